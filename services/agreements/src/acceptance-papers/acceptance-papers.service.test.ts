import { createHash, randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aNeighbour,
  headed,
  headOf,
  nobody,
  startService,
} from '@groundwork/server-testkit';
import { extractText, getDocumentProxy } from 'unpdf';
import type { EsignAcceptanceDto, EsignMasterDto } from '../esign/esign.dto.js';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from '../sealing/verification.dto.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await identity.close();
});

const reading = <T>(statement: string, values?: readonly unknown[]) =>
  harness.service.database.rows<T>(statement, values);
const run = (statement: string, values: unknown[]) =>
  harness.service.database.statement((manager) => manager.query(statement, values));

async function anAcceptance() {
  const actor = aBorrower(randomUUID());
  identity.answers.set(`/internal/users/${actor.userId}/name`, {
    userId: actor.userId,
    firstName: 'Marisol',
    lastName: 'Bennett',
  });
  const terms = (await harness.as(nobody).call<EsignMasterDto>('GET', '/esign-masters/latest')).body;
  const body = { userId: actor.userId, esignMasterId: terms.id, signature: 'MARISOL BENNETT' };
  const { body: acceptance } = await harness.as(actor).call<EsignAcceptanceDto>('POST', '/esign-acceptances', body);
  return { actor, terms, acceptance, path: `/esign-acceptances/${acceptance.id}/pdf` };
}
const verify = (pdf: Buffer) =>
  harness.as(nobody).call<VerifiedPaperDto>('POST', '/verifications', {
    paperHash: createHash('sha256').update(pdf).digest('hex'),
  });

describe('e-sign terms on paper', () => {
  it('are one file for both sides, known at once to whoever has it, and changed by a byte another one', async () => {
    const { actor, terms, acceptance, path } = await anAcceptance();
    const papers = await Promise.all([actor, anAdministrator()].map((reader) => harness.as(reader).call('GET', path)));
    expect(papers.map(({ status }) => status)).toEqual([200, 200]);
    const [own, lenders] = papers.map(({ bytes }) => bytes);
    const { numPages } = await getDocumentProxy(new Uint8Array(own ?? []));
    for (const page of [1, numPages]) expect(await headOf(own ?? Buffer.of(), page)).toEqual(headed);
    expect(own?.equals(lenders ?? Buffer.of())).toBe(true);
    const { text } = await extractText(new Uint8Array(own ?? []));
    const words = text.join(' ').replace(/\s+/g, ' ');
    for (const said of ['Consent to Electronic Records', 'Certificate of signatures', 'MARISOL BENNETT', '203.0.113.7'])
      expect(words).toContain(said);
    expect((await verify(own ?? Buffer.of())).body).toMatchObject({
      title: 'Terms of electronic records and signatures',
      version: String(terms.version),
      contentHash: acceptance.contentHash,
      signatures: [{ party: 'Acceptance', signerName: 'Marisol Bennett', signedAt: acceptance.acceptanceDate }],
    });
    const other = Buffer.from(own ?? '');
    other[other.length - 2] = 0;
    expect((await verify(other)).status).toBe(404);
  });

  it("stay the same file after a withdrawal, and are nobody else's", async () => {
    const { actor, acceptance, path } = await anAcceptance();
    const before = (await harness.as(actor).call('GET', path)).bytes;
    await harness.as(actor).call('DELETE', `/esign-acceptances/${acceptance.id}`);
    expect((await harness.as(actor).call('GET', path)).bytes.equals(before)).toBe(true);
    for (const stranger of [aBorrower(randomUUID()), aBroker(randomUUID())])
      expect((await harness.as(stranger).call('GET', path)).status).toBe(403);
  });

  it('of which a byte was changed are found, and not given out; those of before have none and say so', async () => {
    const { actor, acceptance, path } = await anAcceptance();
    const pdf = (await harness.as(actor).call('GET', path)).bytes.toString('base64');
    const put = (value: string) =>
      run('UPDATE acceptance_paper SET pdf = ? WHERE acceptance_id = ?', [value, acceptance.id]);
    await put(Buffer.from('%PDF-another').toString('base64'));
    expect((await harness.as(actor).problem('GET', path)).code).toBe('evidence.broken');
    expect((await verifyEvidence(reading)).findings).toEqual([
      expect.stringMatching(/^The signed PDF of record \d+ was changed\.$/),
    ]);
    await put(pdf);
    expect((await verifyEvidence(reading)).findings).toEqual([]);
    // As it was before papers were made of acceptances: neither a paper nor a word of it in the record.
    await run('DELETE FROM acceptance_paper WHERE acceptance_id = ?', [acceptance.id]);
    expect((await harness.as(actor).problem('GET', path)).code).toBe('evidence.broken');
    await run('UPDATE evidence_record SET kind = ? WHERE acceptance_id = ?', ['esign.before', acceptance.id]);
    const none = await harness.as(actor).problem('GET', path);
    expect([none.status, none.detail]).toEqual([404, shared.acceptedBeforePapers]);
  });
});
