import { createHash, randomUUID } from 'node:crypto';
import { agreementCommands, agreementStatus, agreementMachine } from '@groundwork/domain-brokers';
import type { AgreementCommand, AgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, aNeighbour, nobody, startService } from '@groundwork/server-testkit';
import type { BrokerDto } from '../brokers/broker.dto.js';
import { service } from '../index.js';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto } from './agreement.dto.js';

const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const terms = {
  clientName: 'Ortiz Homes LLC',
  clientRepresentativeName: 'Luis Ortiz',
  startDate: '2026-03-02',
  expirationDate: '2026-07-30',
  additionalFee: 0,
  clientFeePercent: '1.5',
  company: { legalEntityName: 'Ortiz Homes LLC', mailingCity: 'Pasadena', mailingZipCode: '77506' },
};

let harness: ServiceHarness;
let companies: Neighbour;
beforeAll(async () => {
  companies = await aNeighbour();
  harness = await startService(service, { services: { companies: companies.url } });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

const admin = anAdministrator();
const asAdmin = () => harness.as(admin);
const aBrokerId = async (): Promise<string> => {
  const form = {
    firstName: 'Ann',
    lastName: 'Reyes',
    businessName: 'Reyes Lending Group',
    emailAddressA: 'ann@reyes.example',
    phoneNumberA: '2815550110',
  };
  return (await asAdmin().call<BrokerDto>('POST', '/brokers', form)).body.id;
};
const submit = (brokerId: string, more: object = {}, by = aBroker(brokerId)) =>
  harness.as(by).call<AgreementDetailsDto>('POST', '/broker-agreements/new', {
    brokerId,
    ...terms,
    brokerSignature: signature,
    ...more,
  });
const anAgreement = async (): Promise<AgreementDetailsDto> => {
  const answer = await submit(await aBrokerId());
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
};
const command = {
  accept: (id: string) =>
    asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/acceptances', { brokerAgreement: { id } }),
  reject: (id: string) =>
    asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/rejections', {
      id,
      rejectionComment: 'Client is known to us',
    }),
  update: (id: string) => asAdmin().call<AgreementDetailsDto>('PUT', '/broker-agreements', { id, additionalFee: 0.5 }),
  remove: (id: string) => asAdmin().call<AgreementDetailsDto>('DELETE', `/broker-agreements/${id}`),
} satisfies Record<AgreementCommand, unknown>;

