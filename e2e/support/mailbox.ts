import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from './api-client.js';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
}

const patienceMs = 15_000;

/** The letters to an address that the demonstration keeps, newest first. */
export async function lettersTo(url: string, address: string): Promise<Letter[]> {
  const answer = await new ApiClient(url).call('GET', 'shell', `/mailbox?to=${encodeURIComponent(address)}`);
  return answer.body as unknown as Letter[];
}

/**
 * The path of the link in the newest letter to an address whose link begins so ('/confirmRegistration/'). Waits for the
 * letter; `not` is a link of before that does not count.
 */
export async function linkTo(url: string, address: string, begins: string, not?: string): Promise<string> {
  const link = new RegExp(`${begins.replaceAll('/', '\\/')}[^\\s<>"')]+`);
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
    for (const { text } of await lettersTo(url, address)) {
      const found = link.exec(text ?? '')?.[0];
      if (found && found !== not) return found;
    }
  }
  throw new Error(`No letter with ${begins} came to ${address}.`);
}
