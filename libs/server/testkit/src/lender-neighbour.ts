import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Letterhead } from '@groundwork/domain-accounts';
import { extractText } from 'unpdf';
import { nothingAsked, openSignings } from './neighbour.js';

/** Who the lender is in tests that have no notifications service: its logo is of eight by four pixels. */
export const theLender: Letterhead = {
  name: 'Harbor & Łódź Construction Lending',
  accent: '#6b21a8',
  logoAlt: 'A harbor crane',
  logo: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEUlEQVR42mPIVlyBFTFQTwIAfi0mgafSB60AAAAASUVORK5CYII=',
};

const serving = new Map<string, Promise<string>>();

/** A service that answers one path, and is away for all else. */
function serviceWith(path: string, answer: unknown): Promise<string> {
  let url = serving.get(path);
  if (!url) {
    url = new Promise((resolve) => {
      const server = createServer((request, reply) => {
        const knows = request.url === path;
        reply.writeHead(knows ? 200 : 503, { 'content-type': 'application/json' });
        reply.end(JSON.stringify(knows ? answer : { code: 'upstream.unavailable' }));
      });
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
      server.unref();
    });
    serving.set(path, url);
  }
  return url;
}

/** The notifications service of tests that have none: it says who the lender is, and is away for all else. */
export const whoNamesTheLender = (): Promise<string> => serviceWith('/internal/lender', theLender);

/** The identity service of tests that have none: it asks nothing of who signs, and is away for all else. */
export const whoAsksNothing = (): Promise<string> => serviceWith(openSignings, nothingAsked);

/** What stands at the head of a page of a PDF: as many words as the lender's name has; and whether the file has the lender's logo. */
export async function headOf(pdf: Uint8Array, page = 1): Promise<{ readonly name: string; readonly hasLogo: boolean }> {
  const { text } = await extractText(new Uint8Array(pdf));
  const name = (text[page - 1] ?? '').replace(/\s+/g, ' ').slice(0, theLender.name.length);
  return { name, hasLogo: /\/Subtype \/Image[^>]*?\/Width 8\s+\/Height 4\s/.test(Buffer.from(pdf).toString('latin1')) };
}

/** What `headOf` says of a paper that the lender heads. */
export const headed = { name: theLender.name, hasLogo: true };
