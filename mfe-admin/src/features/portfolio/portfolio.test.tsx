import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maturityRungs, watchCauses } from '@groundwork/domain-draws';
import { exportWords, fill } from '@groundwork/domain-messages';
import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { formatPercent } from '@groundwork/domain-money';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { BookLoan, Portfolio } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

const company = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c001';
const none = { loans: 0, commitment: 0, funded: 0, undrawn: 0, principal: 0 };
const sums = { loans: 2, commitment: 120_000_000, funded: 40_000_000, undrawn: 80_000_000, principal: 30_000_000 };
const portfolio: Portfolio = {
  day: '2026-03-02',
  total: sums,
  rateByCommitment: 10.75,
  rateByPrincipal: null,
  types: [
    { key: 'construction', ...sums },
    { key: 'bridge', ...none },
  ],
  states: [
    { key: 'TX', ...sums },
    { key: '', ...none },
  ],
  borrowers: [
    { key: company, name: 'Maple Homes', ...sums, commitment: 90_000_000 },
    { key: 'b', name: null, ...none },
  ],
  otherBorrowers: { ...sums, commitment: 30_000_000 },
  borrowerCount: 20,
  ladder: maturityRungs.map((key) => ({ key, ...(key === 'months3' ? sums : none) })),
  watched: watchCauses.map((cause) => ({ cause, loans: cause === 'matured' ? 3 : 0 })),
  watchedLoans: 3,
  months: [
    { month: '2026-02', requests: 2, requested: 5_000_000, payments: 1, paid: 4_000_000 },
    { month: '2026-03', requests: 0, requested: 0, payments: 0, paid: 0 },
  ],
};
const loan: BookLoan = {
  ...sums,
  loans: 1,
  applicationId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c002',
  name: 'Harvard Street House',
  projectNumber: 1042,
  companyId: company,
  borrower: 'Maple Homes',
  loanType: 'construction',
  state: '',
  rate: 10.25,
  openedOn: '2025-03-02',
  maturesOn: '2026-03-01',
  interestOverdue: 0,
  watched: ['matured', 'stalled'],
};

let end = async () => {};
afterEach(() => end());

async function open(path: string, answers: Record<string, () => unknown>) {
  const mounted = await mountedArea({ area, user: administrator, path, answers });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}
const shown = (of: Partial<Portfolio> = {}) =>
  open('/portfolio', { 'GET /api/admin/portfolio': () => ({ ...portfolio, ...of }) });
const hrefOf = (link: HTMLElement | undefined) => link?.getAttribute('href');
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the portfolio', () => {
  it('shows the sums of all loans, and rates where they were agreed', async () => {
    await shown();
    expect((await screen.findByText(words.committed, { selector: 'dt' })).nextSibling?.textContent).toBe(
      '$1,200,000.00',
    );
    expect(screen.getByText(words.loans, { selector: 'dt' }).nextSibling?.textContent).toBe('2');
    for (const [name, amount] of [
      [words.funded, '$400,000.00'],
      [words.undrawn, '$800,000.00'],
      [words.principal, '$300,000.00'],
      [words.rateByCommitment, '10.75%'],
      [words.rateByPrincipal, words.noRate],
    ] as const)
      expect(screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent).toBe(amount);
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(screen.getByText(words.key)).toBeTruthy();
  });

  it('shows them by type, state, borrower and maturity, each with a way to its loans and a table behind it', async () => {
    const { user } = await shown();
    expect(hrefOf(await screen.findByRole('link', { name: 'Build New' }))).toBe('/portfolio/loans?type=construction');
    expect(section(words.byType).getByRole('link', { name: 'bridge' })).toBeTruthy();
    expect(hrefOf(section(words.byState).getByRole('link', { name: words.severalStates }))).toBe(
      '/portfolio/loans?state=',
    );
    const borrowers = section(words.byBorrower);
    expect(hrefOf(borrowers.getByRole('link', { name: 'Maple Homes' }))).toBe(`/portfolio/loans?company=${company}`);
    expect(borrowers.getByRole('link', { name: words.unnamedBorrower })).toBeTruthy();
    expect(borrowers.queryByRole('link', { name: words.otherBorrowers })).toBeNull();
    expect(borrowers.getByText(fill(words.concentration, { n: 2, all: 20, share: formatPercent(75) }))).toBeTruthy();
    const ladder = section(words.ladder);
    expect(hrefOf(ladder.getByRole('link', { name: 'Within 3 months' }))).toBe('/portfolio/loans?rung=months3');
    await user.click(borrowers.getByText(words.asTable));
    const row = (await borrowers.findByRole('row', { name: /Maple Homes/ })) as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Maple Homes', '2', '$900,000.00', '$400,000.00', '$800,000.00', '$300,000.00', formatPercent(75)]);
    expect(borrowers.getByRole('columnheader', { name: words.share })).toBeTruthy();
  });

  it('shows draws by month as a picture and as a table', async () => {
    const { user } = await shown();
    await screen.findByText(words.monthsKey);
    const months = section(words.months);
    expect(months.getAllByRole('img', { name: words.months })[0]?.textContent).toContain('$50.0K');
    await user.click(months.getByText(words.asTable));
    const headers = (await months.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headers).toEqual([words.month, words.requests, words.requested, words.payments, words.paid]);
    expect(months.getAllByRole('row')[1]?.textContent).toContain('$40,000.00');
  });

  it('names what has to be watched, with a way to those loans', async () => {
    await shown();
    await screen.findByText(words.watchList);
    const list = section(words.watchList);
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [fill(words.causeCount, { cause: 'Past its maturity', n: 3 }), '/portfolio/loans?watch=matured'],
      [fill(words.watchedAll, { n: 3 }), '/portfolio/loans?watch=any'],
    ]);
  });

  it('says it of one loan, and where nothing has to be watched', async () => {
    const one = portfolio.watched.map((each) => ({ ...each, loans: Math.min(1, each.loans) }));
    await shown({ watched: one, watchedLoans: 1 });
    expect(await screen.findByRole('link', { name: words.watchedOne })).toBeTruthy();
    await end();
    await shown({ watched: portfolio.watched.map((each) => ({ ...each, loans: 0 })), watchedLoans: 0 });
    expect(await screen.findByText(words.nothingWatched)).toBeTruthy();
  });

  it('says that no loan runs, and that it could not be read', async () => {
    await shown({ total: none });
    expect(await screen.findByText(words.noLoans)).toBeTruthy();
    expect(screen.getByText(words.noLoansDetail)).toBeTruthy();
    await end();
    await open('/portfolio', {});
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });

  it('is exported as a file', async () => {
    const { calls, user } = await shown();
    await user.click(await screen.findByRole('button', { name: words.exportCsv }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/portfolio/csv'))).toBe(true));
  });
});

