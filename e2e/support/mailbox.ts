import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from './api-client.js';
import { patient } from './patience.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
}

const patienceMs = patient(15_000);

/** The letters to an address that a portal without a mail server keeps, newest first. */
export async function lettersTo(url: string, address: string): Promise<Letter[]> {
  const answer = await new ApiClient(url).call('GET', 'shell', `/mailbox?to=${encodeURIComponent(address)}`);
  return answer.body as unknown as Letter[];
}

/** What `find` sees first in the letters to an address, newest first, once it is there; `wanted` says of what it is missed. */
async function awaited<T>(
  url: string,
  address: string,
  wanted: string,
  find: (letter: Letter) => T | undefined,
): Promise<T> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
    for (const letter of await lettersTo(url, address)) {
      const found = find(letter);
      if (found !== undefined) return found;
    }
  }
  throw new Error(`No letter with ${wanted} came to ${address}.`);
}

/** The path of the link in a letter that begins so ('/registerAdmin/'). */
export const linkIn = ({ text }: Letter, begins: string): string | undefined =>
  new RegExp(`${begins}[^\\s<>"')]+`).exec(text ?? '')?.[0];

/** The newest letter to an address whose subject is this, or fits. */
export const letterTo = (url: string, address: string, subject: string | RegExp): Promise<Letter> =>
  awaited(url, address, `the subject ${subject}`, (letter) =>
    (typeof subject === 'string' ? letter.subject === subject : subject.test(letter.subject)) ? letter : undefined,
  );

/** The path of the link in the newest letter to an address whose link begins so; `not` is a link of before that does not count. */
export const linkTo = (url: string, address: string, begins: string, not?: string): Promise<string> =>
  awaited(url, address, begins, (letter) => {
    const found = linkIn(letter, begins);
    return found === not ? undefined : found;
  });
