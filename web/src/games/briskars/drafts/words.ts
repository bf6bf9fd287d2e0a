/** What is wrong, in the reader's language. */
import type { DraftFault } from "../../../lib/wire";
import { t, words } from "../../../lib/words.svelte";

export const nameOfField = (field: string): string =>
  words.has(`bk-draft-field-${field}`) ? t(`bk-draft-field-${field}`) : field;

export function faultText(fault: DraftFault): string {
  const id = `bk-draft-fault-${fault.code.replaceAll("_", "-")}`;
  const field = fault.field ? nameOfField(fault.field) : fault.entry || fault.file;
  if (!words.has(id))
    return t("bk-draft-fault-other", { field, expected: String(fault.values.expected ?? fault.code) });
  const goal = fault.values.goal ? t(`bk-draft-goal-${String(fault.values.goal).replaceAll("_", "-")}`) : "";
  return t(id, { ...fault.values, goal, field, file: fault.file, square: fault.squares[0] ?? "" });
}
