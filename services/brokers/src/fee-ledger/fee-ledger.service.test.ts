import { randomUUID } from 'node:crypto';
import { feeSums, replayFee } from '@groundwork/domain-brokers';
import type { FeeHistoryCommand } from '@groundwork/domain-brokers';
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
import type { AgreementTextDto } from '../agreements/agreement-text.dto.js';
import type { AgreementDetailsDto } from '../agreements/agreement.dto.js';
import type { BrokerDto } from '../brokers/broker.dto.js';
import type { ClientDealDto } from '../deals/list-deals-of-broker.query.js';
import { service } from '../index.js';
import { BrokerFeeEntryEntity, BrokerFeeHistoryEntity } from './broker-fee-entry.entity.js';
import type { FeeEntryDto, FeeLedgerDto } from './fee-entry.dto.js';

let harness: ServiceHarness;
let companies: Neighbour;
let identity: Neighbour;
let masters: Neighbour;
const admin = anAdministrator();
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

beforeAll(async () => {
  [companies, identity, masters] = [await aNeighbour(), await aNeighbour(), await aNeighbour()];
  harness = await startService(service, {
    services: { companies: companies.url, identity: identity.url, agreements: masters.url },
  });
  identity.answers.set(`/internal/users/${admin.userId}/name`, { firstName: 'Ada', lastName: 'Byron' });
  masters.answers.set('/icca-masters/latest', {
    version: 'default',
    content: '<p>{{clientName}}</p>',
    initialLoanRate: 1,
    additionalLoanRate: 0.5,
  });
});
afterAll(async () => {
  await harness.close();
  await Promise.all([companies, identity, masters].map((neighbour) => neighbour.close()));
});

const asAdmin = () => harness.as(admin);
async function aBrokerId(): Promise<string> {
  const form = { firstName: 'Ann', lastName: 'Reyes', businessName: '=Reyes', emailAddressA: 'ann@reyes.example' };
  return (await asAdmin().call<BrokerDto>('POST', '/brokers', { ...form, phoneNumberA: '2815550110' })).body.id;
}
function aCompany(): string {
  const companyId = randomUUID();
  companies.answers.set(`/internal/companies/${companyId}`, { companyId, organizationName: 'Bayou Builders' });
  return companyId;
}

interface Terms {
  readonly brokerId: string;
  readonly companyId?: string;
  readonly additionalFee?: number;
  readonly startDate?: string;
}
/** An agreement of an administrator that its broker signed and that was accepted; its term covers the harness's day. */
async function anAccepted({ brokerId, companyId, ...more }: Terms): Promise<AgreementDetailsDto> {
  const day = harness.clock.now().toISOString().slice(0, 10);
  const terms = {
    clientName: 'Ortiz Homes',
    clientRepresentativeName: 'Luis',
    startDate: day,
    expirationDate: '2099-01-01',
  };
  const made = await asAdmin().call<AgreementDetailsDto>(
    'POST',
    `/broker-agreements/${companyId ? 'existing' : 'new'}`,
    {
      brokerId,
      ...(companyId ? { companyId } : {}),
      ...terms,
      clientFeePercent: 1,
      additionalFee: 0,
      ...more,
    },
  );
  expect(made.status).toBe(201);
  const broker = aBroker(brokerId);
  identity.answers.set(`/internal/users/${broker.userId}/name`, { firstName: 'Ann', lastName: 'Reyes' });
  const { contentHash } = (
    await harness.as(broker).call<AgreementTextDto>('GET', `/broker-agreement-texts/${made.body.id}`)
  ).body;
  await harness.as(broker).call('POST', '/broker-agreements/signatures', {
    id: made.body.id,
    brokerSignature: png,
    signedName: 'Ann Reyes',
    textHash: contentHash,
  });
  const brokerAgreement = { id: made.body.id, signedName: 'Ada Byron' };
  const accepted = await asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/acceptances', {
    brokerAgreement,
  });
  expect(accepted.body.status).toBe('3');
  return accepted.body;
}

const factsOf = (applicationId: string, companyId: string) => ({
  applicationId,
  projectNumber: 1042,
  companyId,
  userId: randomUUID(),
  name: 'Heights',
});
const terms = {
  rate: 9,
  termMonths: 12,
  interestReserve: 0,
  retainagePercent: 0,
  originationFeePercent: 0,
  otherFees: 0,
};
const approve = (applicationId: string, companyId: string, amount = 50_000_000, id?: string) =>
  harness.deliver(
    'application.approved',
    applicationId,
    {
      ...factsOf(applicationId, companyId),
      decidedBy: admin.userId ?? '',
      loanType: 'construction',
      properties: [],
      terms: { ...terms, amount },
    },
    id,
  );
