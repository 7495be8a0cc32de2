import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementStatus, dealStageLabels } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { brokerHome as words } from '@groundwork/domain-messages-broker';
import { fees, needs, screens } from '@groundwork/domain-messages-screens';
import { addDays, formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { anActivatedBroker, anAgreement, ownAddress, quietHome, signedInBroker } from '../../testing/a-broker.js';

let end = async () => {};
afterEach(() => end());

const day = today(systemClock);
const lately = `${addDays(day, -2)}T15:00:00.000Z`;
const complete = anActivatedBroker({ ...ownAddress });
const deals = `GET /api/broker/brokerdeals/${complete.id}`;
const ledger = `GET /api/broker/brokerfees/ledger/${complete.id}`;
const files = `GET /api/broker/fileUpload/broker/${complete.id}`;
const away = () => Response.json({ status: 403, code: 'access.denied' }, { status: 403 });

async function home(more: Parameters<typeof anActivatedBroker>[0] = {}, answers = {}) {
  const mounted = await mountedArea({
    area,
    user: signedInBroker,
    path: '/',
    answers: {
      ...quietHome,
      [`GET /api/broker/brokers/byUserId/${signedInBroker.id}`]: () => ({ ...complete, ...more }),
      ...answers,
    },
  });
  end = mounted.end;
  return mounted;
}
const list = async () => within(await screen.findByRole('region', { name: needs.title }));
const linksOf = async () =>
  (await (await list()).findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
const deal = (projectNumber: number | null, stage: string, stageAt = lately) => ({
  agreementId: 'a',
  clientName: `Client ${projectNumber}`,
  projectNumber,
  stage,
  stageAt,
});

describe('the figures of a broker’s home', () => {
  it('stand first: deals by stage and what the fees come to, with the way to all of them', async () => {
    await home(
      {},
      {
        [deals]: () => [deal(1, 'closing'), deal(2, 'closing'), deal(3, 'submitted')],
        [ledger]: () => ({
          entries: [],
          sums: { expected: 100, earned: 1_250_000, approved: 300, paid: 400, toReturn: 0 },
        }),
      },
    );
    const glance = within(await screen.findByRole('region', { name: words.atAGlance }));
    const ofDeals = glance.getByRole('group', { name: fees.deals });
    await waitFor(() =>
      expect(ofDeals.textContent).toBe(`${fees.deals}${dealStageLabels.submitted}1${dealStageLabels.closing}2`),
    );
    const ofFees = within(glance.getByRole('group', { name: fees.title }));
    expect(await ofFees.findByText('$12,500.00')).toBeTruthy();
    for (const label of [fees.earned, fees.approved, fees.paid]) expect(ofFees.getByText(label)).toBeTruthy();
    expect(ofFees.queryByText(fees.toReturn)).toBeNull();
    expect(glance.getByRole('link', { name: words.toFees }).getAttribute('href')).toBe('/fees');
  });

  it('stand each by itself where the other is away', async () => {
    await home({}, { [deals]: away });
    expect(await screen.findByText(words.dealsFailed)).toBeTruthy();
    expect(await screen.findAllByText('$0.00')).toHaveLength(4);
    expect(await screen.findByText(needs.incomplete)).toBeTruthy();
    expect(screen.queryByText(needs.none)).toBeNull();
    await end();
    await home({}, { [ledger]: away });
    expect(await screen.findByText(fees.failed)).toBeTruthy();
    expect(await screen.findByText(fees.noDeals)).toBeTruthy();
    expect(await screen.findByText(needs.none)).toBeTruthy();
  });
});

describe('what needs the broker', () => {
  it('is nothing where nothing waits', async () => {
    await home({ agreements: [anAgreement({ status: agreementStatus.accepted, expirationDate: addDays(day, 90) })] });
    expect(await screen.findByText(needs.none)).toBeTruthy();
  });

  it('stands in one list, each matter once, the most urgent first, with the way to its very place', async () => {
    const agreement = (id: string, more: object) =>
      anAgreement({ id, clientName: `Client ${id}`, expirationDate: addDays(day, 90), updatedAt: lately, ...more });
    await home(
      {
        zipCode: null,
        city: null,
        agreements: [
          agreement('a', { brokerSignedAt: null }),
          agreement('b', {}),
          agreement('c', { brokerSignedAt: null, expirationDate: addDays(day, -1) }),
          agreement('d', { status: agreementStatus.accepted, expirationDate: addDays(day, 20) }),
          agreement('e', { status: agreementStatus.accepted, expirationDate: addDays(day, 2) }),
          agreement('g', { status: agreementStatus.accepted, expirationDate: addDays(day, -5) }),
          agreement('f', {
            status: agreementStatus.rejected,
            rejectedDate: lately,
            rejectionComment: 'The client is ours already',
          }),
        ],
      },
      {
        [deals]: () => [
          deal(7, 'declined', `${addDays(day, -1)}T15:00:00.000Z`),
          deal(8, 'declined', `${addDays(day, -40)}T15:00:00.000Z`),
          deal(9, 'awaiting', `${addDays(day, -1)}T15:00:00.000Z`),
          deal(10, 'closing'),
        ],
        [files]: () => [],
      },
    );
    await (await list()).findByText(words.w9);
    expect(await linksOf()).toEqual([
      [fill(words.ended, { client: 'Client g' }), '/?referral=g'],
      [fill(words.rejected, { client: 'Client f' }), '/?referral=f'],
      [fill(words.declined, { client: 'Client 7' }), '/fees#deals'],
      [fill(words.ends, { client: 'Client e' }), '/?referral=e'],
      [words.w9, '/manageBroker#w9'],
      [fill(words.sign, { client: 'Client a' }), '/?referral=a'],
      [fill(words.documents, { client: 'Client 9' }), '/fees#deals'],
      [fill(words.ends, { client: 'Client d' }), '/?referral=d'],
      [words.account, '/manageBroker'],
    ]);
    const section = await list();
    for (const text of ['The client is ours already', words.signWhy, 'City, Zip Code'])
      expect(section.getByText(text)).toBeTruthy();
    expect(section.getByText(fill(fees.project, { number: '9' }))).toBeTruthy();
    expect(section.getByText(fill(needs.dueOn, { date: formatMonthDayYear(addDays(day, 2)) }))).toBeTruthy();
  });

  it('is a W-9 that was rejected, until one stands', async () => {
    const w9 = (fileUploadId: string, status: string, comments: string | null = null) => ({
      fileUploadId,
      fileType: 'w9',
      status,
      comments,
    });
    await home({}, { [files]: () => [w9('b', 'rejected', 'Unsigned'), w9('a', 'rejected', 'Blurred')] });
    expect(await linksOf()).toEqual([[words.w9Rejected, '/manageBroker#w9']]);
    expect((await list()).getByText('Unsigned')).toBeTruthy();
    await end();
    await home({}, { [files]: () => [w9('b', 'rejected'), w9('a', 'approved')] });
    expect(await screen.findByText(needs.none)).toBeTruthy();
  });

  it('says that half of it is missing, and asks again', async () => {
    let isAway = true;
    await home({ zipCode: null }, { [files]: () => (isAway ? away() : []) });
    const section = await list();
    expect(await section.findByText(needs.incomplete)).toBeTruthy();
    expect(section.getByText(words.account)).toBeTruthy();
    isAway = false;
    await userEvent.click(section.getByRole('button', { name: screens.tryAgain }));
    await waitFor(() => expect(section.queryByText(needs.incomplete)).toBeNull());
    expect(section.getByText(words.w9)).toBeTruthy();
  });
});
