import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { aCompany, anOwner, anOwnership } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import type { FinancialAccount } from '../../data/api.js';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';
import { held } from '../../testing/setup.js';
import { silentAfterMs } from './use-verification.js';

const begin = 'POST /api/borrower/users/decisionlogic';
const update = 'POST /api/borrower/users/updatedecisionlogic';
const origin = 'http://accounts.example:4240';
const name = 'Hill Country Homes LLC';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const account = (more: Partial<FinancialAccount> = {}): FinancialAccount => ({
  id: idOf(70),
  institutionName: 'Lone Star Bank',
  accountName: 'Checking 4471',
  status: 3,
  asOfDate: daysAgo(1),
  verified: true,
  availableBalance: null,
  averageBalance: null,
  averageBalanceRecent: null,
  ...more,
});

let end: () => Promise<void> = async () => undefined;
afterEach(async () => {
  jest.useRealTimers();
  await end();
});

/** The tab with the accounts of an application's page; `businessAccounts` as the server has them at each read. */
async function financial(
  answers: Parameters<typeof borrowerAt>[1] = {},
  businessAccounts: () => FinancialAccount[] = () => [],
  shown: readonly string[] = [name, 'Maria Alvarez'],
) {
  const ownership = anOwnership();
  const [root] = ownership.entities;
  const owners = [
    anOwner({
      id: idOf(40),
      displayName: 'Maria Alvarez',
      accounts: [account({ id: idOf(71), asOfDate: daysAgo(30) })],
    }),
    anOwner({ id: idOf(41), displayName: 'Bayou Holdings LP', accounts: [account({ status: 1, verified: false })] }),
  ];
  const area = await borrowerAt(
    `/items/${idOf(1)}?tab=financial`,
    {
      [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ status: 'awaiting' }),
      [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [],
      [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
      [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany({ businessAccounts: businessAccounts() }),
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () => ({
        ...ownership,
        entities: [{ ...root, entityOwners: owners }],
      }),
      [begin]: () =>
        Response.json(
          { requestCode: 'R-1', widgetUrl: `${origin}/widget?code=R-1`, expiresAt: '2030-01-01T00:00:00.000Z' },
          { status: 201 },
        ),
      ...answers,
    },
    { accepted: true, ignored: false },
  );
  end = area.end;
  for (const who of shown) await screen.findByRole('region', { name: fill(verification.accountsOf, { name: who }) });
  const updates = () => area.calls.filter(({ path }) => path.includes('updatedecisionlogic')).length;
  return { ...area, updates, user: userEvent.setup() };
}
const holder = (of: string) =>
  within(screen.getByRole('region', { name: fill(verification.accountsOf, { name: of }) }));
const verify = (of = name) => screen.getByRole('button', { name: fill(verification.verifyAccountsOf, { name: of }) });
const dialog = () => screen.getByRole('dialog', { name: fill(verification.verifyAccountsOf, { name }) });
const frame = () => screen.findByTitle<HTMLIFrameElement>(fill(verification.frameTitle, { name }));

/** A message of a window; of the widget's own unless more is said. */
const post = async (data: unknown, more: { origin?: string; source?: Window | null } = {}) => {
  const source = more.source === undefined ? (await frame()).contentWindow : more.source;
  await act(
    async () => void window.dispatchEvent(new MessageEvent('message', { data, origin: more.origin ?? origin, source })),
  );
};
const done = { Status: 3, requestCode: 'R-1' };

describe('accounts and their verification', () => {
  it('are shown for the company and each owner: institution, account, date, status, and whether one counts', async () => {
    await financial({}, () => [account({ asOfDate: daysAgo(9), verified: false })]);
    expect(screen.getByText(verification.financialLead)).toBeTruthy();
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads()).toEqual([`${name}: not verified`, 'Maria Alvarez: verified', 'Bayou Holdings LP: not verified']);
    const [year = '', month = '', day = ''] = daysAgo(30).split('-');
    const cells = (of: string) =>
      holder(of)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Maria Alvarez')).toEqual([
      'Lone Star Bank',
      'Checking 4471',
      `${month}/${day}/${year}`,
      verification.accountVerified,
    ]);
    expect(cells(name)).toContain(fill(verification.accountOld, { days: 7 }));
    expect(cells('Bayou Holdings LP')).toContain(verification.accountOpen);
  });

  it('that cannot be read say so and are read again, and the company’s documents that the page leads to are all there', async () => {
    let isAway = true;
    const documents = ['tax_return', 'financial_statement', 'bank_statement'].map((fileType, at) => ({
      fileUploadId: idOf(80 + at),
      userFileName: `${fileType}.pdf`,
      fileType,
      status: 'approved',
      comments: null,
      personId: null,
    }));
    const { user } = await financial(
      {
        [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => documents,
        [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () =>
          isAway ? problem(503, 'upstream.unavailable') : anOwnership(),
      },
      undefined,
      [name],
    );
    const alert = (await screen.findByText(verification.accountsUnavailable)).closest('[role=alert]') as HTMLElement;
    expect(await screen.findByText(borrowerPages.financialPageLead)).toBeTruthy();
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText(verification.noOwners)).toBeTruthy();
  });

  it('take over what the widget has verified, and hear nobody but the widget', async () => {
    let accounts: FinancialAccount[] = [];
    const taken = held(() => {
      accounts = [account()];
      return { requestCode: 'R-1', companyId: idOf(2), entityOwnerId: null, finished: true, accounts };
    });
    const { user, said, updates, calls } = await financial(
      {
        [update]: taken.answer,
      },
      () => accounts,
    );
    expect(holder(name).getByText(borrower.noAccounts)).toBeTruthy();
    await user.click(verify());
    expect((await frame()).getAttribute('src')).toBe(`${origin}/widget?code=R-1`);
    expect(within(dialog()).getByText(verification.opening)).toBeTruthy();
    expect((await frame()).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ companyId: idOf(2) });

    // Forged: another origin from the frame, the right origin from other windows, and another request.
    await post(done, { origin: 'http://evil.example' });
    await post(done, { origin: location.origin, source: window });
    await post(done, { source: window });
    await post(done, { source: null });
    await post({ Status: 3, requestCode: 'R-2' });
    expect(updates()).toBe(0);
    expect(dialog()).toBeTruthy();

    await post({ Status: 1, requestCode: 'R-1' });
    expect(within(dialog()).queryByText(verification.opening)).toBeNull();
    await post(done);
    expect(await within(dialog()).findByText(verification.updating)).toBeTruthy();
    taken.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates()).toBe(1);
    expect(said).toContainEqual(['notify', { kind: 'success', text: fill(verification.accountsAdded, { name }) }]);
    await waitFor(() => expect(holder(name).getByRole('heading').textContent).toBe(`${name}: verified`));
  });

  it('of an owner are asked for by the owner, and can be gone on with when they were left half-way', async () => {
    const { user, calls, updates } = await financial();
    await user.click(verify('Bayou Holdings LP'));
    const own = await screen.findByTitle<HTMLIFrameElement>(
      fill(verification.frameTitle, { name: 'Bayou Holdings LP' }),
    );
    const requests = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(requests()).toEqual([{ entityOwnerId: idOf(41) }]);
    await post({ Status: 4, requestCode: 'R-1' }, { source: own.contentWindow });
    expect(await screen.findByText(verification.unfinished)).toBeTruthy();
    expect(screen.getByText(verification.unfinishedTitle)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: verification.goOn }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(updates()).toBe(0);
  });

  it('closed while it is open asks once whether it is through', async () => {
    const { user, said, updates } = await financial({
      [update]: () => ({ requestCode: 'R-1', companyId: idOf(2), entityOwnerId: null, finished: false, accounts: [] }),
    });
    await user.click(verify());
    await post({ Status: 1, requestCode: 'R-1' });
    await user.click(within(dialog()).getByRole('button', { name: screens.close }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'info', text: verification.unfinished }]));
    expect([updates(), screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('say that the provider is away, and that the accounts could not be fetched, each with a way to try again', async () => {
    let away = true;
    const { user } = await financial({
      [begin]: () =>
        away
          ? problem(503, 'provider.away', [], 'The account service does not answer.')
          : { requestCode: 'R-1', widgetUrl: `${origin}/widget`, expiresAt: '2030-01-01T00:00:00.000Z' },
      [update]: () => problem(504, 'provider.slow', [], 'The account service is slow.'),
    });
    await user.click(verify());
    expect(await screen.findByText('The account service does not answer.')).toBeTruthy();
    expect(screen.getByText(verification.notOpening)).toBeTruthy();
    away = false;
    await user.click(within(dialog()).getByRole('button', { name: screens.tryAgain }));
    await post(done);
    expect(await screen.findByText('The account service is slow.')).toBeTruthy();
    expect(screen.getByText(verification.notUpdated)).toBeTruthy();
  });

  it('give up a widget that never says a word', async () => {
    const { user } = await financial();
    // The dialog's code is there from now on.
    await user.click(verify());
    await frame();
    await user.click(within(dialog()).getByRole('button', { name: screens.close }));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    fireEvent.click(verify());
    const settle = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    await settle(1);
    await settle(9_000);
    expect(screen.getByText(verification.openingLong)).toBeTruthy();
    await settle(silentAfterMs);
    expect(screen.getByText(verification.notOpeningDetail)).toBeTruthy();
    expect(screen.queryByTitle(fill(verification.frameTitle, { name }))).toBeNull();
    expect(within(dialog()).getByRole('button', { name: screens.tryAgain })).toBeTruthy();
  });
});
