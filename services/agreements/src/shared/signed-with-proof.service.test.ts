import { randomUUID } from 'node:crypto';
import { exampleFigures } from '@groundwork/domain-agreements';
import { IdempotencyKey } from '@groundwork/server-service';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aNeighbour,
  codeByLetter,
  openSignings,
  signedOnce,
  signsWithCode,
  startService,
} from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { EvidenceRecordEntity } from '../evidence/index.js';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';

let harness: ServiceHarness;
let neighbour: Neighbour;
beforeAll(async () => {
  neighbour = await aNeighbour();
  const { url } = neighbour;
  harness = await startService(service, { services: { applications: url, companies: url, identity: url } });
});
afterAll(async () => {
  await harness.close();
  await neighbour.close();
});

const companyId = randomUUID();
/** Somebody with a name of their own. */
function aSigner() {
  const actor = aBorrower(companyId);
  const name = { userId: actor.userId, firstName: 'Marisol', lastName: 'Bennett' };
  neighbour.answers.set(`/internal/users/${actor.userId}/name`, name);
  return actor;
}
const factsOf = async (acceptanceId: string, kind: 'esign.accepted') => {
  const record = await harness.service.database.reading.manager.findOneByOrFail(EvidenceRecordEntity, {
    acceptanceId,
    kind,
  });
  return JSON.parse(record.facts) as { proof?: string; paperSignatures: string };
};
const textOf = async (bytes: Buffer) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
/** As it stands on paper, where long lines are broken. */
const words = (text: string) => text.replace(/\s+/g, ' ');

