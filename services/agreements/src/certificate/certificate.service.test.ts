import { randomUUID } from 'node:crypto';
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
import { extractText } from 'unpdf';
import type { EsignAcceptanceDto, EsignMasterDto } from '../esign/esign.dto.js';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
});
afterAll(async () => {
  await harness.close();
  await identity.close();
});

async function anAcceptance(firstName: string, lastName: string) {
  const actor = aBorrower(randomUUID());
  identity.answers.set(`/internal/users/${actor.userId}/name`, { userId: actor.userId, firstName, lastName });
  const terms = (await harness.as(nobody).call<EsignMasterDto>('GET', '/esign-masters/latest')).body;
  const body = { userId: actor.userId, esignMasterId: terms.id, signature: `${firstName} ${lastName}`.toUpperCase() };
  const answer = await harness
    .as(actor)
    .call<EsignAcceptanceDto>('POST', '/esign-acceptances', body, { headers: { 'user-agent': 'Mozilla/5.0 (Test)' } });
  expect(answer.status).toBe(201);
  return { actor, terms, acceptance: answer.body };
}

/** Without the breaks of lines, which depend on the width of the page. */
async function textOf(bytes: Buffer): Promise<{ pages: string[]; all: string; packed: string }> {
  const { text } = await extractText(new Uint8Array(bytes));
  const all = text.join(' ').replace(/\s+/g, ' ');
  return { pages: text, all, packed: all.replace(/\s/g, '') };
}

describe('the certificate of an acceptance', () => {
  it('tells who, when, from where, which text, and its place in the chain', async () => {
    const { actor, acceptance, terms } = await anAcceptance('Zoë', 'Müller-Ωμέγα');
    const answer = await harness.as(actor).call('GET', `/esign-acceptances/${acceptance.id}/certificate`);
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="esign-certificate-${acceptance.id}.pdf"`,
    ]);
    const { position, hash } = (
      await verifyEvidence((statement, values) => harness.service.database.rows(statement, values))
    ).head;
    const { all, packed, pages } = await textOf(answer.bytes);
    expect(await headOf(answer.bytes)).toEqual(headed);
    for (const fact of [
      'ZOË MÜLLER-ΩΜΈΓΑ',
      'Zoë Müller-Ωμέγα',
      acceptance.acceptanceDate,
      '203.0.113.7',
      'Mozilla/5.0 (Test)',
      'not withdrawn',
      `Version ${terms.version}`,
      `record No. ${position}`,
      'Consent to Electronic Records and Signatures',
      '6. Withdrawing your consent',
      '15 U.S.C. § 7001',
      `Page 1 of ${pages.length}`,
    ])
      expect(all).toContain(fact);
    for (const fact of [acceptance.id, String(actor.userId), terms.id, acceptance.contentHash, hash])
      expect(packed).toContain(fact);
    expect(all).not.toContain('Withdrawal record');
  });

  it('is byte for byte the same at every call, and tells of a withdrawal', async () => {
    const { actor, acceptance } = await anAcceptance('Marisol', 'Bennett');
    const certificate = (by = actor) => harness.as(by).call('GET', `/esign-acceptances/${acceptance.id}/certificate`);
    const first = await certificate();
    harness.clock.advance(3_600_000);
    expect((await certificate()).bytes.equals(first.bytes)).toBe(true);
    await harness
      .as(actor)
      .call('DELETE', `/esign-acceptances/${acceptance.id}`, undefined, { headers: { 'user-agent': 'Another/1.0' } });
    const after = await certificate();
    const { all } = await textOf(after.bytes);
    for (const fact of [
      `withdrawn at ${harness.clock.now().toISOString()}`,
      'Another/1.0',
      'Withdrawal record No.',
      acceptance.acceptanceDate,
    ])
      expect(all).toContain(fact);
    expect(
      (await harness.as(anAdministrator()).call('GET', `/esign-acceptances/${acceptance.id}/certificate`)).bytes.equals(
        after.bytes,
      ),
    ).toBe(true);
  });

  it('writes Chinese as it is, and characters without a shape by their code point', async () => {
    const { actor, acceptance } = await anAcceptance('王', '小明 \u{1F3E0}');
    const { all } = await textOf(
      (await harness.as(actor).call('GET', `/esign-acceptances/${acceptance.id}/certificate`)).bytes,
    );
    expect(all).toContain('王 小明 [U+1F3E0]');
  });

  it('is for oneself and administrators', async () => {
    const { acceptance } = await anAcceptance('Marisol', 'Bennett');
    const path = `/esign-acceptances/${acceptance.id}/certificate`;
    for (const other of [nobody, aBorrower(randomUUID()), aBroker(randomUUID())])
      expect((await harness.as(other).problem('GET', path)).status).toBe(403);
    expect(
      (await harness.as(anAdministrator()).problem('GET', `/esign-acceptances/${randomUUID()}/certificate`)).status,
    ).toBe(404);
    expect((await harness.as(anAdministrator()).problem('GET', '/esign-acceptances/x/certificate')).status).toBe(400);
  });

  it('is not made of what does not fit its hash', async () => {
    const { actor, acceptance, terms } = await anAcceptance('Marisol', 'Bennett');
    const run = (statement: string, values: unknown[]) =>
      harness.service.database.statement((manager) => manager.query(statement, values));
    const code = async () =>
      (await harness.as(actor).problem('GET', `/esign-acceptances/${acceptance.id}/certificate`)).code;
    await run("UPDATE esign_master SET content = CONCAT(content, ' ') WHERE id = ?", [terms.id]);
    expect(await code()).toBe('evidence.broken');
    await run('UPDATE esign_master SET content = ? WHERE id = ?', [terms.content, terms.id]);
    expect((await harness.as(actor).call('GET', `/esign-acceptances/${acceptance.id}/certificate`)).status).toBe(200);
    await run("UPDATE evidence_record SET facts = REPLACE(facts, 'MARISOL', 'DESMOND') WHERE acceptance_id = ?", [
      acceptance.id,
    ]);
    expect(await code()).toBe('evidence.broken');
  });
});
