import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from './api-client.js';
import { expect } from './fixtures.js';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
}

/** The newest letter to an address with this subject, from the mailbox that a portal without a mail server keeps. */
export async function letterTo(portal: { readonly url: string }, email: string, subject: string): Promise<Letter> {
  const client = new ApiClient(portal.url);
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(200)) {
    const { body } = await client.call('GET', 'shell', `/mailbox?to=${encodeURIComponent(email)}`);
    const letter = (body as unknown as Letter[]).find?.((each) => each.subject === subject);
    if (letter) return letter;
  }
  throw new Error(`No letter '${subject}' to ${email} came.`);
}

/** The path of the link in a letter that begins so: '/registerAdmin/…'. */
export function linkIn(letter: Letter, start: string): string {
  const path = new RegExp(`${start}[^\\s"<>]+`).exec(letter.text ?? '')?.[0];
  expect(path, `a link ${start}… in '${letter.subject}'`).toBeTruthy();
  return path ?? '';
}
