import { Latest } from './latest.js';

/** The answer to a call that was sent before anybody asked, or undefined: `('/api/borrower/userprofile')`. */
export type AnswersAhead = (path: string) => Promise<Response> | undefined;

const sources = new Latest<AnswersAhead>();

/** Where readings look for an answer before they are sent. Returns the function that takes the source away. */
export function onReading(answers: AnswersAhead): () => void {
  return sources.put(answers);
}

let hasWritten = false;

/** Something is about to be changed: what was read before is no answer any more. */
export function noteCommand(): void {
  hasWritten = true;
}

/** Whether something was changed by calls of this page, or may have been. */
export const commandWasSent = (): boolean => hasWritten;

/** A good answer that came ahead of this reading. What was refused or never came ahead is no answer: it is asked then as if nobody had. */
export async function answerAhead({ method, url }: Request): Promise<Response | undefined> {
  const source = sources.current;
  if (method !== 'GET' || !source || hasWritten) return undefined;
  const { pathname, search } = new URL(url);
  const answer = await source(pathname + search)?.catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
