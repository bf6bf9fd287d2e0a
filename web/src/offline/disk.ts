/**
 * The browser's own disk (OPFS) as a folder of Python: SQLite reads and writes its files there at once, and what has
 * been flushed survives a killed tab and a power cut. The files are opened beforehand: opening them takes a promise.
 */

/** What a worker may do with a file at once; the page's own types do not know it, since only workers may. */
interface SyncFile {
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(from: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
}
type Openable = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncFile> };

interface Node {
  name: string;
  mode: number;
  handle?: SyncFile;
  node_ops: object;
  stream_ops: object;
}
interface Stream {
  node: Node;
  position: number;
}
/** What we use of Emscripten's file system. */
interface Files {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  isDir(mode: number): boolean;
  mkdirTree(path: string): void;
  mount(kind: object, options: object, path: string): unknown;
  ErrnoError: new (code: number) => Error;
}
const ERRNO = { missing: 44, full: 51, input: 29, refused: 63 };
const FOLDER = 0o40777;
const FILE = 0o100666;
const FROM_HERE = 1;
const FROM_END = 2;

export type Handles = Map<string, SyncFile>;
const TRIES = 20;
const PAUSE = 250;

/** Another page of ours holds the files. */
export class Taken extends Error {}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** Open the files; a page that was just closed may hold them a moment longer. */
async function opened(file: Openable): Promise<SyncFile> {
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NoModificationAllowedError")) throw error;
      if (tries === TRIES) throw new Taken();
      await pause();
    }
  }
}

/** Open these files of the browser's disk; null where there is none (some private windows). */
export async function openDisk(names: string[]): Promise<Handles | null> {
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("flibuste", { create: true });
  } catch {
    return null;
  }
  const handles: Handles = new Map();
  for (const name of names)
    handles.set(name, await opened((await folder.getFileHandle(name, { create: true })) as Openable));
  return handles;
}

/** Mount the files as a folder. */
export function mountDisk(files: Files, handles: Handles, path: string): void {
  const refuse = (code: number): never => {
    throw new files.ErrnoError(code);
  };
  /** Do something with a file; a full disk is said in a way SQLite understands. */
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      return refuse(full ? ERRNO.full : ERRNO.input);
    }
  };
  const handleOf = (node: Node): SyncFile => node.handle ?? refuse(ERRNO.missing);
  const sizeOf = (node: Node): number => (node.handle ? node.handle.getSize() : 0);
  const numbers = new Map([...handles.keys()].map((name, i) => [name, i + 1]));
  const made = new Map<string, Node>();

  const nodeOps = {
    getattr: (node: Node) => ({
      dev: 1,
      ino: 4000 + (numbers.get(node.name) ?? 0),
      mode: node.mode,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size: sizeOf(node),
      atime: new Date(0),
      mtime: new Date(0),
      ctime: new Date(0),
      blksize: 4096,
      blocks: Math.ceil(sizeOf(node) / 4096),
    }),
    setattr: (node: Node, change: { size?: number }) => {
      if (change.size !== undefined) attempt(() => handleOf(node).truncate(change.size ?? 0));
    },
    lookup: (parent: Node, name: string): Node => node(parent, name),
    mknod: (parent: Node, name: string): Node => node(parent, name),
    readdir: () => [".", "..", ...handles.keys()],
    unlink: (_: Node, name: string) => attempt(() => handles.get(name)?.truncate(0)),
  };
  const streamOps = {
    read: (stream: Stream, buffer: Int8Array, offset: number, length: number, at: number) =>
      attempt(() => handleOf(stream.node).read(bytes(buffer, offset, length), { at })),
    write: (stream: Stream, buffer: Int8Array, offset: number, length: number, at: number) =>
      attempt(() => handleOf(stream.node).write(bytes(buffer, offset, length), { at })),
    fsync: (stream: Stream) => {
      attempt(() => handleOf(stream.node).flush());
      return 0;
    },
    llseek: (stream: Stream, offset: number, whence: number) => {
      const from = whence === FROM_HERE ? stream.position : whence === FROM_END ? sizeOf(stream.node) : 0;
      return from + offset < 0 ? refuse(ERRNO.refused) : from + offset;
    },
  };
  const bytes = (buffer: Int8Array, offset: number, length: number): Uint8Array<ArrayBuffer> =>
    new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset + offset, length);

  function node(parent: Node, name: string): Node {
    const handle = handles.get(name) ?? refuse(ERRNO.missing);
    const found = made.get(name) ?? files.createNode(parent, name, FILE, 0);
    made.set(name, found);
    return Object.assign(found, { handle, node_ops: nodeOps, stream_ops: streamOps });
  }
  const kind = {
    mount: () => Object.assign(files.createNode(null, "/", FOLDER, 0), { node_ops: nodeOps, stream_ops: {} }),
  };
  files.mkdirTree(path);
  files.mount(kind, {}, path);
}
