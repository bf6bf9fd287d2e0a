/** What only who runs the server may ask for, with the operator's token. */
import { ApiError } from "./api";
import type { Problem } from "./wire";

export { ApiError };

export async function operate(token: string, path: string, body?: object): Promise<unknown> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const init: RequestInit = body
    ? { method: "POST", body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } }
    : { headers };
  const response = await fetch(`/api/operator/${path}`, init);
  if (!response.ok) throw new ApiError(((await response.json()) as Problem).code);
  return response.json();
}
