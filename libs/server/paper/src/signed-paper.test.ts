import { deflateSync } from 'node:zlib';
import { isPrintablePng } from './png.js';
import { provedBy, signedPaper } from './index.js';
import type { SignedPaper } from './index.js';

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};
/** A PNG of transparent pixels. */
function aPng(width: number, height: number, pixels = (width * 4 + 1) * height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(pixels));
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const at = new Date('2026-03-02T15:00:00.000Z');
const drawn = (png: Buffer) => `<p>Signed: <img src="data:image/png;base64,${png.toString('base64')}" alt=""></p>`;
const paperOf = (content: string): SignedPaper => ({
  title: 'Referral agreement: Ortiz Homes LLC',
  documentId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b012',
  content,
  contentHash: 'ab'.repeat(32),
  about: [['ICCA version', 'default']],
  signatures: [
    {
      party: 'Broker',
      signerName: 'Ann Reyes',
      typedName: 'ann reyes',
      signerId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b013',
      signedAt: at,
      ip: null,
      userAgent: null,
      contentHash: 'cd'.repeat(32),
    },
  ],
  at,
  letterhead: undefined,
});

describe('a signed document on paper', () => {
  it('is the same bytes of the same facts, and others of other facts', async () => {
    const paper = paperOf(drawn(aPng(40, 10)));
    const [one, again] = [await signedPaper(paper), await signedPaper(paper)];
    expect(one.equals(again)).toBe(true);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(await signedPaper({ ...paper, contentHash: 'ee'.repeat(32) }))).toBe(false);
  });

  it('says what was proved: the session alone, or the link, where nothing else was asked or on record', () => {
    const proof = 'signed-in session and code of the authenticator app';
    expect([provedBy({}), provedBy({ proof: null, sentTo: 'ann@gulf.example' }), provedBy({ proof })]).toEqual([
      'signed-in session',
      'the link of the letter',
      proof,
    ]);
  });

  it('is made all the same where a drawing is broken', async () => {
    for (const png of [aPng(40, 10, 7), aPng(40, 10).subarray(0, 50), Buffer.from('89504e470d0a1a0a', 'hex')])
      expect((await signedPaper(paperOf(drawn(png)))).length).toBeGreaterThan(1000);
  });
});

describe('a drawing that can be set', () => {
  it.each<[string, Buffer, boolean]>([
    ['whole', aPng(40, 10), true],
    ['with too few pixels', aPng(40, 10, 100), false],
    ['with too many pixels', aPng(40, 10, 1000), false],
    ['cut off', aPng(40, 10).subarray(0, 45), false],
    ['of no pixels', aPng(0, 10), false],
    ['larger than any signature', aPng(1, 1).fill(0x7f, 16, 24), false],
    ['no PNG', Buffer.alloc(100), false],
  ])('is %s: %#', (_what, png, printable) => expect(isPrintablePng(png)).toBe(printable));
});
