import type { Session } from './session.types.js';

const path = '/api/shell/account/who';
let answer: Promise<Response> | undefined;
let copy: Promise<Response> | undefined;

/** Asks who is signed in while the scripts of the page are still on their way. */
export function askEarly(): void {
  answer = fetch(path);
  // Whoever takes the answer is told of its failure.
  answer.catch(() => undefined);
  copy = answer.then((response) => response.clone());
  copy.catch(() => undefined);
}

/** The answer to {@link askEarly}, once: what is asked later is asked anew. */
export function takeEarly(): Promise<Response> | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}

/** Who is signed in by the answer to {@link askEarly}, whether or not it was taken; undefined where nobody is, or nobody was asked. */
export async function earlySession(): Promise<Session | undefined> {
  try {
    const response = await copy;
    return response?.ok ? (((await response.json()) as { session?: Session | null }).session ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
