/** People without an account, and the links of letters that come to them. */
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 20_000;

let strangers = 0;
/** Somebody new, from an address of its own. */
export const aStranger = () => ({ role: 'anonymous', companyIds: [], address: `198.51.100.${(strangers += 1) % 250}` });

/** The parts of the path of the link in the newest of `count` letters. */
export async function linkOf(url, to, begins, count) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(200)) {
    const letters = await (await fetch(`${url}/api/shell/mailbox?to=${encodeURIComponent(to)}`)).json();
    const links = letters
      .map(({ text }) => new RegExp(`${begins}([^\\s<>"')]+)`).exec(text ?? '')?.[1])
      .filter(Boolean);
    if (links.length >= count) return links[0].split('/').map(decodeURIComponent);
  }
  throw new Error(`No ${count} letters with ${begins} came to ${to}.`);
}
