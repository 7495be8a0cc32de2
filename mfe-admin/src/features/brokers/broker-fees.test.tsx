import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dealStageLabels } from '@groundwork/domain-brokers';
import { fill, sentenceOf } from '@groundwork/domain-messages';
import { admin, brokerDesk, feeDesk as words, meanwhile } from '@groundwork/domain-messages-admin';
import { agreements, fees } from '@groundwork/domain-messages-screens';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { AgreementDetails } from '../../data/api.js';
import { aBroker } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';
import { AgreementReview } from './agreement-review.js';
import { BrokerFees } from './broker-fees.js';

let end = async () => {};
beforeEach(() => localStorage.clear());
afterEach(() => end());

const brokerId = aBroker().id;
const entry = (id: string, status: string, more = {}) => ({
  id,
  brokerId,
  agreementId: 'a',
  clientName: `Client ${id}`,
  projectNumber: 1042,
  kind: 'initialLoan',
  name: 'Initial loan rate',
  percent: 1,
  base: 50_000_000,
  amount: 500_000,
  status,
  earnedOn: '2024-03-07',
  paidOn: null,
  reference: null,
  reversedOn: null,
  reason: null,
  version: 4,
  createdAt: '2024-03-07T15:00:00.000Z',
  ...more,
});
const sums = { expected: 1, earned: 2, approved: 3, paid: 4, toReturn: 5 };
const entries = [
  entry('1', 'earned'),
  entry('2', 'approved'),
  entry('3', 'paid', { paidOn: '2024-03-09', reference: 'ACH 7' }),
  entry('4', 'reversed', { paidOn: '2024-03-09', reversedOn: '2024-03-10', reason: 'Paid twice' }),
];
const deals = [
  {
    agreementId: 'a',
    clientName: 'Client 1',
    projectNumber: 1042,
    stage: 'submitted',
    stageAt: '2024-03-07T15:00:00.000Z',
  },
];
const arranged = { id: 'f1', brokerId, name: 'Bonus', percent: null, amount: 250_000, createdAt: '', updatedAt: '' };

async function shown(element: ReactElement, answers: Record<string, () => unknown> = {}) {
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const mounted = await mountedArea({ area, user: administrator, path: '/', answers });
  end = mounted.end;
  const told = () =>
    mounted.said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
  const sent = (path: string) => mounted.calls.find((call) => call.method !== 'GET' && call.path.endsWith(path))?.body;
  return { ...mounted, user: userEvent.setup(), told, sent };
}

