/// <reference types="vite/client" />
/// <reference types="svelte" />
interface ImportMetaEnv {
  readonly VITE_MOCK?: string;
}
