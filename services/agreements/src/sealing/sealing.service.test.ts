import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBroker, nobody, startService } from '@groundwork/server-testkit';
import { runVerification } from '../evidence/run-verification.js';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from './verification.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const signedAt = '2026-03-02T15:00:00.000Z';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const signature = (party: string, signerName: string) => ({
  party,
  userId: randomUUID(),
  signerName,
  typedName: signerName.toUpperCase(),
  signedAt,
  ip: '203.0.113.7',
  userAgent: null,
  contentHash: hashOf(party),
});
/** An agreement that both sides have signed, as the brokers service tells of it. */
const signed = (pdf: string) => ({
  agreementId: randomUUID(),
  brokerId: randomUUID(),
  brokerUserId: null,
  clientName: 'Ortiz Homes',
  decidedBy: randomUUID(),
  version: 'default',
  contentHash: hashOf('text'),
  paperHash: hashOf(pdf),
  signatures: [signature('broker', 'Ann Reyes'), signature('lender', 'Ada Byron')],
});
const verify = (paperHash: string, actor = nobody) =>
  harness.as(actor).call<VerifiedPaperDto>('POST', '/verifications', { paperHash });
const rows = <T>(statement: string, values?: readonly unknown[]) => harness.service.database.rows<T>(statement, values);
const run = (statement: string, values: unknown[] = []) =>
  harness.service.database.manager.query<unknown>(statement, values);

async function findingsOf(args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const code = await runVerification(harness.options.database, args, (line) => lines.push(line));
  const findings = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
  expect(code).toBe(findings.length > 0 ? 1 : 0);
  return findings;
}

/** The PDFs that other services keep, as they were sealed. */
async function papersElsewhere(): Promise<(readonly [string, string])[]> {
  const sealed = await rows<{ id: string; facts: string }>(
    "SELECT acceptance_id AS id, facts FROM evidence_record WHERE kind IN ('agreement.signed', 'adverse.sent', 's1.signed')",
  );
  return sealed.map((row) => [row.id, (JSON.parse(row.facts) as { paperHash: string }).paperHash] as const);
}