async function openFees(answers: Record<string, () => unknown> = {}) {
  const screenOf = await shown(<BrokerFees brokerId={brokerId} />, {
    [`GET /api/admin/brokerfees/ledger/${brokerId}`]: () => ({ entries, sums }),
    [`GET /api/admin/brokerfees/broker/${brokerId}`]: () => [arranged],
    [`GET /api/admin/brokerdeals/${brokerId}`]: () => deals,
    ...answers,
  });
  await screenOf.user.click(await screen.findByText(fees.title));
  return screenOf;
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  // A table has cards beside it for narrow windows.
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

describe('the fees of a broker', () => {
  it('are listed with their sums, and with what became of each', async () => {
    await openFees();
    expect(await screen.findAllByText(fees.toReturn)).toBeTruthy();
    expect(screen.getAllByText(fees.expected)).toBeTruthy();
    expect(screen.getAllByText(fill(fees.ofBase, { percent: '1.00%', base: '$500,000.00' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(fill(fees.project, { number: '1042' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(fill(fees.paidWith, { date: '03/09/2024', reference: 'ACH 7' }))).toBeTruthy();
    expect(screen.getAllByText(`${fill(fees.reversedOn, { date: '03/10/2024' })}: Paid twice`)).toBeTruthy();
    expect(screen.getAllByText(fill(fees.earnedOn, { date: '03/07/2024' })).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(dealStageLabels.submitted)).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: fees.dealsOfClients })).toBeTruthy();
    for (const name of [fees.statementPdf, fees.statementCsv])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: fill(words.reverseOf, { name: 'Client 4' }) })).toBeNull();
  });

  it('say that there is none, and that they could not be read', async () => {
    await openFees({
      [`GET /api/admin/brokerfees/ledger/${brokerId}`]: () => ({ entries: [], sums }),
      [`GET /api/admin/brokerfees/broker/${brokerId}`]: () => [],
      [`GET /api/admin/brokerdeals/${brokerId}`]: () => Response.json({ status: 500, code: 'x' }, { status: 500 }),
    });
    expect(await screen.findAllByText(fees.none)).toBeTruthy();
    expect(screen.getAllByText(fees.noneDetail)).toBeTruthy();
    expect(await screen.findAllByText(words.noArranged)).toBeTruthy();
    expect(await screen.findAllByText(new RegExp(fees.failed))).toBeTruthy();
  });

  it('say that no client has applied yet', async () => {
    await openFees({ [`GET /api/admin/brokerdeals/${brokerId}`]: () => [] });
    expect(await screen.findAllByText(fees.noDeals)).toBeTruthy();
  });

  it('are approved, paid and reversed, each asked for once', async () => {
    const done = () => entry('1', 'approved');
    const { user, told, sent } = await openFees({
      'POST /api/admin/brokerfees/approve': done,
      'POST /api/admin/brokerfees/pay': done,
      'POST /api/admin/brokerfees/reverse': done,
    });
    const amount = '$5,000.00';
    await press(user, fill(words.approveOf, { name: 'Client 1' }));
    expect(screen.getAllByText(fill(words.approveLead, { amount }))).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.approve }));
    await waitFor(() => expect(told()).toEqual([words.approvedDone]));
    expect(sent('/approve')).toEqual({ id: '1', version: 4 });

    await press(user, fill(words.payOf, { name: 'Client 2' }));
    expect(screen.getAllByText(fill(words.payLead, { amount }))).toBeTruthy();
    const pay = within(screen.getByRole('dialog'));
    expect(pay.getByLabelText(new RegExp(`^${words.paidOn}`))).toBeTruthy();
    await user.click(pay.getByRole('button', { name: words.pay }));
    expect(sent('/pay')).toBeUndefined();
    await user.type(pay.getByLabelText(new RegExp(`^${words.reference}`)), 'ACH 9');
    await user.click(pay.getByRole('button', { name: words.pay }));
    await waitFor(() => expect(told()).toContain(words.paidDone));
    expect(sent('/pay')).toMatchObject({ id: '2', version: 4, reference: 'ACH 9' });

    await press(user, fill(words.reverseOf, { name: 'Client 3' }));
    expect(screen.getAllByText(fill(words.reverseLead, { amount }))).toBeTruthy();
    const reverse = within(screen.getByRole('dialog'));
    await user.type(reverse.getByLabelText(new RegExp(`^${words.reason}`)), 'Paid twice');
    await user.click(reverse.getByRole('button', { name: words.reverse }));
    await waitFor(() => expect(told()).toContain(words.reversedDone));
    expect(sent('/reverse')).toEqual({ id: '3', version: 4, reason: 'Paid twice' });
  });

  it('that somebody else moved meanwhile say how they stand, keep what is typed, and go on where that is possible', async () => {
    const posted: unknown[] = [];
    const moving =
      (standing: ReturnType<typeof entry>) =>
      ({ body }: { body?: unknown }) => {
        posted.push(body);
        return (body as { version: number }).version === standing.version
          ? standing
          : Response.json({ status: 409, code: 'state.version_conflict', current: standing }, { status: 409 });
      };
    const { user, told } = await openFees({
      'POST /api/admin/brokerfees/approve': moving(entry('1', 'paid', { version: 6 })) as never,
      'POST /api/admin/brokerfees/reverse': moving(entry('3', 'paid', { version: 7 })) as never,
    });
    const standing = fill(meanwhile.feeMoved, { amount: '$5,000.00', status: 'paid' });
    await press(user, fill(words.approveOf, { name: 'Client 1' }));
    const approve = within(screen.getByRole('dialog'));
    await user.click(approve.getByRole('button', { name: words.approve }));
    expect(await approve.findByText(standing)).toBeTruthy();
    expect(approve.queryByRole('button', { name: meanwhile.goOn })).toBeNull();
    expect(approve.getByRole<HTMLButtonElement>('button', { name: words.approve }).disabled).toBe(true);
    await user.click(approve.getByRole('button', { name: 'Cancel' }));

    await press(user, fill(words.reverseOf, { name: 'Client 3' }));
    const reverse = within(screen.getByRole('dialog'));
    await user.type(reverse.getByLabelText(new RegExp(`^${words.reason}`)), 'Paid twice');
    await user.click(reverse.getByRole('button', { name: words.reverse }));
    expect(await reverse.findByText(standing)).toBeTruthy();
    await user.click(reverse.getByRole('button', { name: meanwhile.goOn }));
    await user.click(reverse.getByRole('button', { name: words.reverse }));
    await waitFor(() => expect(told()).toEqual([words.reversedDone]));
    expect(posted.at(-1)).toEqual({ id: '3', version: 7, reason: 'Paid twice' });
  });

  it('are arranged once, also where it is not known how the first attempt ended and another is typed', async () => {
    let isAway = true;
    const { user, told, calls } = await openFees({
      'POST /api/admin/brokerfees/create': () =>
        isAway ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }) : arranged,
    });
    await press(user, words.addFee);
    const dialog = within(await screen.findByRole('dialog', { name: words.addFee }));
    const name = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${words.feeName}`));
    await user.type(name, 'Bonus');
    await user.type(dialog.getByLabelText(new RegExp(`^${words.feePercent}`)), '0.25');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    expect((await dialog.findByRole('alert')).textContent).toBe(sentenceOf('upstream.unavailable'));
    isAway = false;
    await user.type(name, ' of June');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(told()).toEqual([words.feeSaved]));
    const made = calls.filter(({ path }) => path.endsWith('/create'));
    expect(made.map(({ body }) => (body as { name: string }).name)).toEqual(['Bonus', 'Bonus of June']);
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
  });

  it('are arranged, changed and deleted: a percentage or an amount', async () => {
    const { user, told, sent } = await openFees({
      'POST /api/admin/brokerfees/create': () => arranged,
      'POST /api/admin/brokerfees/update': () => arranged,
      'DELETE /api/admin/brokerfees/delete': () => ({ id: 'f1' }),
    });
    expect(await screen.findByRole('heading', { name: words.arranged })).toBeTruthy();
    await press(user, words.addFee);
    const dialog = within(await screen.findByRole('dialog', { name: words.addFee }));
    expect(dialog.getByText(words.arrangedLead)).toBeTruthy();
    await user.type(dialog.getByLabelText(new RegExp(`^${words.feeName}`)), 'Bonus');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    expect(await dialog.findByText(words.percentOrAmount)).toBeTruthy();
    expect(dialog.getByLabelText(new RegExp(words.feeAmount))).toBeTruthy();
    await user.type(dialog.getByLabelText(new RegExp(`^${words.feePercent}`)), '0.25');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(told()).toEqual([words.feeSaved]));
    expect(sent('/create')).toEqual({ brokerId, name: 'Bonus', percent: 0.25, amount: null });

    await press(user, fill(words.editFee, { name: 'Bonus' }));
    await user.click(await screen.findByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(sent('/update')).toMatchObject({ id: 'f1', amount: 250_000 }));

    await press(user, fill(words.deleteFee, { name: 'Bonus' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(words.deleteFeeDetail)).toBeTruthy();
    await user.click(question.getByRole('button', { name: brokerDesk.deleteWord }));
    await waitFor(() => expect(told()).toContain(words.feeDeleted));
  });
});

describe('an accepted agreement', () => {
  const agreement = {
    id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b102',
    status: '3',
    companyId: null,
    version: 'default',
    expirationDate: '2099-01-01',
    startDate: '2024-01-01',
    clientName: 'Harbor Light Builders',
    initialLoanRate: 1,
    additionalLoanRate: 0.5,
    additionalFee: 0,
    clientFeePercent: 0,
    proposedInitialLoanRate: null,
    proposedAdditionalLoanRate: null,
    proposedStandardFee: null,
  } as AgreementDetails;
  const company = { companyId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b190', organizationName: 'Harbor Light' };

  it('is had as its signed PDF, and is told which company its client became', async () => {
    const { user, told, sent } = await shown(
      <AgreementReview agreement={agreement} broker={aBroker()} onDeleted={() => undefined} />,
      {
        'GET /api/admin/company/getAll': () => [company],
        [`GET /api/admin/company/byId/${company.companyId}`]: () => company,
        [`PUT /api/admin/brokeragreements/client/${agreement.id}`]: () => agreement,
      },
    );
    expect(await screen.findByRole('button', { name: agreements.signedPdf })).toBeTruthy();
    expect(screen.getAllByText(words.clientInPortalLead)).toBeTruthy();
    expect(screen.getByRole('region', { name: words.clientInPortal })).toBeTruthy();
    await user.type(screen.getByLabelText(words.chooseCompany), 'Harbor');
    await user.click(await screen.findByRole('option', { name: /Harbor Light/ }));
    await press(user, words.linkClient);
    await waitFor(() => expect(told()).toEqual([words.clientLinked]));
    expect(sent(`/client/${agreement.id}`)).toEqual({ companyId: company.companyId });
  });
});
