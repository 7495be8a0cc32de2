import { createHash, randomUUID } from 'node:crypto';
import { unknownInWaiver, waiverKinds } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  anAdministrator,
  aSuperAdministrator,
  headed,
  headOf,
  nobody,
  startService,
} from '@groundwork/server-testkit';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from '../sealing/verification.dto.js';
import type { WaiverMasterDto } from './waiver-master.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

const admin = () => harness.as(anAdministrator());
const inForce = async (state?: string) => {
  const path = `/waiver-masters/conditional_progress/in-force${state ? `?state=${state}` : ''}`;
  return (await harness.asService<WaiverMasterDto>('draws', 'GET', path)).body;
};
const create = (more: object) =>
  admin().call<WaiverMasterDto>('POST', '/waiver-masters', {
    kind: 'conditional_progress',
    content: '<p>x</p>',
    ...more,
  });

describe('the texts of waivers', () => {
  test('begin as samples that say so, of each kind one, with placeholders that are all filled', async () => {
    const list = (await admin().call<WaiverMasterDto[]>('GET', '/waiver-masters')).body;
    expect(list.map(({ kind }) => kind).sort()).toEqual([...waiverKinds].sort());
    for (const { content, state, version } of list) {
      expect([state, version, unknownInWaiver(content)]).toEqual([null, 1, []]);
      expect(content).toContain('It is no legal advice and no statutory form.');
    }
  });

  test('are edited into versions, for all states or for one, by whoever read the newest', async () => {
    const text = '<p onclick="steal()">{{claimant}} waives {{amount}}.<script>steal()</script></p>';
    const saved = await create({ content: text, basedOnVersion: 1 });
    expect(saved.body).toMatchObject({ version: 2, state: null, content: '<p>{{claimant}} waives {{amount}}.</p>' });
    expect((await create({ basedOnVersion: 1 })).status).toBe(409);
    const ofState = await create({ state: 'Texas', content: '<p>Texas: {{amount}}</p>', basedOnVersion: 0 });
    expect(ofState.body).toMatchObject({ version: 1, state: 'Texas' });
    expect([(await inForce('Texas')).content, (await inForce('Ohio')).version]).toEqual([
      '<p>Texas: {{amount}}</p>',
      2,
    ]);
    expect((await inForce()).version).toBe(2);
    const versions = await admin().call<WaiverMasterDto[]>('GET', '/waiver-masters/conditional_progress/versions');
    expect(versions.body.map(({ version }) => version)).toEqual([2, 1]);
    const both = await Promise.all([1, 2].map(() => create({ basedOnVersion: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('name nothing that nothing fills, and are administrators’ alone', async () => {
    const wrong = { kind: 'unconditional_final', content: '<p>{{amout}} {{claimant}}</p>', basedOnVersion: 1 };
    expect((await admin().problem('POST', '/waiver-masters', wrong)).errors).toEqual([
      { field: 'content', message: fill(shared.placeholdersUnknown, { names: 'amout' }) },
    ]);
    expect((await admin().problem('POST', '/waiver-masters', { ...wrong, state: 'Atlantis' })).status).toBe(422);
    expect((await admin().call('GET', '/waiver-masters/other/versions')).status).toBeGreaterThanOrEqual(400);
    const borrower = harness.as(aBorrower(randomUUID()));
    expect((await borrower.call('POST', '/waiver-masters', { ...wrong, content: '<p>x</p>' })).status).toBe(403);
    expect((await harness.as(aSuperAdministrator()).call('GET', '/waiver-masters')).status).toBe(200);
  });
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function aSignedWaiver(more: { drawing?: string | null } = {}) {
  const { contentHash: masterHash, version } = await inForce();
  const content = '<p>Gulf Framing LLC waives <strong>$200.00</strong>.</p>';
  const facts = {
    waiverId: randomUUID(),
    applicationId: randomUUID(),
    companyId: randomUUID(),
    type: 'conditional_progress',
    version,
    content,
    contentHash: createHash('sha256').update(content).digest('hex'),
    masterHash,
    claimant: 'Gulf Framing LLC',
    signerName: 'Renée Ortiz',
    email: 'renee@gulf.example',
    signature: 'RENEE ORTIZ',
    drawing: pixel,
    signedAt: harness.clock.now().toISOString(),
    ip: '203.0.113.7',
    userAgent: 'Signer of a test',
    ...more,
  };
  await harness.deliver('waiver.signed', facts.waiverId, facts);
  return facts;
}
const reading = <T>(statement: string, values?: readonly unknown[]) =>
  harness.service.database.rows<T>(statement, values);

describe('a signed waiver', () => {
  test('is a record of the chain, and its paper is had by its company, by administrators and through its link', async () => {
    const { waiverId, companyId } = await aSignedWaiver();
    await aSignedWaiver({ drawing: null });
    expect((await verifyEvidence(reading)).findings).toEqual([]);
    const path = `/waiver-signatures/${waiverId}/pdf`;
    for (const actor of [aBorrower(companyId), anAdministrator()]) {
      const answer = await harness.as(actor).call('GET', path);
      expect([answer.status, answer.text.startsWith('%PDF-')]).toEqual([200, true]);
    }
    expect((await harness.as(aBorrower(randomUUID())).call('GET', path)).status).toBe(403);
    const bytes = await harness.asService<{ content: string }>(
      'draws',
      'GET',
      `/internal/waiver-signatures/${waiverId}`,
    );
    expect(Buffer.from(bytes.body.content, 'base64').toString('latin1')).toMatch(/^%PDF-/);
    const paper = Buffer.from(bytes.body.content, 'base64');
    expect(await headOf(paper)).toEqual(headed);
    const verify = (pdf: Buffer) =>
      harness.as(nobody).call<VerifiedPaperDto>('POST', '/verifications', {
        paperHash: createHash('sha256').update(pdf).digest('hex'),
      });
    expect([(await verify(paper)).status, (await verify(paper)).body]).toMatchObject([
      200,
      {
        title: 'Conditional waiver on progress payment: Gulf Framing LLC',
        signatures: [{ party: 'Gulf Framing LLC', signerName: 'Renée Ortiz' }],
      },
    ]);
    paper[paper.length - 2] = 0;
    expect((await verify(paper)).status).toBe(404);
    expect((await harness.asService('files', 'GET', `/internal/waiver-signatures/${waiverId}`)).status).toBe(403);
    expect((await harness.asService('draws', 'GET', `/internal/waiver-signatures/${randomUUID()}`)).status).toBe(404);
  });

  test('that was changed in its table is found, and not printed', async () => {
    const { waiverId } = await aSignedWaiver();
    const change = (column: string, value: string) =>
      harness.service.database.manager.query(`UPDATE waiver_signature SET ${column} = ? WHERE id = ?`, [
        value,
        waiverId,
      ]);
    await change('claimant', 'Somebody Else');
    expect((await verifyEvidence(reading)).findings).toContainEqual(
      expect.stringContaining('was changed in waiver_signature: claimant.'),
    );
    await change('claimant', 'Gulf Framing LLC');
    await change('content', '<p>Another text</p>');
    expect((await admin().problem('GET', `/waiver-signatures/${waiverId}/pdf`)).code).toBe('evidence.broken');
    expect((await verifyEvidence(reading)).findings).toContainEqual(
      expect.stringContaining(`The text of the signed waiver ${waiverId} no longer has its hash.`),
    );
  });

  test('has a paper that is missed where a byte of it was changed, and is not given out', async () => {
    const { waiverId } = await aSignedWaiver();
    const path = `/waiver-signatures/${waiverId}/pdf`;
    const first = await admin().call('GET', path);
    expect((await admin().call('GET', path)).text).toBe(first.text);
    await harness.service.database.manager.query('UPDATE waiver_paper SET pdf = ? WHERE waiver_id = ?', [
      Buffer.from('%PDF-another').toString('base64'),
      waiverId,
    ]);
    expect((await admin().problem('GET', path)).code).toBe('evidence.broken');
    expect((await verifyEvidence(reading)).findings).toContainEqual(
      expect.stringMatching(/^The signed PDF of record \d+ was changed\.$/),
    );
  });
});
