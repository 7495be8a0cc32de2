import { createHash, randomUUID } from 'node:crypto';
import { agreementCommands, agreementStatus, agreementMachine } from '@groundwork/domain-brokers';
import type { AgreementStatus } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, aBroker, headed, headOf, nobody } from '@groundwork/server-testkit';
import type { BrokerDto } from '../brokers/broker.dto.js';
import {
  aBrokerId,
  admin,
  anAgreement,
  asAdmin,
  closeDesk,
  command,
  companies,
  harness,
  hasName,
  masters,
  named,
  openDesk,
  publish,
  rates,
  setDesk,
  sign,
  signature,
  signed,
  submit,
  terms,
} from '../testing/agreements.js';
import type { AgreementTextDto } from './agreement-text.dto.js';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto } from './agreement.dto.js';
import { AgreementPaperEntity } from './persistence/agreement-paper.entity.js';
import { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';

beforeAll(openDesk);
beforeEach(setDesk);
afterAll(closeDesk);

describe('submitting a referral agreement', () => {
  it('is refused while the same client waits on the same terms, also from two windows at once', async () => {
    const brokerId = await aBrokerId();
    const two = await Promise.all([submit(brokerId), submit(brokerId)]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
    const [first] = two.filter(({ status }) => status === 201);
    const again = () =>
      harness.as(named(aBroker(brokerId))).problem('POST', '/broker-agreements/new', { brokerId, ...terms, ...signed });
    expect(await again()).toMatchObject({ code: 'rule.violated', detail: shared.referralWaits });
    const others = [{ additionalFee: '0.25' }, { clientName: 'Ortiz Homes of Tomball LLC' }, { initialLoanRate: 2 }];
    for (const other of others) expect((await submit(brokerId, other)).status).toBe(201);
    expect((await submit(await aBrokerId())).status).toBe(201);
    await command.reject(first?.body.id ?? '');
    expect((await submit(brokerId)).status).toBe(201);
  });

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
      ...rates,
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
      ...rates,
      proposedInitialLoanRate: null,
      proposedAdditionalLoanRate: null,
      proposedStandardFee: null,
      version: 'default',
      adminTitle: 'Loan Manager',
      clientName: 'Ortiz',
      company: { legalEntityName: 'Ortiz', mailingCity: null },
      clientFeeOther: null,
      clientFeeOtherDescription: null,
    });
  });

  it('is refused where it names a version that is none, however long its name is', async () => {
    const brokerId = await aBrokerId();
    for (const version of ['unknown', 'x'.repeat(201), 'x'.repeat(300_000)]) {
      const refused = await asAdmin().problem('POST', '/broker-agreements/existing', { brokerId, ...terms, version });
      expect([version.length, refused.status]).toEqual([version.length, 422]);
    }
  });

  it("has the lender's rates, share, version and title, whatever its broker sends; the rest is a proposal", async () => {
    const brokerId = await aBrokerId();
    masters.answers.set('/icca-masters/version/mine', { version: 'mine', content: '<p>Mine</p>', ...rates });
    const sent = {
      initialLoanRate: 77,
      additionalLoanRate: 0.5,
      standardFee: false,
      adminTitle: 'Owner of the lender',
      version: 'mine',
    };
    publish('<p>{{initialLoanRate}}%, {{additionalLoanRate}}%, {{adminTitle}}, {{version}}</p>');
    const preview = await harness
      .as(named(aBroker(brokerId)))
      .call<AgreementTextDto>('POST', '/broker-agreement-texts', { brokerId, ...terms, ...sent });
    expect(preview.body.html).toBe('<p>1%, 0.5%, Loan Manager, default</p>');
    const { body } = await submit(brokerId, { ...sent, textHash: preview.body.contentHash });
    const lenders = { ...rates, standardFee: true, adminTitle: 'Loan Manager', version: 'default' };
    expect(body).toMatchObject({
      ...lenders,
      proposedInitialLoanRate: 77,
      proposedAdditionalLoanRate: null,
      proposedStandardFee: false,
    });
    expect((await command.accept(body.id)).body).toMatchObject({
      ...lenders,
      status: '3',
      proposedInitialLoanRate: 77,
    });
    // An administrator's are the lender's.
    expect((await submit(brokerId, { ...sent, brokerSignature: null }, admin)).body).toMatchObject({
      ...sent,
      proposedInitialLoanRate: null,
    });
  });

  it("has a broker's own version where an administrator gave it one, and the defaults without rates of a master", async () => {
    const brokerId = await aBrokerId();
    await asAdmin().call('PUT', '/brokers', { id: brokerId, iccaVersion: 'old' });
    masters.answers.set('/icca-masters/version/old', { version: 'old', content: '<p>Old</p>' });
    expect((await submit(brokerId)).body).toMatchObject({
      version: 'old',
      initialLoanRate: 0.5,
      additionalLoanRate: 0.25,
    });
  });

  it('is refused by field', async () => {
    const brokerId = await aBrokerId();
    const problem = await harness.as(named(aBroker(brokerId))).problem('POST', '/broker-agreements/new', {
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
    const next = await harness.as(named(aBroker(brokerId))).problem('POST', '/broker-agreements/new', {
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
          .as(named(aBroker(brokerId)))
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
      .as(named(aBroker(brokerId)))
      .problem('POST', '/broker-agreements/new', { brokerId, ...terms, brokerSignature });
    expect(problem.errors).toEqual([{ field: 'brokerSignature', message: shared.signatureRequired }]);
    expect((await submit(brokerId, { brokerSignature: undefined }, admin)).status).toBe(201);
    expect(
      (await asAdmin().problem('POST', '/broker-agreements/new', { brokerId, ...terms, ...signed })).errors,
    ).toEqual([{ field: 'brokerSignature', message: shared.brokerSignsAlone }]);
  });

  it('is for oneself, and not once deactivated', async () => {
    const brokerId = await aBrokerId();
    expect((await submit(brokerId, {}, aBroker(randomUUID()))).status).toBe(403);
    for (const actor of [nobody, aBorrower(randomUUID())])
      expect(
        (await harness.as(named(actor)).problem('POST', '/broker-agreements/new', { brokerId, ...terms })).status,
      ).toBe(403);
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
      harness.as(named(aBroker(brokerId))).call<AgreementDetailsDto>('POST', '/broker-agreements/existing', {
        brokerId,
        companyId: id,
        ...terms,
        company: undefined,
        ...signed,
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
          { brokerId, ...terms, brokerSignature: signature, signedName: 'ADA BYRON' },
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

  it('is signed in the own name alone', async () => {
    const brokerId = await aBrokerId();
    const accept = (id: string, signedName: unknown) =>
      asAdmin().problem('POST', '/broker-agreements/acceptances', { brokerAgreement: { id, signedName } });
    const { id } = await anAgreement();
    expect((await accept(id, 'Ann Reyes')).errors).toEqual([
      { field: 'brokerAgreement.signedName', message: fill(shared.signatureMismatch, { name: 'ADA BYRON' }) },
    ]);
    expect((await accept(id, undefined)).errors).toEqual([
      { field: 'brokerAgreement.signedName', message: shared.signatureFirst },
    ]);
    const submitted = await harness
      .as(named(aBroker(brokerId)))
      .problem('POST', '/broker-agreements/new', { brokerId, ...terms, ...signed, signedName: 'Ada Byron' });
    expect(submitted.errors).toEqual([
      { field: 'signedName', message: fill(shared.signatureMismatch, { name: 'ANN REYES' }) },
    ]);
    expect((await asAdmin().call<AgreementDetailsDto>('GET', `/broker-agreements/${id}`)).body.status).toBe('1');
  });

  it('keeps who signed what, and shows both sides what was kept', async () => {
    const { id, brokerId } = await anAgreement();
    const toAccept = await asAdmin().call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}/acceptance`);
    expect(toAccept.body.html).toContain('Ada Byron, Loan Manager N/A');
    publish('<p>Another text</p>');
    const answer = await asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/acceptances', {
      brokerAgreement: { id, adminSignature: signature, signedName: ' ada  BYRON' },
      textHash: toAccept.body.contentHash,
      file: '<p>What a browser made</p>',
    });
    expect(answer.body).toMatchObject({
      status: '3',
      acceptedBy: admin.userId,
      acceptedDate: harness.clock.now().toISOString(),
      adminSignature: signature,
    });
    const [event] = (await harness.sent('agreement.accepted')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toMatchObject({ agreementId: id, decidedBy: admin.userId });
    hasName(admin, 'Other', 'Name');
    const texts = await Promise.all(
      [asAdmin(), harness.as(aBroker(brokerId))].map((side) =>
        side.call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`),
      ),
    );
    const [lenders, brokers] = texts.map(({ body }) => body);
    expect(brokers).toEqual(lenders);
    const image = `<img src="${signature}" width="100" height="25" alt="">`;
    expect(lenders).toMatchObject({
      html: `<p>Ortiz Homes LLC, 0%: ${image} Ada Byron, Loan Manager ${image}</p>`,
      contentHash: answer.body.documentHash,
      isSigned: true,
      signatures: [
        { party: 'broker', signerName: 'Ann Reyes' },
        { party: 'lender', signerName: 'Ada Byron' },
      ],
    });
    expect(
      createHash('sha256')
        .update(lenders?.html ?? '')
        .digest('hex'),
    ).toBe(lenders?.contentHash);
    await harness.service.database.writing.manager.update(
      AgreementSignatureEntity,
      { agreementId: id, party: 'lender' },
      { content: 'x' },
    );
    expect((await asAdmin().problem('GET', `/broker-agreement-texts/${id}`)).code).toBe('evidence.broken');
  });

  it('is a PDF, made once, the same bytes for both sides, and told of with its hash', async () => {
    const { id, brokerId } = await anAgreement();
    const path = `/broker-agreement-texts/${id}/pdf`;
    expect((await asAdmin().problem('GET', path)).status).toBe(404);
    expect((await command.accept(id)).status).toBe(200);
    for (const refused of [
      await asAdmin().problem('DELETE', `/broker-agreements/${id}`),
      await asAdmin().problem('PUT', '/broker-agreements', { id, additionalFee: 9 }),
    ])
      expect(refused.detail).toBe(shared.agreementDecided);
    const [lenders, brokers] = [
      await asAdmin().call('GET', path),
      await harness.as(aBroker(brokerId)).call('GET', path),
    ];
    expect(lenders.headers['content-type']).toBe('application/pdf');
    expect(lenders.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(brokers.bytes.equals(lenders.bytes)).toBe(true);
    expect(await headOf(lenders.bytes)).toEqual(headed);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', path)).status).toBe(403);
    const [event] = (await harness.sent('agreement.signed')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toMatchObject({
      agreementId: id,
      decidedBy: admin.userId,
      paperHash: createHash('sha256').update(lenders.bytes).digest('hex'),
      signatures: [
        { party: 'broker', signerName: 'Ann Reyes', typedName: 'ann reyes' },
        { party: 'lender', signerName: 'Ada Byron' },
      ],
    });
    const changed = Buffer.from(lenders.bytes);
    changed[100] = (changed[100] ?? 0) ^ 1;
    await harness.service.database.writing.manager.update(
      AgreementPaperEntity,
      { agreementId: id },
      { pdf: changed.toString('base64') },
    );
    expect((await asAdmin().problem('GET', path)).code).toBe('evidence.broken');
  });

  it('is not signed where the text reads differently from what was read', async () => {
    const brokerId = await aBrokerId();
    const self = harness.as(named(aBroker(brokerId)));
    const preview = (more: object) =>
      self.call<AgreementTextDto>('POST', '/broker-agreement-texts', { brokerId, ...terms, ...more });
    const [read, other] = [await preview({}), await preview({ additionalFee: 3 })];
    expect(other.body.html).toContain('Ortiz Homes LLC, 3%');
    const send = (textHash: string) =>
      self.call('POST', '/broker-agreements/new', { brokerId, ...terms, ...signed, textHash });
    expect((await send(other.body.contentHash)).status).toBe(409);
    expect((await send(read.body.contentHash)).status).toBe(201);
    const { id } = await anAgreement();
    const stale = { brokerAgreement: { id, signedName: 'Ada Byron' }, textHash: read.body.contentHash };
    expect((await asAdmin().problem('POST', '/broker-agreements/acceptances', stale)).detail).toBe(shared.termsChanged);
  });

  it('shows what the broker signed until the terms change, and no text of an ICCA that is missing', async () => {
    const { id, brokerId, version } = await anAgreement();
    const text = async () => (await asAdmin().call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`)).body;
    publish('<p>{{clientName}}, newer: {{brokerSignature}}</p>');
    expect(await text()).toMatchObject({ isSigned: true, signatures: [{ party: 'broker' }] });
    expect((await text()).html).not.toContain('newer');
    await command.update(id);
    expect(await text()).toMatchObject({ html: '<p>Ortiz Homes LLC, newer: N/A</p>', isSigned: false, signatures: [] });
    expect((await harness.as(aBroker(randomUUID())).problem('GET', `/broker-agreement-texts/${id}`)).status).toBe(403);
    const unknown = await asAdmin().problem('POST', '/broker-agreements/new', {
      brokerId,
      ...terms,
      version: `${version}2`,
    });
    expect(unknown.errors).toEqual([{ field: 'version', message: shared.noIcca }]);
    expect((await submit(brokerId, { clientName: '{{adminSignature}}' })).status).toBe(201);
  });

  it('accepts no terms that the broker has not signed: the lender’s own, or changed ones', async () => {
    const made = (await submit(await aBrokerId(), { brokerSignature: undefined }, admin)).body;
    const changed = await anAgreement();
    await command.update(changed.id);
    for (const { id, brokerId } of [made, changed]) {
      for (const path of [`/broker-agreement-texts/${id}/acceptance`, '/broker-agreements/acceptances'])
        expect(
          await asAdmin().problem(path.endsWith('acceptances') ? 'POST' : 'GET', path, {
            brokerAgreement: { id, signedName: 'Ada Byron' },
          }),
        ).toMatchObject({ status: 409, detail: shared.brokerUnsigned });
      expect((await sign(id, brokerId)).status).toBe(200);
      expect((await command.accept(id)).body.status).toBe('3');
    }
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
          .problem('POST', '/broker-agreements/acceptances', { brokerAgreement: { id, signedName: 'Ann Reyes' } })
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
      // What the broker signed was another text.
      brokerSignature: null,
    });
    expect(await asAdmin().problem('PUT', '/broker-agreements', { id, revision, additionalFee: 1 })).toMatchObject({
      code: 'state.version_conflict',
      current: { id, revision: revision + 1, additionalFee: 0.5 },
    });
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
