import { createHash, randomUUID } from 'node:crypto';
import { drawRules } from '@groundwork/domain-messages';
import type { CertifiedDraw, SheetAmounts } from '@groundwork/domain-draws';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, headed, headOf, nobody, startService } from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from '../sealing/verification.dto.js';
import { contentHash } from '../shared/index.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

const reading = <T>(statement: string, values?: readonly unknown[]) =>
  harness.service.database.rows<T>(statement, values);
const change = (column: string, value: string, id: string) =>
  harness.service.database.manager.query(`UPDATE draw_certificate SET ${column} = ? WHERE submission_id = ?`, [
    value,
    id,
  ]);

const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const amounts: SheetAmounts = {
  original: 1_000_000,
  changes: 0,
  scheduledValue: 1_000_000,
  fromPrevious: 400_000,
  thisPeriod: 100_000,
  stored: 0,
  completedAndStored: 500_000,
  percent: 50,
  balanceToFinish: 500_000,
  retainage: 50_000,
};
const propertyId = randomUUID();
const certified = (lines: number): CertifiedDraw => ({
  statement: drawRules.certification,
  kind: 'work',
  number: 3,
  round: 1,
  borrower: 'Ortiz Homes LLC',
  lender: 'Groundwork',
  contractor: 'Bluff Oak Builders',
  loan: 'Maple Street Homes',
  projectNumber: 1042,
  properties: [{ propertyId, address: '12 Maple Street, Houston, TX' }],
  periodFrom: '2026-02-02',
  periodTo: '2026-03-02',
  sheet: {
    lines: Array.from({ length: lines }, (_unused, at) => ({
      ...amounts,
      additionalBudgetItemId: randomUUID(),
      propertyId,
      name: `Item ${at + 1}`,
      section: `Section ${Math.floor(at / 12) + 1}`,
    })),
    totals: amounts,
    contingency: { ...amounts, stored: 0 },
    certificate: {
      originalSum: 1_000_000,
      changeOrders: 0,
      sumToDate: 1_000_000,
      completedAndStored: 500_000,
      retainage: 50_000,
      retainageOfWork: 50_000,
      retainageOfStored: 0,
      earnedLessRetainage: 450_000,
      previousCertificates: 360_000,
      currentPaymentDue: 90_000,
      balanceToFinish: 550_000,
    },
  },
});

/** A draw that was certified, as the draws service tells of it. */
async function aCertificate({ lines = 2, draw = randomUUID(), round = 1, companyId = randomUUID(), more = {} } = {}) {
  const content = JSON.stringify({ ...certified(lines), round });
  const facts = {
    submissionId: randomUUID(),
    drawRequestId: draw,
    applicationId: randomUUID(),
    companyId,
    userId: randomUUID(),
    round,
    content,
    contentHash: contentHash(content),
    signerName: 'Ana Reyes',
    signature: 'ANA REYES',
    drawing: signature,
    signedAt: '2026-03-02T15:00:00.000Z',
    ip: '203.0.113.7',
    userAgent: 'Journeys',
    ...more,
  };
  await harness.deliver('draw.certified', draw, facts);
  return { ...facts, path: `/draw-certificates/${draw}/pdf` };
}
const verify = (pdf: Buffer) =>
  harness.as(nobody).call<VerifiedPaperDto>('POST', '/verifications', {
    paperHash: createHash('sha256').update(pdf).digest('hex'),
  });

describe('the certificate of a draw', () => {
  test('is one file from then on, of its company and the lender, and known to whoever has it', async () => {
    const { companyId, path, contentHash: of } = await aCertificate({ lines: 90 });
    const papers = await Promise.all(
      [aBorrower(companyId), anAdministrator()].map((actor) => harness.as(actor).call('GET', path)),
    );
    const [first, second] = papers.map(({ bytes }) => bytes);
    expect(papers.map(({ status }) => status)).toEqual([200, 200]);
    expect(first?.equals(second ?? Buffer.of())).toBe(true);
    // Certificate and evidence upright, and between them a continuation sheet over several pages, all of them across.
    expect(first?.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(5);
    expect(first?.toString('latin1').match(/\/MediaBox \[0 0 792 612\]/g)?.length).toBeGreaterThanOrEqual(3);
    expect(first?.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(2);
    const { text } = await extractText(new Uint8Array(first ?? []));
    expect(await headOf(first ?? Buffer.of())).toEqual(headed);
    for (const page of text.slice(1)) expect(page).toContain(headed.name);
    expect(text[0]).toMatch(/Lender\s+Groundwork\s+Contractor\s+Bluff Oak Builders/);
    const known = await verify(first ?? Buffer.of());
    expect(known.body).toMatchObject({
      title: 'Draw 3: Maple Street Homes',
      version: '1',
      contentHash: of,
      signatures: [{ party: 'Borrower', signerName: 'Ana Reyes', signedAt: '2026-03-02T15:00:00.000Z' }],
    });
    const other = Buffer.from(first ?? '');
    other[other.length - 2] = 0;
    expect((await verify(other)).status).toBe(404);
    expect((await harness.as(aBorrower(randomUUID())).call('GET', path)).status).toBe(403);
    expect((await harness.as(aBroker(randomUUID())).call('GET', path)).status).toBe(403);
    expect((await verifyEvidence(reading)).findings).toEqual([]);
  });

  test('is that of the latest submission, and the earlier one stays known', async () => {
    const first = await aCertificate();
    const earlier = (await harness.as(anAdministrator()).call('GET', first.path)).bytes;
    await aCertificate({ draw: first.drawRequestId, round: 2, companyId: first.companyId });
    const later = (await harness.as(anAdministrator()).call('GET', first.path)).bytes;
    const rounds = [(await verify(earlier)).body.version, (await verify(later)).body.version];
    expect(rounds).toEqual(['1', '2']);
  });

  test('of which a byte or a word was changed is found by the verification, and is not given out', async () => {
    const { submissionId, content, path } = await aCertificate();
    const pdf = (await harness.as(anAdministrator()).call('GET', path)).bytes.toString('base64');
    await change('pdf', Buffer.from('%PDF-another').toString('base64'), submissionId);
    expect((await harness.as(anAdministrator()).problem('GET', path)).code).toBe('evidence.broken');
    expect((await verifyEvidence(reading)).findings).toEqual([
      expect.stringMatching(/^The signed PDF of record \d+ was changed\.$/),
    ]);
    await change('pdf', pdf, submissionId);
    await change('content', content.replace('90000', '990000'), submissionId);
    expect((await harness.as(anAdministrator()).problem('GET', path)).code).toBe('evidence.broken');
    expect((await verifyEvidence(reading)).findings).toEqual([
      expect.stringContaining(`What was certified by ${submissionId} no longer has its hash.`),
    ]);
    await change('content', content, submissionId);
    expect((await verifyEvidence(reading)).findings).toEqual([]);
  });

  test('is not made of what is not what was signed; a draw from before has none', async () => {
    await expect(aCertificate({ more: { contentHash: contentHash('other') } })).rejects.toThrow();
    const none = await harness.as(anAdministrator()).problem('GET', `/draw-certificates/${randomUUID()}/pdf`);
    expect([none.status, none.detail]).toEqual([404, drawRules.certificateNotMade]);
  });
});