const money = (applicationId: string, companyId: string, amount: number) => ({
  ...factsOf(applicationId, companyId),
  fundingId: randomUUID(),
  drawRequestId: randomUUID(),
  borrowerId: randomUUID(),
  amount,
  day: '2026-03-02',
  doneBy: randomUUID(),
  reason: '',
});
const fund = (applicationId: string, companyId: string, amount = 1_000_000, id?: string) =>
  harness.deliver('funding.paid', applicationId, money(applicationId, companyId, amount), id);
const takeBack = (applicationId: string, companyId: string, amount = 1_000_000) =>
  harness.deliver('funding.reversed', applicationId, money(applicationId, companyId, amount));

const ledgerOf = async (brokerId: string): Promise<FeeLedgerDto> =>
  (await asAdmin().call<FeeLedgerDto>('GET', `/broker-fee-ledger/broker/${brokerId}`)).body;
const fees = async (brokerId: string) =>
  (await ledgerOf(brokerId)).entries.map(({ name, amount, status }) => [name, amount, status]).sort();
const post = (what: string, fee: FeeEntryDto, more: object = {}) =>
  asAdmin().call<FeeEntryDto>('POST', `/broker-fee-ledger/${what}`, { id: fee.id, version: fee.version, ...more });

/** What is stored against a replay of its history, and against sums over the rows. */
async function expectReplayed(brokerId: string): Promise<void> {
  const { manager } = harness.service.database.writing;
  const rows = await manager.findBy(BrokerFeeEntryEntity, { brokerId });
  for (const row of rows) {
    const history = await manager.find(BrokerFeeHistoryEntity, { where: { entryId: row.id }, order: { id: 'ASC' } });
    expect(replayFee(history.map(({ command }): FeeHistoryCommand => command))).toBe(row.status);
    expect(history.at(-1)?.toStatus).toBe(row.status);
  }
  const { sums } = await ledgerOf(brokerId);
  expect(sums).toEqual(feeSums(rows.map(({ status, amountCents: amount, paidOn }) => ({ status, amount, paidOn }))));
}