describe('submitting a referral agreement', () => {
  it('keeps the terms as numbers, with the defaults, and tells the others', async () => {
    const brokerId = await aBrokerId();
    const answer = await submit(brokerId, { additionalFee: '0.75' });
    expect(answer.body).toMatchObject({
      brokerId,
      status: '1',
      clientName: 'Ortiz Homes LLC',
      additionalFee: 0.75,
      clientFee: true,
      clientFeePercent: 1.5,
      standardFee: true,
      initialLoanRate: 0.5,
      additionalLoanRate: 0.25,
      version: 'default',
      adminTitle: 'Loan Manager',
      companyId: null,
      brokerSignature: signature,
      acceptedBy: null,
      rejectedBy: null,
      company: {
        legalEntityName: 'Ortiz Homes LLC',
        mailingStreetAddress: null,
        mailingCity: 'Pasadena',
        mailingState: null,
        mailingZipCode: '77506',
      },
    });
    const { id } = answer.body;
    const [event] = (await harness.sent('agreement.submitted')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toEqual({ agreementId: id, brokerId, brokerUserId: null, clientName: 'Ortiz Homes LLC' });
    const self = harness.as(aBroker(brokerId));
    expect((await self.call('GET', `/broker-agreements/${id}`)).body).toEqual(answer.body);
    const listed = (await self.call<AgreementDto[]>('GET', `/broker-agreements/broker/${brokerId}`)).body;
    expect(listed.map((row) => row.id)).toEqual([id]);
    expect(listed[0]).not.toHaveProperty('brokerSignature');
    expect((await asAdmin().call<BrokerDto>('GET', `/brokers/${brokerId}`)).body.agreements).toEqual(listed);
    expect((await asAdmin().call<AgreementDto[]>('GET', '/broker-agreements')).body.map((row) => row.id)).toContain(id);
    expect((await self.call<{ id: string }>('POST', '/broker-agreements/notices/new', { id })).body).toEqual({
      id,
      notifiedAt: harness.clock.now().toISOString(),
    });
    expect((await self.problem('POST', '/broker-agreements/notices/update', { id })).status).toBe(409);
  });

  it('has the defaults for terms that are null, and the default company of a client', async () => {
    const blank = { standardFee: null, clientFee: null, initialLoanRate: null, additionalLoanRate: '', version: null };
    const answer = await submit(await aBrokerId(), {
      ...blank,
      adminTitle: null,
      company: null,
      clientName: ' Ortiz ',
    });
    expect(answer.body).toMatchObject({
      standardFee: true,
      clientFee: true,
      initialLoanRate: 0.5,
      additionalLoanRate: 0.25,
      version: 'default',
      adminTitle: 'Loan Manager',
      clientName: 'Ortiz',
      company: { legalEntityName: 'Ortiz', mailingCity: null },
      clientFeeOther: null,
      clientFeeOtherDescription: null,
    });
  });

  it('is refused by field', async () => {
    const brokerId = await aBrokerId();
    const problem = await harness.as(aBroker(brokerId)).problem('POST', '/broker-agreements/new', {
      brokerId,
      ...terms,
      clientName: '',
      startDate: '2026-02-30',
      additionalFee: '',
      clientFeePercent: 0,
      initialLoanRate: -1,
      company: { mailingZipCode: '7' },
    });
    expect(problem.errors).toEqual([{ field: 'company.mailingZipCode', message: shared.zipFormat }]);
    const next = await harness.as(aBroker(brokerId)).problem('POST', '/broker-agreements/new', {
      brokerId,
      ...terms,
      clientName: '',
      startDate: '2026-02-30',
      additionalFee: '',
      clientFeePercent: 0,
      initialLoanRate: -1,
    });
    expect(next.errors?.map((error) => error.field).sort()).toEqual([
      'additionalFee',
      'clientFeePercent',
      'clientName',
      'initialLoanRate',
      'startDate',
    ]);
    expect(
      (
        await harness
          .as(aBroker(brokerId))
          .problem('POST', '/broker-agreements/new', { brokerId, ...terms, clientFeeOther: '500' })
      ).errors,
    ).toEqual([{ field: 'clientFeeOtherDescription', message: shared.clientFeeOtherRequired }]);
  });

  it.each([
    [undefined],
    [''],
    ['data:image/png;base64,AAAA'],
    ['data:image/svg+xml;base64,PHN2Zz4='],
    [`data:image/png;base64,iVBORw0KGgo${'A'.repeat(400_000)}`],
    ['data:image/png;base64,iVBORw0KGgo<script>'],
    [7],
  ])('needs a drawn signature of a broker (%#)', async (brokerSignature) => {
    const brokerId = await aBrokerId();
    const problem = await harness
      .as(aBroker(brokerId))
      .problem('POST', '/broker-agreements/new', { brokerId, ...terms, brokerSignature });
    expect(problem.errors).toEqual([{ field: 'brokerSignature', message: shared.signatureRequired }]);
    expect((await submit(brokerId, { brokerSignature: undefined }, admin)).status).toBe(201);
  });

  it('is for oneself, and not once deactivated', async () => {
    const brokerId = await aBrokerId();
    expect((await submit(brokerId, {}, aBroker(randomUUID()))).status).toBe(403);
    for (const actor of [nobody, aBorrower(randomUUID())])
      expect((await harness.as(actor).problem('POST', '/broker-agreements/new', { brokerId, ...terms })).status).toBe(
        403,
      );
    await asAdmin().call('PUT', '/brokers', { id: brokerId, status: '4' });
    await asAdmin().call('PUT', '/brokers', { id: brokerId, status: '3' });
    expect((await submit(brokerId)).status).toBe(409);
    expect((await submit(randomUUID(), {}, admin)).status).toBe(404);
  });

  it('names an existing company only if there is one', async () => {
    const brokerId = await aBrokerId();
    const companyId = randomUUID();
    companies.answers.set(`/internal/companies/${companyId}`, {
      companyId,
      organizationName: 'Bayou Builders',
      legalEntityName: 'Bayou Builders LLC',
    });
    const send = (id: string) =>
      harness.as(aBroker(brokerId)).call<AgreementDetailsDto>('POST', '/broker-agreements/existing', {
        brokerId,
        companyId: id,
        ...terms,
        company: undefined,
        brokerSignature: signature,
      });
    // What the companies service knows of it stays with the companies service.
    expect((await send(companyId)).body).toMatchObject({ companyId, company: { legalEntityName: 'Ortiz Homes LLC' } });
    expect((await send(randomUUID())).status).toBe(404);
    expect((await send('x')).status).toBe(422);
    companies.away = true;
    expect((await send(companyId)).status).toBe(503);
    companies.away = false;
  });

  it('happens once for one key, also when sent twice at once', async () => {
    const brokerId = await aBrokerId();
    const headers = { 'idempotency-key': `referral-${randomUUID()}` };
    const send = () =>
      harness
        .as(aBroker(brokerId, admin.userId))
        .call<AgreementDetailsDto>(
          'POST',
          '/broker-agreements/new',
          { brokerId, ...terms, brokerSignature: signature },
          { headers },
        );
    const statuses = (await Promise.all([send(), send()])).map((answer) => answer.status);
    expect(statuses).toContain(201);
    expect((await send()).status).toBe(201);
    expect((await asAdmin().call<AgreementDto[]>('GET', `/broker-agreements/broker/${brokerId}`)).body).toHaveLength(1);
  });
});

describe('the decision on a referral agreement', () => {
  /** How an agreement comes into each status. */
  const ways: Readonly<Record<AgreementStatus, readonly ('accept' | 'reject')[]>> = {
    '1': [],
    '2': ['reject'],
    '3': ['accept'],
  };

  for (const status of Object.values(agreementStatus))
    for (const name of agreementCommands)
      it(`${name} in status ${status}`, async () => {
        const { id } = await anAgreement();
        for (const step of ways[status]) expect((await command[step](id)).status).toBe(200);
        const target = agreementMachine.transitions[status][name];
        const answer = await command[name](id);
        expect(answer.status).toBe(target ? 200 : 409);
        const after = await asAdmin().call<AgreementDetailsDto>('GET', `/broker-agreements/${id}`);
        if (name === 'remove' && target) expect(after.status).toBe(404);
        else expect(after.body.status).toBe(target ?? status);
      });

  it('accepts with signature, document and its hash', async () => {
    const { id } = await anAgreement();
    const file = '<h2>Independent Client Contact Agreement</h2><p>Ortiz Homes LLC</p>';
    const answer = await asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/acceptances', {
      brokerAgreement: { id, adminSignature: signature, adminTitle: 'Director' },
      file,
    });
    expect(answer.body).toMatchObject({
      status: '3',
      acceptedBy: admin.userId,
      acceptedDate: harness.clock.now().toISOString(),
      adminSignature: signature,
      adminTitle: 'Director',
      documentHash: createHash('sha256').update(file).digest('hex'),
    });
    const [event] = (await harness.sent('agreement.accepted')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toMatchObject({ agreementId: id, decidedBy: admin.userId });
    expect((await asAdmin().problem('POST', '/broker-agreements/acceptances', {})).code).toBe('validation.failed');
    expect(
      (
        await asAdmin().problem('POST', '/broker-agreements/acceptances', {
          brokerAgreement: { id, adminSignature: 'data:text/html,x' },
        })
      ).code,
    ).toBe('validation.failed');
  });

  it('rejects with a comment', async () => {
    const { id } = await anAgreement();
    for (const rejectionComment of ['', '  ', undefined, 5])
      expect(
        (await asAdmin().problem('POST', '/broker-agreements/rejections', { id, rejectionComment })).errors,
      ).toEqual([{ field: 'rejectionComment', message: shared.reasonRequired }]);
    expect((await command.reject(id)).body).toMatchObject({
      status: '2',
      rejectedBy: admin.userId,
      rejectedDate: harness.clock.now().toISOString(),
      rejectionComment: 'Client is known to us',
    });
    const [event] = (await harness.sent('agreement.rejected')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toMatchObject({ comment: 'Client is known to us' });
  });

  it('is made once, by an administrator', async () => {
    const { id, brokerId } = await anAgreement();
    expect(
      (
        await harness
          .as(aBroker(brokerId))
          .problem('POST', '/broker-agreements/acceptances', { brokerAgreement: { id } })
      ).status,
    ).toBe(403);
    const answers = await Promise.all([command.accept(id), command.reject(id), command.accept(id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a submitted agreement', () => {
  it('has a history of its rounds, for administrators', async () => {
    const agreement = await anAgreement();
    const { id, brokerId } = agreement;
    await command.update(id);
    await command.reject(id);
    const history = await asAdmin().call<AgreementHistoryEntryDto[]>('GET', `/broker-agreements/${id}/history`);
    expect(
      history.body.map(({ command: name, fromStatus, toStatus, comment }) => [name, fromStatus, toStatus, comment]),
    ).toEqual([
      ['reject', '1', '2', 'Client is known to us'],
      ['update', '1', '1', null],
      ['submit', null, '1', null],
    ]);
    expect(history.body.slice(0, 2).map(({ userId }) => userId)).toEqual([admin.userId, admin.userId]);
    expect((await harness.as(aBroker(brokerId)).problem('GET', `/broker-agreements/${id}/history`)).status).toBe(403);
    expect((await asAdmin().problem('GET', `/broker-agreements/${randomUUID()}/history`)).code).toBe(
      'resource.not_found',
    );
  });

  it('is changed by an administrator alone, and its broker is told', async () => {
    const { id, brokerId, revision } = await anAgreement();
    expect(
      await harness.as(aBroker(brokerId)).problem('PUT', '/broker-agreements', { id, additionalFee: 9 }),
    ).toMatchObject({ status: 409, detail: shared.agreementViewOnly });
    expect((await asAdmin().problem('PUT', '/broker-agreements', { id, standardFee: false })).errors).toEqual([
      { field: 'standardFee', message: shared.standardFeeFixed },
    ]);
    expect((await asAdmin().problem('PUT', '/broker-agreements', { id, expirationDate: '2026-03-01' })).errors).toEqual(
      [{ field: 'expirationDate', message: shared.expirationBeforeStart }],
    );
    const saved = await asAdmin().call<AgreementDetailsDto>('PUT', '/broker-agreements', {
      id,
      revision,
      additionalFee: 0.5,
      company: { mailingCity: 'La Porte' },
    });
    expect(saved.body).toMatchObject({
      additionalFee: 0.5,
      clientName: 'Ortiz Homes LLC',
      company: { mailingCity: 'La Porte', mailingZipCode: '77506' },
      revision: revision + 1,
      brokerSignature: signature,
    });
    expect((await asAdmin().problem('PUT', '/broker-agreements', { id, revision, additionalFee: 1 })).code).toBe(
      'state.version_conflict',
    );
    expect((await harness.sent('agreement.updated')).filter((event) => event.aggregateId === id)).toHaveLength(1);
    expect((await asAdmin().call('POST', '/broker-agreements/notices/update', { id })).status).toBe(200);
  });

  it('is seen and withdrawn by its own broker', async () => {
    const { id, brokerId } = await anAgreement();
    const other = harness.as(aBroker(randomUUID()));
    expect((await other.problem('GET', `/broker-agreements/${id}`)).status).toBe(403);
    expect((await other.problem('GET', `/broker-agreements/broker/${brokerId}`)).status).toBe(403);
    expect((await other.problem('DELETE', `/broker-agreements/${id}`)).status).toBe(403);
    expect((await other.problem('GET', '/broker-agreements')).status).toBe(403);
    const self = harness.as(aBroker(brokerId));
    expect((await self.call('DELETE', `/broker-agreements/${id}`)).body).toEqual({ id });
    expect((await self.call('GET', `/broker-agreements/broker/${brokerId}`)).body).toEqual([]);
    expect((await self.problem('DELETE', `/broker-agreements/${id}`)).status).toBe(404);
  });
});