describe('the loans of the portfolio', () => {
  const page = (of: object = {}) => ({ total: { ...sums, loans: 1 }, items: [loan], next: null, ...of });
  const loans = (query = '', answer: () => unknown = page) =>
    open(`/portfolio/loans${query}`, { 'GET /api/admin/portfolio/loans': answer });

  it('lists them with where they stand, each with its page', async () => {
    await loans();
    expect(await screen.findByRole('heading', { level: 1, name: words.loanList })).toBeTruthy();
    expect(await screen.findByRole('table', { name: words.loanList })).toBeTruthy();
    expect(hrefOf((await screen.findAllByRole('link', { name: loan.name }))[0])).toBe(`/loans/${loan.applicationId}`);
    const [, row] = screen.getAllByRole('row');
    for (const text of ['1042', 'Maple Homes', 'Build New', '10.25%', '03/01/2026', 'Past its maturity, No payment'])
      expect(row?.textContent).toContain(text);
    for (const header of [words.project, words.borrower, words.rate, words.matures])
      expect(screen.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(screen.getByRole('status')?.textContent).toContain(fill(words.loanCountOne, { amount: '$1,200,000.00' }));
    expect(hrefOf(screen.getByRole('link', { name: words.title }))).toBe('/portfolio');
  });

  it('narrows them by the address and by its fields', async () => {
    const { calls, user } = await loans(`?company=${company}&state=TX&rung=never`);
    const sent = () =>
      calls
        .filter(({ path }) => path.endsWith('/portfolio/loans'))
        .at(-1)
        ?.query.toString();
    expect(
      await screen.findByText(
        `${fill(words.ofBorrower, { name: 'Maple Homes' })}, ${fill(words.ofState, { state: 'TX' })}`,
      ),
    ).toBeTruthy();
    expect(sent()).toBe(`state=TX&company=${company}&from=0`);
    for (const any of [words.anyType, words.anyMaturity, words.notWatched, words.watchedAny])
      expect(screen.getByRole('option', { name: any })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(words.watched), 'matured');
    await waitFor(() => expect(sent()).toBe(`state=TX&company=${company}&watch=matured&from=0`));
    await user.click(screen.getByRole('link', { name: words.showAll }));
    await waitFor(() => expect(sent()).toBe('from=0'));
  });

  it('shows more of many', async () => {
    const pages = [
      page({ total: { ...sums, loans: 51 }, next: 50 }),
      page({ items: [{ ...loan, applicationId: 'b' }] }),
    ];
    const { user } = await loans('', () => pages.shift());
    expect(await screen.findByText(fill(words.loanCount, { n: 51, amount: '$1,200,000.00' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.more }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  });

  it('says that none fits', async () => {
    await loans('?state=', () => page({ total: none, items: [] }));
    expect(await screen.findByText(words.noneFits)).toBeTruthy();
    expect(screen.getByText(fill(words.ofState, { state: words.severalStates }))).toBeTruthy();
  });
});

describe('the whole book', () => {
  it('is saved as one zip, once it was read what is in it', async () => {
    const { user, calls } = await open('/portfolio', {
      'GET /api/admin/portfolio': () => portfolio,
      'GET /api/admin/portfolio/book': () => new Response('zip'),
    });
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    await user.click(await screen.findByRole('button', { name: words.exportBook }));
    const dialog = within(await screen.findByRole('dialog', { name: words.exportBookQuestion }));
    expect(dialog.getByText(words.exportBookHint)).toBeTruthy();
    expect(calls.map(({ path: called }) => called)).not.toContain('/api/admin/portfolio/book');
    await user.click(dialog.getByRole('button', { name: exportWords.exportIt }));
    await dialog.findByText(fill(exportWords.saved, { file: 'book.zip' }));
    expect(saved.map(({ size }) => size)).toEqual([3]);
  });

  it('is refused with the reason while others export', async () => {
    const busy = { status: 409, code: 'export.running', detail: exportWords.othersRunning };
    const { user } = await open('/portfolio', {
      'GET /api/admin/portfolio': () => portfolio,
      'GET /api/admin/portfolio/book': () => Response.json(busy, { status: 409 }),
    });
    await user.click(await screen.findByRole('button', { name: words.exportBook }));
    const dialog = within(await screen.findByRole('dialog', { name: words.exportBookQuestion }));
    await user.click(dialog.getByRole('button', { name: exportWords.exportIt }));
    await dialog.findByText(`${exportWords.othersRunning} ${exportWords.nothingSaved}`);
  });
});