describe('what an agreement earns', () => {
  it('is expected with the approval and earned with the money, each event once', async () => {
    const [brokerId, companyId, loan] = [await aBrokerId(), aCompany(), randomUUID()];
    await asAdmin().call('POST', '/broker-fees', { brokerId, name: 'Bonus', amount: 250_000 });
    await anAccepted({ brokerId, companyId, additionalFee: 0.75 });
    const id = randomUUID();
    for (let again = 0; again < 2; again += 1) await approve(loan, companyId, 50_000_000, id);
    expect(await fees(brokerId)).toEqual([
      ['Additional fee', 375_000, 'earned'],
      ['Bonus', 250_000, 'expected'],
      ['Initial loan rate', 500_000, 'expected'],
    ]);
    const funded = randomUUID();
    for (let again = 0; again < 2; again += 1) await fund(loan, companyId, 7, funded);
    expect((await ledgerOf(brokerId)).sums).toEqual({
      expected: 0,
      earned: 1_125_000,
      approved: 0,
      paid: 0,
      toReturn: 0,
    });
    // A further loan has the additional rate, a later approval of the first one changes nothing.
    const further = randomUUID();
    await approve(further, companyId, 10_000_000);
    await approve(loan, companyId, 90_000_000);
    expect((await fees(brokerId)).filter(([name]) => name === 'Additional loan rate')).toEqual([
      ['Additional loan rate', 50_000, 'expected'],
    ]);
    expect((await ledgerOf(brokerId)).entries).toHaveLength(6);
    await expectReplayed(brokerId);
  });

  it('follows the money back and forth; what was paid is reversed, and earned anew as another entry', async () => {
    const [brokerId, companyId, loan] = [await aBrokerId(), aCompany(), randomUUID()];
    await anAccepted({ brokerId, companyId });
    await approve(loan, companyId);
    await fund(loan, companyId);
    await fund(loan, companyId);
    await takeBack(loan, companyId);
    expect(await fees(brokerId)).toEqual([['Initial loan rate', 500_000, 'earned']]);
    await takeBack(loan, companyId);
    expect(await fees(brokerId)).toEqual([['Initial loan rate', 500_000, 'expected']]);
    await fund(loan, companyId);
    const [fee] = (await ledgerOf(brokerId)).entries as [FeeEntryDto];
    const approved = (await post('approvals', fee)).body;
    const paid = (await post('payments', approved, { paidOn: fee.earnedOn, reference: ' ACH 7 ' })).body;
    expect(paid).toMatchObject({ status: 'paid', reference: 'ACH 7', clientName: 'Ortiz Homes', projectNumber: 1042 });
    await takeBack(loan, companyId);
    expect((await ledgerOf(brokerId)).sums).toMatchObject({ paid: 0, toReturn: 500_000 });
    await fund(loan, companyId);
    expect(await fees(brokerId)).toEqual([
      ['Initial loan rate', 500_000, 'earned'],
      ['Initial loan rate', 500_000, 'reversed'],
    ]);
    await expectReplayed(brokerId);
  });

  it('is of the agreement that was accepted first, and of none that begins later', async () => {
    const [first, second, companyId] = [await aBrokerId(), await aBrokerId(), aCompany()];
    await anAccepted({ brokerId: first, companyId, startDate: '2098-01-01' });
    await anAccepted({ brokerId: second, companyId });
    await approve(randomUUID(), companyId);
    expect(await fees(first)).toEqual([]);
    expect(await fees(second)).toEqual([['Initial loan rate', 500_000, 'expected']]);
  });

  it('is caught up with when the client of an agreement is named later, once', async () => {
    const [brokerId, companyId, loan] = [await aBrokerId(), aCompany(), randomUUID()];
    const agreement = await anAccepted({ brokerId });
    await approve(loan, companyId);
    await fund(loan, companyId);
    expect(await fees(brokerId)).toEqual([]);
    const link = (id: string) => asAdmin().call('PUT', `/broker-agreements/${agreement.id}/client`, { companyId: id });
    expect((await link(randomUUID())).status).toBe(404);
    expect(
      (await harness.as(aBroker(brokerId)).problem('PUT', `/broker-agreements/${agreement.id}/client`, { companyId }))
        .status,
    ).toBe(403);
    expect((await link(companyId)).status).toBe(200);
    expect(await fees(brokerId)).toEqual([['Initial loan rate', 500_000, 'earned']]);
    const again = await asAdmin().problem('PUT', `/broker-agreements/${agreement.id}/client`, {
      companyId: aCompany(),
    });
    expect([again.status, again.detail]).toEqual([409, shared.clientLinked]);
  });
});