describe('where the lender asks for a code', () => {
  it('e-sign terms are accepted with the proof of this signer and these terms alone, which record, certificate and chain tell', async () => {
    const actor = aSigner();
    const as = harness.as(actor);
    const { id } = (await as.call<{ id: string }>('GET', '/esign-masters/latest')).body;
    const body = { userId: actor.userId, esignMasterId: id, signature: 'Marisol Bennett' };
    const done = await signsWithCode(harness, neighbour, (headers) =>
      as.call('POST', '/esign-acceptances', body, { headers }),
    );
    const { question, signed } = done;
    expect(question).toMatchObject({ signer: actor.userId, userId: actor.userId, kind: 'esign' });
    expect(signed.status).toBe(201);
    expect(done).toMatchObject(signedOnce(signed));
    const acceptanceId = (signed.body as { id: string }).id;
    const facts = await factsOf(acceptanceId, 'esign.accepted');
    expect(facts.proof).toBe(codeByLetter);
    expect(JSON.parse(facts.paperSignatures)).toMatchObject([{ proof: codeByLetter }]);
    const certificate = await as.call('GET', `/esign-acceptances/${acceptanceId}/certificate`);
    expect(words(await textOf(certificate.bytes))).toContain(codeByLetter);
    expect(
      (await verifyEvidence((statement, values) => harness.service.database.rows(statement, values))).findings,
    ).toEqual([]);
  });

  it('who repeats a signature whose answer was lost needs no other code: this signer, with these words, under this key alone', async () => {
    const [actor, stranger] = [aSigner(), aSigner()];
    const { id } = (await harness.as(actor).call<{ id: string }>('GET', '/esign-masters/latest')).body;
    const body = { userId: actor.userId, esignMasterId: id, signature: 'Marisol Bennett' };
    const headers = { 'idempotency-key': randomUUID() };
    const send = (as: typeof actor, sent: typeof body) =>
      harness.as(as).call<{ code?: string; id?: string }>('POST', '/esign-acceptances', sent, { headers });
    const { code: lost, id: acceptanceId } = (await send(actor, body)).body;
    expect(lost).toBeUndefined();
    neighbour.answers.set(openSignings, { challenge: 'c', by: 'letter', address: null, sent: false });
    const rows = (await harness.service.database.reading.manager.findBy(IdempotencyKey, {})).filter(
      ({ answer }) => answer?.includes(acceptanceId ?? '') === true,
    );
    expect(rows).toHaveLength(1);
    const questions = () => neighbour.received.filter(({ path }) => path === openSignings).length;
    const before = questions();
    expect((await send(actor, body)).body.id).toBe(acceptanceId);
    expect(questions()).toBe(before);
    const others = [
      await send(actor, { ...body, signature: 'marisol bennett' }),
      await send(stranger, { ...body, userId: stranger.userId }),
    ];
    expect(others.map((answer) => answer.body.code)).toEqual(['signature.proof_needed', 'signature.proof_needed']);
    // Its process may still carry it out: waited for, not signed once more. Later than the day that keys count, it is another signature.
    const change = (values: Partial<IdempotencyKey>) =>
      harness.service.database.writing.manager.update(IdempotencyKey, { id: rows[0]?.id ?? '' }, values);
    await change({ status: null, runningUntil: new Date(harness.clock.now().getTime() + 10_000) });
    expect((await send(actor, body)).body.code).toBe('idempotency.in_progress');
    await change({ status: 201, createdAt: new Date(harness.clock.now().getTime() - 25 * 3_600_000) });
    expect((await send(actor, body)).body.code).toBe('signature.proof_needed');
    neighbour.answers.delete(openSignings);
  });

  it('what was changed about a proof afterwards is found', async () => {
    await harness.service.database.writing.query(
      `UPDATE esign_acceptance SET proof = 'another' WHERE proof IS NOT NULL`,
    );
    const { findings } = await verifyEvidence((statement, values) => harness.service.database.rows(statement, values));
    expect(findings).toEqual([expect.stringMatching(/changed in esign_acceptance: proof/)]);
    await harness.service.database.writing.query(`UPDATE esign_acceptance SET proof = ? WHERE proof IS NOT NULL`, [
      codeByLetter,
    ]);
  });

  it('a term sheet is accepted with it, and the supervision acknowledged with another', async () => {
    const actor = aSigner();
    const as = harness.as(actor);
    const applicationId = randomUUID();
    const figures = {
      ...exampleFigures,
      ...{ applicationId, companyId, userId: randomUUID(), loanType: 'new_construction' },
      ...{ status: 'in_progress', lineOfCredit: true, termSheetChanges: [] },
    };
    neighbour.answers.set(`/internal/applications/${applicationId}/owner`, figures);
    neighbour.answers.set(`/internal/applications/${applicationId}/term-sheet-figures`, figures);
    neighbour.answers.set(`/internal/companies/${companyId}`, { companyId, organizationName: 'Bluff Oak' });
    const sheet = (
      await as.call<{ type: string; version: number; contentHash: string; supervisoryText: string | null }>(
        'GET',
        `/term-sheet-agreements/application/${applicationId}/sheet`,
      )
    ).body;
    const { type, version, contentHash } = sheet;
    const accepted = await signsWithCode(harness, neighbour, (headers) =>
      as.call('POST', '/term-sheet-agreements', { applicationId, type, version, contentHash }, { headers }),
    );
    expect([accepted.question.kind, accepted.signed.status]).toEqual(['termSheet', 201]);
    expect(accepted).toMatchObject(signedOnce(accepted.signed));
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256')
      .update(sheet.supervisoryText ?? '')
      .digest('hex');
    const acknowledged = await signsWithCode(harness, neighbour, (headers) =>
      as.call('POST', '/supervisory-acknowledgements', { applicationId, contentHash: hash }, { headers }),
    );
    expect([acknowledged.question.kind, acknowledged.signed.status]).toEqual(['supervision', 201]);
    expect(acknowledged).toMatchObject(signedOnce(acknowledged.signed));
    expect(
      (await verifyEvidence((statement, values) => harness.service.database.rows(statement, values))).findings,
    ).toEqual([]);
  });

  it('what is declined is no signature, and asks for nothing', async () => {
    const { code } = await harness
      .as(aSigner())
      .problem('POST', '/term-sheet-declines', { applicationId: randomUUID() });
    expect(code).not.toBe('signature.proof_needed');
  });
});
