import { deflateSync } from 'node:zlib';
import type { Letterhead } from '@groundwork/domain-accounts';
import { extractText, getDocumentProxy } from 'unpdf';
import { finish, newPaper, section, title } from './index.js';

const chunk = (type: string, bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), bytes, Buffer.alloc(4)]);
};
/** A PNG with an alpha channel, as most logos are. */
function aLogo(width: number, height: number): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(
    Buffer.alloc((width * 4 + 1) * height, 0x55).map((byte, at) => (at % (width * 4 + 1) ? byte : 0)),
  );
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]).toString(
    'base64',
  );
}

const at = new Date('2026-03-02T15:00:00.000Z');
const acme: Letterhead = { name: 'Acme Lending', accent: '#6b21a8', logoAlt: 'An anvil', logo: aLogo(1200, 40) };

async function aPaper(letterhead: Letterhead | undefined, lines = 3): Promise<Buffer> {
  const document = newPaper('Statement', 'of fees', at, letterhead);
  title(document, 'Statement');
  section(
    document,
    'Fees',
    Array.from({ length: lines }, (_, line) => [`Fee ${line}`, '$1.00']),
  );
  return finish(document, 'foot');
}
const wordsOf = async (pdf: Buffer) =>
  (await extractText(new Uint8Array(pdf))).text.map((page) => page.replace(/\s+/g, ' '));
/** Sizes of the pictures of a paper, without what they leave transparent, which stands beside them. */
const picturesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)\s+\/Height (\d+)[^>]*?\/SMask/g)].map(
    ([, width, height]) => `${width}×${height}`,
  );
interface Placed {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}
const placed = async (pdf: Buffer): Promise<Placed[]> => {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  return ((await page.getTextContent()).items as Placed[]).filter(({ str }) => str.trim() !== '');
};

describe('the head of the lender on a paper', () => {
  it('is its name and logo before everything else, and its name above each further page', async () => {
    const pdf = await aPaper(acme, 120);
    const pages = await wordsOf(pdf);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toMatch(/^Acme Lending Statement Fees/);
    for (const page of pages) expect(page.split('Acme Lending')).toHaveLength(2);
    expect(picturesOf(pdf)).toEqual(['1200×40']);
    expect(pdf.toString('latin1')).toContain('/Alt (An anvil)');
    expect((await aPaper({ ...acme, logoAlt: '' })).toString('latin1')).toContain('/Alt (Acme Lending)');
    expect(pdf.equals(await aPaper(acme, 120))).toBe(true);
  });

  it('names the lender as author, and the portal where nobody says who that is', async () => {
    const authorOf = async (pdf: Buffer) => {
      const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata();
      return (info as { Author: string }).Author;
    };
    const bare = await aPaper(undefined);
    expect([await authorOf(await aPaper(acme)), await authorOf(bare)]).toEqual(['Acme Lending', 'Groundwork']);
    expect((await wordsOf(bare))[0]).toMatch(/^Statement/);
  });

  it.each([
    ['of sixty capitals', 'W'.repeat(60)],
    ['of Chinese characters', '建'.repeat(60)],
    ['of both', `${'W'.repeat(30)}${'建'.repeat(30)}`],
  ])('has a name %s on one line within the page, clear of the logo and of the text', async (_what, name) => {
    for (const logo of [null, acme.logo, aLogo(400, 400)]) {
      const items = await placed(await aPaper({ ...acme, name, logo }));
      const heading = items.findIndex(({ str }) => str === 'Statement');
      const own = items.slice(0, heading);
      expect(own.map(({ str }) => str).join('')).toBe(name);
      const lines = new Set(own.map(({ transform }) => Math.round(transform[5] ?? 0)));
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(3);
      const last = own.at(-1);
      expect((last?.transform[4] ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(612 - 55);
      expect((last?.transform[5] ?? 0) - (items[heading]?.transform[5] ?? 0)).toBeGreaterThan(24);
    }
  });

  it('goes without a logo that no paper can set', async () => {
    const pdf = await aPaper({ ...acme, logo: Buffer.from('GIF89a').toString('base64') });
    expect((await wordsOf(pdf))[0]).toMatch(/^Acme Lending Statement/);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
  });
});