describe('a fee', () => {
  const anEarned = async (): Promise<FeeEntryDto> => {
    const [brokerId, companyId, loan] = [await aBrokerId(), aCompany(), randomUUID()];
    await anAccepted({ brokerId, companyId });
    await approve(loan, companyId);
    await fund(loan, companyId);
    return (await ledgerOf(brokerId)).entries[0] as FeeEntryDto;
  };

  it('is approved, paid and reversed by administrators, on the version that was read', async () => {
    const fee = await anEarned();
    expect((await post('payments', fee, { paidOn: fee.earnedOn, reference: 'x' })).status).toBe(409);
    const answers = await Promise.all([post('approvals', fee), post('approvals', fee)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [approved] = (await ledgerOf(fee.brokerId)).entries as [FeeEntryDto];
    const pay = (more: object) =>
      asAdmin().problem('POST', '/broker-fee-ledger/payments', { id: approved.id, version: approved.version, ...more });
    expect((await pay({ paidOn: '2099-01-01', reference: 'x' })).errors).toEqual([
      { field: 'paidOn', message: shared.feePaidOn },
    ]);
    expect((await pay({ paidOn: '2000-01-01', reference: 'x' })).errors).toEqual([
      { field: 'paidOn', message: shared.feePaidOn },
    ]);
    expect((await pay({ paidOn: fee.earnedOn, reference: ' ' })).errors?.[0]?.field).toBe('reference');
    expect((await pay({ paidOn: fee.earnedOn, reference: 'x'.repeat(201) })).status).toBe(422);
    const paid = (await post('payments', approved, { paidOn: fee.earnedOn, reference: 'ACH 9' })).body;
    expect((await post('reversals', paid, { reason: ' ' })).status).toBe(422);
    // Who is late is told how it stands.
    const late = { id: fee.id, version: fee.version };
    for (const [call, more] of [
      ['reversals', { reason: 'Paid twice' }],
      ['approvals', {}],
    ] as const)
      expect(await asAdmin().problem('POST', `/broker-fee-ledger/${call}`, { ...late, ...more })).toMatchObject({
        status: 409,
        code: 'state.version_conflict',
        current: paid,
      });
    expect((await post('reversals', paid, { reason: 'Paid twice' })).body).toMatchObject({
      status: 'reversed',
      reason: 'Paid twice',
      paidOn: fee.earnedOn,
    });
    await expectReplayed(fee.brokerId);
  });

  it('that somebody reversed is not earned anew by the loan', async () => {
    const fee = await anEarned();
    await post('reversals', fee, { reason: 'No licence' });
    const { manager } = harness.service.database.writing;
    const row = await manager.findOneByOrFail(BrokerFeeEntryEntity, { id: fee.id });
    await fund(row.applicationId, randomUUID());
    expect(await fees(fee.brokerId)).toEqual([['Initial loan rate', 500_000, 'reversed']]);
  });

  it('is seen by its own broker alone, as are deals and statements', async () => {
    const fee = await anEarned();
    const paths = ['', '/statement.pdf', '/statement.csv'].map(
      (path) => `/broker-fee-ledger/broker/${fee.brokerId}${path}`,
    );
    const deals = `/broker-deals/broker/${fee.brokerId}`;
    for (const path of [...paths, deals])
      for (const actor of [aBroker(randomUUID()), aBorrower(randomUUID()), nobody])
        expect((await harness.as(actor).problem('GET', path)).status).toBe(403);
    const own = harness.as(aBroker(fee.brokerId));
    for (const path of [...paths, deals]) expect((await own.call('GET', path)).status).toBe(200);
    expect((await own.problem('GET', '/broker-fee-ledger')).status).toBe(403);
    for (const what of ['approvals', 'payments', 'reversals'])
      expect((await own.problem('POST', `/broker-fee-ledger/${what}`, { id: fee.id, version: 1 })).status).toBe(403);
    expect((await own.call<ClientDealDto[]>('GET', deals)).body).toEqual([
      {
        agreementId: fee.agreementId,
        clientName: 'Ortiz Homes',
        projectNumber: 1042,
        stage: 'approved',
        stageAt: harness.clock.now().toISOString(),
      },
    ]);
    const listed = await asAdmin().call<FeeLedgerDto>('GET', '/broker-fee-ledger?status=earned');
    expect(listed.body.entries.map(({ id }) => id)).toContain(fee.id);
  });

  it('stands in statements of its period, as PDF and as CSV that is no formula', async () => {
    const fee = await anEarned();
    const get = (path: string) => asAdmin().call('GET', `/broker-fee-ledger/broker/${fee.brokerId}/statement${path}`);
    expect((await get('.pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await headOf((await get('.pdf')).bytes)).toEqual(headed);
    const csv = (await get('.csv')).text.split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[1]).toContain('"Ortiz Homes","1042","Initial loan rate","1","500000.00","5000.00","Earned"');
    expect((await get('.csv?from=2098-01-01')).text.split('\r\n')).toHaveLength(2);
    expect((await get(`.csv?to=${fee.earnedOn ?? ''}`)).text.split('\r\n')).toHaveLength(3);
    expect((await get('.csv?from=soon')).status).toBe(422);
  });
});

describe('the deal of a client', () => {
  it('is told by its stages, of the loans that an agreement may cover', async () => {
    const [brokerId, companyId, deal] = [await aBrokerId(), aCompany(), randomUUID()];
    await anAccepted({ brokerId, companyId });
    const stage = async () =>
      (await harness.as(aBroker(brokerId)).call<ClientDealDto[]>('GET', `/broker-deals/broker/${brokerId}`)).body.map(
        (row) => row.stage,
      );
    expect(await stage()).toEqual([]);
    const facts = factsOf(deal, companyId);
    const decided = { ...facts, decidedBy: '' };
    await harness.deliver('application.created', deal, { ...facts, loanType: 'land' });
    expect(await stage()).toEqual(['applying']);
    await harness.deliver('application.awaiting', deal, facts);
    await harness.deliver('application.submitted', deal, facts);
    expect(await stage()).toEqual(['submitted']);
    await harness.deliver('application.rejected', deal, { ...decided, reason: 'Confidential' });
    expect(await stage()).toEqual(['declined']);
    await harness.deliver('application.reopened', deal, facts);
    await harness.deliver('application.in_closing', deal, decided);
    expect(await stage()).toEqual(['closing']);
  });
});