describe('a document that both sides signed', () => {
  it('is known by its bytes to whoever has them, by whom and when, and sealed once', async () => {
    const [facts, id] = [signed('%PDF one'), randomUUID()];
    for (let again = 0; again < 2; again += 1) await harness.deliver('agreement.signed', facts.agreementId, facts, id);
    const answers = [await verify(facts.paperHash), await verify(facts.paperHash, aBroker(randomUUID()))];
    const position = answers[0]?.body.position;
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        {
          title: 'Referral agreement: Ortiz Homes',
          version: 'default',
          contentHash: facts.contentHash,
          signatures: [
            { party: 'broker', signerName: 'Ann Reyes', signedAt },
            { party: 'lender', signerName: 'Ada Byron', signedAt },
          ],
          position,
        },
      ]);
    expect(await rows('SELECT 1 FROM evidence_record WHERE acceptance_id = ?', [facts.agreementId])).toHaveLength(1);
  });

  it('is another one where a byte differs, and nothing is told of any', async () => {
    const problem = await harness.as(nobody).problem('POST', '/verifications', { paperHash: hashOf('%PDF onE') });
    expect([problem.status, problem.detail]).toEqual([404, shared.paperUnknown]);
    for (const paperHash of ['', 'x', hashOf('x').toUpperCase(), `${hashOf('x')}0`])
      expect((await harness.as(nobody).problem('POST', '/verifications', { paperHash })).status).toBe(422);
  });

  it('is not vouched for once its record was changed', async () => {
    const facts = signed('%PDF changed');
    await harness.deliver('agreement.signed', facts.agreementId, facts);
    const [record] = await rows<{ facts: string }>('SELECT facts FROM evidence_record WHERE acceptance_id = ?', [
      facts.agreementId,
    ]);
    await run("UPDATE evidence_record SET facts = REPLACE(facts, 'Ada', 'Eve') WHERE acceptance_id = ?", [
      facts.agreementId,
    ]);
    expect((await harness.as(nobody).problem('POST', '/verifications', { paperHash: facts.paperHash })).code).toBe(
      'evidence.broken',
    );
    expect((await verifyEvidence(rows)).findings.join(' ')).toContain('was changed, or moved here');
    await run('UPDATE evidence_record SET facts = ? WHERE acceptance_id = ?', [record?.facts, facts.agreementId]);
    expect((await verifyEvidence(rows)).findings).toEqual([]);
  });

  it('is missed where its PDF was changed by one byte, is gone, or was never sealed', async () => {
    const sealed = await rows<{ id: string; facts: string; position: number }>(
      "SELECT acceptance_id AS id, facts, position FROM evidence_record WHERE kind = 'agreement.signed' ORDER BY position",
    );
    const hashes = new Map(sealed.map(({ id, facts }) => [id, (JSON.parse(facts) as { paperHash: string }).paperHash]));
    const folder = mkdtempSync(join(tmpdir(), 'papers-'));
    const found = (papers: ReadonlyMap<string, string>) => {
      const file = join(folder, 'papers');
      writeFileSync(file, [...papers].map(([id, hash]) => `${id} ${hash}\n`).join(''));
      return findingsOf(['--papers', file]);
    };
    try {
      expect(await found(hashes)).toEqual([]);
      const [first] = sealed;
      const id = String(first?.id);
      expect(await found(new Map([...hashes, [id, hashOf('%PDF onE')]]))).toEqual([
        `The signed PDF of record ${first?.position} was changed.`,
      ]);
      expect(await found(new Map([...hashes].filter(([key]) => key !== id)))).toEqual([
        `The signed PDF of record ${first?.position} is not there any more.`,
      ]);
      expect(await found(new Map([...hashes, ['other', hashOf('x')]]))).toEqual([
        'The signed PDF of other has no record in the chain.',
      ]);
      await run('UPDATE sealed_paper SET position = position + 1000 WHERE position = ?', [first?.position]);
      expect(await findingsOf([])).toEqual([
        `The signed document of record ${first?.position} is not found by its hash.`,
        expect.stringContaining('has no record in the chain.'),
      ]);
      await run('UPDATE sealed_paper SET position = ? WHERE position = ?', [
        first?.position,
        Number(first?.position) + 1000,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('a notice of adverse action is known by the bytes of its PDF, by no signature, and missed where it is gone', async () => {
  const [noticeId, applicationId, sentBy] = [randomUUID(), randomUUID(), randomUUID()];
  const facts = { applicationId, companyId: randomUUID(), userId: randomUUID(), name: 'Heights Home' };
  const [contentHash, paperHash] = [hashOf('letter'), hashOf('%PDF notice')];
  const title = 'Notice of action taken';
  const sent = { noticeId, round: 2, title, contentHash, paperHash, sentBy, sentAt: signedAt };
  await harness.deliver('adverse.sent', applicationId, { ...facts, ...sent });
  expect((await verify(paperHash)).body).toMatchObject({
    title: 'Notice of action taken: Heights Home',
    version: '2',
    contentHash,
    signatures: [],
  });
  const hashes = await papersElsewhere();
  expect((await verifyEvidence(rows, undefined, new Map(hashes))).findings).toEqual([]);
  const without = new Map(hashes.filter(([id]) => id !== noticeId));
  expect((await verifyEvidence(rows, undefined, without)).findings.join(' ')).toContain('is not there any more');
});

it('an S-1 that its owner signed by a link is known by its bytes, sealed once, and missed where it is gone', async () => {
  const pdf = Buffer.from('%PDF s-1');
  const [fileUploadId, personId] = [randomUUID(), randomUUID()];
  const facts = {
    ...{ fileUploadId, personId, companyId: randomUUID(), organizationName: 'Gulf Coast Builders' },
    ...{ title: 'S-1 of Dana Whitfield', version: '1', contentHash: hashOf('text'), paperHash: hashOf('%PDF s-1') },
    ...{ signerName: 'Dana Whitfield', typedName: 'DANA WHITFIELD', email: 'dana@gulf.example', sentBy: randomUUID() },
    ...{ drawingHash: null, signedAt, ip: '203.0.113.7', userAgent: null },
  };
  const [told, id] = [{ ...facts, pdf: pdf.toString('base64') }, randomUUID()];
  for (let again = 0; again < 2; again += 1) await harness.deliver('s1.signed', personId, told, id);
  expect((await verify(facts.paperHash)).body).toMatchObject({
    title: 'S-1 of Dana Whitfield: Gulf Coast Builders',
    version: '1',
    contentHash: facts.contentHash,
    signatures: [{ party: 'owner', signerName: 'Dana Whitfield', signedAt }],
  });
  const records = await rows<{ facts: string }>('SELECT facts FROM evidence_record WHERE acceptance_id = ?', [
    fileUploadId,
  ]);
  expect(records).toHaveLength(1);
  // Neither the text nor the paper is written into the chain: they say how somebody lives.
  expect(records[0]?.facts).not.toContain(told.pdf);
  const other = { ...told, fileUploadId: randomUUID(), pdf: Buffer.from('%PDF s-2').toString('base64') };
  await expect(harness.deliver('s1.signed', personId, other)).rejects.toThrow('was answered 500');
  const found = async (papers: readonly (readonly [string, string])[]) =>
    (await verifyEvidence(rows, undefined, new Map([...(await papersElsewhere()), ...papers]))).findings;
  expect(await found([])).toEqual([]);
  expect(await found([[fileUploadId, hashOf('%PDF s-2')]])).toEqual([expect.stringContaining('was changed')]);
});

it('decisions of the lender are sealed with the hash of what was told of them', async () => {
  const { brokerId, agreementId } = signed('');
  const payload = {
    agreementId,
    brokerId,
    brokerUserId: null,
    clientName: 'Ortiz',
    decidedBy: randomUUID(),
    comment: 'No',
  };
  await harness.deliver('agreement.rejected', agreementId, payload);
  const [record] = await rows<{ kind: string; facts: string }>(
    'SELECT kind, facts FROM evidence_record WHERE acceptance_id = ?',
    [agreementId],
  );
  expect(record?.kind).toBe('agreement.rejected');
  expect(JSON.parse(record?.facts ?? '{}')).toMatchObject({
    decidedBy: payload.decidedBy,
    payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await verifyEvidence(rows)).findings).toEqual([]);
});

it('a notice that went out on paper is sealed with the hash of what was put on record, each correction and its withdrawal after it', async () => {
  const [applicationId, decidedBy] = [randomUUID(), randomUUID()];
  const facts = {
    ...{ applicationId, companyId: randomUUID(), userId: randomUUID(), name: 'Heights', projectNumber: 1042 },
    ...{ organizationName: 'Gulf Coast', noticeId: randomUUID(), round: 1, decidedBy, sentOn: '2026-03-05' },
    ...{ sentByName: 'Bea Oak', reference: 'RR 123', recordedAt: '2026-03-06T15:00:00.000Z' },
  };
  await harness.deliver('adverse.sent_on_paper', applicationId, { ...facts, number: 1, how: 'post', reason: null });
  await harness.deliver('adverse.sent_on_paper', applicationId, {
    ...facts,
    number: 2,
    how: 'hand',
    reason: 'By hand',
  });
  await harness.deliver('adverse.paper_withdrawn', applicationId, {
    ...facts,
    ...{ number: 3, withdraws: 2, reason: 'Of another', dueOn: '2026-04-01' },
  });
  const records = await rows<{ kind: string; facts: string }>(
    'SELECT kind, facts FROM evidence_record WHERE acceptance_id = ? ORDER BY position',
    [applicationId],
  );
  expect(records.map(({ kind }) => kind)).toEqual([
    'adverse.sent_on_paper',
    'adverse.sent_on_paper',
    'adverse.paper_withdrawn',
  ]);
  const hashes = records.map(({ facts: told }) => JSON.parse(told) as { decidedBy: string; payloadHash: string });
  expect(hashes[0]).toMatchObject({ decidedBy, payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(hashes[0]?.payloadHash).not.toBe(hashes[1]?.payloadHash);
  expect((await verifyEvidence(rows)).findings).toEqual([]);
});
