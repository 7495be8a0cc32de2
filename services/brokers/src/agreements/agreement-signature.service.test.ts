import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import { aBroker, codeByLetter, openSignings, signedOnce, signsWithCode } from '@groundwork/server-testkit';
import {
  aBrokerId,
  admin,
  anAgreement,
  asAdmin,
  closeDesk,
  command,
  harness,
  identity,
  named,
  openDesk,
  setDesk,
  sign,
  signature,
  signed,
  submit,
  terms,
} from '../testing/agreements.js';
import type { AgreementTextDto } from './agreement-text.dto.js';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto } from './agreement.dto.js';
import { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';

beforeAll(openDesk);
beforeEach(setDesk);
afterAll(closeDesk);

describe('where the lender asks for a code', () => {
  it('broker and administrator sign with one each, which the paper is told of; who enters terms for a broker signs nothing', async () => {
    const brokerId = await aBrokerId();
    const broker = named(aBroker(brokerId));
    const body = { brokerId, ...terms, ...signed };
    const submitted = await signsWithCode(harness, identity, (headers) =>
      harness.as(broker).call('POST', '/broker-agreements/new', body, { headers }),
    );
    expect(submitted.question).toMatchObject({ kind: 'agreement', signer: broker.userId });
    expect(submitted.signed.status).toBe(201);
    expect(submitted).toMatchObject(signedOnce(submitted.signed));
    const { id } = submitted.signed.body as AgreementDetailsDto;
    const accepted = await signsWithCode(harness, identity, (headers) =>
      asAdmin().call(
        'POST',
        '/broker-agreements/acceptances',
        { brokerAgreement: { id, signedName: 'Ada Byron' } },
        { headers },
      ),
    );
    expect(accepted.question).toMatchObject({ kind: 'agreement', signer: admin.userId });
    expect(accepted.signed.status).toBe(200);
    expect(accepted).toMatchObject(signedOnce(accepted.signed));
    const [event] = (await harness.sent('agreement.signed')).filter(({ aggregateId }) => aggregateId === id);
    expect(event?.payload.signatures).toMatchObject([{ proof: codeByLetter }, { proof: codeByLetter }]);
    identity.answers.set(openSignings, { challenge: 'c', by: 'letter', address: null, sent: false });
    const entered = await submit(brokerId, { brokerSignature: undefined }, admin);
    const refused = await sign(entered.body.id, brokerId);
    identity.answers.delete(openSignings);
    expect([entered.status, refused.status]).toEqual([201, 403]);
    const { body: text } = await harness
      .as(broker)
      .call<AgreementTextDto>('GET', `/broker-agreement-texts/${entered.body.id}`);
    const signature = { id: entered.body.id, textHash: text.contentHash, ...signed };
    const again = await signsWithCode(harness, identity, (headers) =>
      harness.as(broker).call('POST', '/broker-agreements/signatures', signature, { headers }),
    );
    expect(again.signed.status).toBe(200);
    expect(again).toMatchObject(signedOnce(again.signed));
  });
});

describe('the signature of a broker under terms of the lender', () => {
  const anUnsigned = async () => (await submit(await aBrokerId(), { brokerSignature: undefined }, admin)).body;

  it('is kept with its text and evidence, told of, and shown to both sides', async () => {
    const { id, brokerId, brokerSignedAt } = await anUnsigned();
    expect(brokerSignedAt).toBeNull();
    const told = async (type: 'agreement.offered' | 'agreement.submitted') =>
      (await harness.sent(type)).filter((event) => event.aggregateId === id).length;
    expect([await told('agreement.offered'), await told('agreement.submitted')]).toEqual([1, 0]);
    const at = harness.clock.now().toISOString();
    expect((await sign(id, brokerId)).body).toMatchObject({
      status: '1',
      brokerSignature: signature,
      brokerSignedAt: at,
    });
    expect([await told('agreement.offered'), await told('agreement.submitted')]).toEqual([1, 1]);
    const [listed] = (await asAdmin().call<AgreementDto[]>('GET', `/broker-agreements/broker/${brokerId}`)).body;
    expect(listed?.brokerSignedAt).toBe(at);
    const { body } = await asAdmin().call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`);
    expect(body).toMatchObject({
      html: expect.stringContaining(`<img src="${signature}"`),
      isSigned: true,
      signatures: [{ party: 'broker', signerName: 'Ann Reyes', signedAt: at }],
    });
    const { manager } = harness.service.database.writing;
    expect(await manager.findOneBy(AgreementSignatureEntity, { agreementId: id })).toMatchObject({
      party: 'broker',
      typedName: 'ann reyes',
      ip: expect.any(String),
      content: body.html,
      contentHash: body.contentHash,
    });
    const history = await asAdmin().call<AgreementHistoryEntryDto[]>('GET', `/broker-agreements/${id}/history`);
    expect(history.body.map(({ command: name }) => name)).toEqual(['sign', 'submit']);
  });

  it('is the last one where terms changed more than once; the earlier stays on record', async () => {
    const { id, brokerId } = await anAgreement();
    harness.clock.advance(1000);
    expect((await command.sign(id)).status).toBe(200);
    expect((await command.update(id)).body.brokerSignedAt).toBeNull();
    harness.clock.advance(1000);
    const last = (await sign(id, brokerId)).body;
    await command.accept(id);
    const { body } = await asAdmin().call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`);
    expect(body.signatures.map(({ party, signedAt }) => [party, signedAt])).toEqual([
      ['broker', last.brokerSignedAt],
      ['lender', harness.clock.now().toISOString()],
    ]);
    const [event] = (await harness.sent('agreement.signed')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload.signatures.map(({ party }) => party)).toEqual(['broker', 'lender']);
    const { manager } = harness.service.database.writing;
    expect(await manager.countBy(AgreementSignatureEntity, { agreementId: id })).toBe(4);
  });

  it('is the own name of its own broker, drawn, under the text that was read, while it works', async () => {
    const { id, brokerId } = await anUnsigned();
    const refused = async (more: object, by = named(aBroker(brokerId))) => (await sign(id, brokerId, more, by)).body;
    expect((await sign(id, brokerId, { textHash: '0'.repeat(64) }, named(aBroker(randomUUID())))).status).toBe(403);
    expect((await asAdmin().problem('POST', '/broker-agreements/signatures', { id, ...signed })).status).toBe(403);
    expect(await refused({ signedName: 'Ada Byron' })).toMatchObject({
      errors: [{ field: 'signedName', message: fill(shared.signatureMismatch, { name: 'ANN REYES' }) }],
    });
    expect(await refused({ brokerSignature: 'data:image/png;base64,AAAA' })).toMatchObject({
      errors: [{ field: 'brokerSignature', message: shared.signatureRequired }],
    });
    expect(await refused({ textHash: '0'.repeat(64) })).toMatchObject({ status: 409, detail: shared.termsChanged });
    for (const textHash of [undefined, ''])
      expect(await refused({ textHash })).toMatchObject({ errors: [{ field: 'textHash' }] });
    await asAdmin().call('PUT', '/brokers', { id: brokerId, status: '4' });
    await asAdmin().call('PUT', '/brokers', { id: brokerId, status: '3' });
    expect(await refused({})).toMatchObject({ code: 'state.locked' });
    expect((await command.remove(id)).status).toBe(200);
    expect((await harness.as(named(aBroker(brokerId))).problem('GET', `/broker-agreements/${id}`)).status).toBe(404);
  });

  it('is given once', async () => {
    const { id, brokerId } = await anUnsigned();
    const self = harness.as(named(aBroker(brokerId)));
    const { contentHash } = (await self.call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`)).body;
    const headers = { 'idempotency-key': `sign-${randomUUID()}` };
    const body = { id, ...signed, textHash: contentHash };
    const send = () => self.call<AgreementDetailsDto>('POST', '/broker-agreements/signatures', body, { headers });
    const first = await send();
    expect([first.status, (await send()).body]).toEqual([200, first.body]);
    expect(await self.problem('POST', '/broker-agreements/signatures', body)).toMatchObject({
      status: 409,
      detail: shared.alreadySigned,
    });
    const { manager } = harness.service.database.writing;
    expect(await manager.countBy(AgreementSignatureEntity, { agreementId: id })).toBe(1);
  });
});
