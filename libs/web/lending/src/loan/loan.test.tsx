import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayDay, formatMonthDayYear } from '@groundwork/domain-time';
import { createBrowserRouter, Link, RouterProvider } from '@groundwork/web-mount';
import { idOf } from '@groundwork/web-mount/testing';
import { AreaTheme } from '@groundwork/web-ui';
import { LoanHistory, LoanPage } from '../loan.js';
import type { LoanDrawView, LoanHappenedView, LoanLineView, LoanView } from '../loan.js';
import { DrawPicture } from './draw-picture.js';
import { LoanFiles } from './loan-files.js';

const aLine = (number: number, more: Partial<LoanLineView> = {}): LoanLineView => ({
  additionalBudgetItemId: idOf(number),
  propertyId: idOf(10),
  name: `Line ${number}`,
  section: 'Site Work',
  sectionIndex: 0,
  budgetAmount: 100_000,
  amountFundedToDate: 20_000,
  pending: 30_000,
  pendingFunding: 0,
  retainageHeld: 0,
  available: 50_000,
  capPercent: null,
  percentProgress: 20,
  percentComplete: 55.5,
  ...more,
});

const aDraw = (number: number, more: Partial<LoanDrawView> = {}): LoanDrawView => ({
  id: idOf(40 + number),
  number,
  statusId: 1,
  place: 1,
  stage: 'submitted',
  kind: 'work',
  requestedAmount: 30_000,
  approvedAmount: 0,
  lineCount: 1,
  createdAt: '2026-03-02T15:00:00.000Z',
  decidedAt: null,
  scheduledFor: null,
  fundedOn: null,
  userId: idOf(3),
  ...more,
});

const aLoan = (more: Partial<LoanView> = {}): LoanView => ({
  applicationId: idOf(1),
  name: 'Harvard Street House',
  projectNumber: 1042,
  loanType: 'construction',
  openedAt: '2020-01-02T15:00:00.000Z',
  terms: { termMonths: 2 },
  total: 150_000,
  budgetAmount: 200_000,
  fundedToDate: 40_000,
  pending: 30_000,
  pendingFunding: 700,
  available: 80_000,
  retainageHeld: 1_500,
  interestReserve: 9_000,
  interestReservePaidIn: 2_000,
  interestReserveLeft: 700,
  properties: [{ propertyId: idOf(10), street: '1500 Harvard Street', city: 'Houston', state: 'TX' }],
  lines: [aLine(1), aLine(2, { section: 'Interior', sectionIndex: 4 })],
  draws: [
    aDraw(2, { scheduledFor: '2026-04-01' }),
    aDraw(1, {
      fundedOn: '2026-03-09',
      kind: 'release',
      place: 5,
      approvedAmount: 20_000,
      decidedAt: '2026-03-05T15:00:00.000Z',
    }),
  ],
  funding: [{ day: '2020-01-20', amount: 40_000 }],
  plan: null,
  ...more,
});

const inArea = (content: ReactNode) =>
  render(
    <AreaTheme name="borrower">
      <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />
    </AreaTheme>,
  );

const page = (loan: LoanView) =>
  inArea(
    <LoanPage
      loan={loan}
      back={<Link to="/loans">Back</Link>}
      drawAction={({ number }) => `to ${number}`}
      changes="Changes"
      inspections="Inspections"
      documents="the documents"
      people="the people"
      waivers="the waivers"
      history="the history"
      interest="the interest"
      payoff="the payoff"
    />,
  );

const figure = (name: string) => screen.getByRole('group', { name }).textContent;

beforeEach(() => history.replaceState(null, '', '/'));

describe('the page of a loan', () => {
  it('says where the money stands, in all and for every section and line, in words beside the bars', () => {
    page(aLoan());
    expect(screen.getByRole('heading', { level: 1, name: 'Harvard Street House' })).toBeTruthy();
    expect(screen.getByText('#1042 · 1500 Harvard Street, Houston, TX · Build New')).toBeTruthy();
    expect(figure('Commitment')).toContain('$1,500.00');
    expect(figure('Approved, not paid yet')).toContain('$7.00');
    expect(figure('Retainage held')).toContain('$15.00');
    expect(figure('Interest reserve')).toContain(fill(loanPage.reserveAgreed, { amount: '$20.00', left: '$7.00' }));
    expect(screen.getByText(loanPage.certifiedHint, { exact: false })).toBeTruthy();
    const label = fill(loanPage.barOf, {
      line: 'Line 1',
      funded: '$200.00',
      unpaid: '$0.00',
      pending: '$300.00',
      left: '$500.00',
      budget: '$1,000.00',
      percent: '55.50%',
    });
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
    const row = within(screen.getByRole('list', { name: 'Interior' })).getByRole('listitem');
    expect(row.textContent).toContain('Line 2');
    expect(row.textContent).toContain('Funded 20.00%');
    expect(row.textContent).toContain('Complete 55.50%');
  });

  it('accounts for every cent of a line: what waits for its payment or is held back is not shown as left', () => {
    const amounts = { pendingFunding: 14_000, retainageHeld: 6_000, available: 30_000 };
    page(aLoan({ lines: [aLine(1, { ...amounts, capPercent: 62.5 })] }));
    const values = { funded: '$200.00', unpaid: '$200.00', pending: '$300.00', left: '$300.00', budget: '$1,000.00' };
    const label = fill(loanPage.barOf, { line: 'Line 1', ...values, percent: '55.50%' });
    const parts = [...(screen.getByRole('img', { name: label }).firstElementChild?.children ?? [])];
    expect(parts.map((part) => (part as HTMLElement).style.width)).toEqual(['20%', '20%', '30%']);
    const row = within(screen.getByRole('list', { name: 'Site Work' })).getByRole('listitem');
    for (const said of [
      fill(loanPage.notPaidYet, { amount: '$140.00' }),
      fill(loanPage.heldBack, { amount: '$60.00' }),
      fill(loanPage.cappedByInspection, { percent: '62.50%' }),
    ])
      expect(row.textContent).toContain(said);
    expect(screen.getByText(loanPage.barLegend, { exact: false })).toBeTruthy();
  });

  it('keeps the lines of two properties of one street apart', () => {
    const of = (number: number, city: string) => ({ propertyId: idOf(number), street: '7 Elm', city, state: 'TX' });
    const lines = [aLine(1, { propertyId: idOf(10) }), aLine(2, { propertyId: idOf(11) })];
    page(aLoan({ lines, properties: [of(10, 'Houston'), of(11, 'Dallas')] }));
    for (const [name, line] of [
      ['7 Elm, Houston · Site Work', 'Line 1'],
      ['7 Elm, Dallas · Site Work', 'Line 2'],
    ] as const) {
      const [row, another] = within(screen.getByRole('list', { name })).getAllByRole('listitem');
      expect(row?.textContent).toContain(line);
      expect(another).toBeUndefined();
    }
  });

  it('shows a long loan section by section, and of a long section more on request', async () => {
    const user = userEvent.setup();
    const lines = Array.from({ length: 120 }, (_, index) =>
      aLine(100 + index, { section: index < 80 ? 'Site Work' : 'Interior' }),
    );
    page(aLoan({ lines }));
    expect(screen.queryByRole('list', { name: 'Interior' })).toBeNull();
    const shown = () => within(screen.getByRole('list', { name: 'Site Work' })).getAllByRole('listitem').length;
    expect(shown()).toBe(60);
    await user.click(screen.getByRole('button', { name: fill(loanPage.showAllLines, { n: 80 }) }));
    expect(shown()).toBe(80);
  });

  it('has a tab each for draws, documents, people and history', async () => {
    const user = userEvent.setup();
    page(aLoan());
    await user.click(screen.getByRole('tab', { name: 'Draws (2)' }));
    const [table] = screen.getAllByRole('table', { name: 'Draws' });
    const rows = within(table as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      `2Pending03/02/2026—${fill(loanPage.plannedFor, { day: '04/01/2026' })}1$300.00$0.00to 2`,
      '1Release of retainagePartly approved03/02/202603/05/202603/09/20261$300.00$200.00to 1',
    ]);
    for (const [tab, content] of [
      ['Documents', 'the documents'],
      ['People', 'the people'],
      ['History', 'the history'],
    ]) {
      await user.click(screen.getByRole('tab', { name: tab as string }));
      expect(screen.getByText(content as string)).toBeTruthy();
    }
  });

  it('says that nothing was drawn yet', async () => {
    page(aLoan({ draws: [], funding: [], interestReserve: null }));
    expect(figure('Interest reserve')).toBe('Interest reserve—');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Draws (0)' }));
    expect(screen.getByText(loanPage.noDraws)).toBeTruthy();
  });
});

describe('the picture of draws over time', () => {
  it('shows what is funded beside an even pace, and the same as a table', () => {
    inArea(<DrawPicture loan={aLoan()} />);
    const summary = fill(loanPage.pictureWithoutPlan, { funded: '$400.00', commitment: '$1,500.00' });
    expect(screen.getAllByRole('img', { name: summary })).toHaveLength(1);
    expect(screen.getByText(fill(loanPage.evenPace, { months: 2 }))).toBeTruthy();
    expect(screen.getByText(loanPage.asTable)).toBeTruthy();
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1, 5);
    expect(rows.map((row) => row.textContent)).toEqual([
      '001/02/2020$0.00$0.00$0.00',
      '102/02/2020$400.00$750.00-$350.00',
      '203/02/2020$400.00$1,500.00-$1,100.00',
      '304/02/2020$400.00——',
    ]);
  });

  it('follows the plan that the lender entered, and says since when and why', () => {
    const plan = { months: [30_000, 110_000], reason: 'Framing is late', plannedAt: '2020-01-05T15:00:00.000Z' };
    const { unmount } = inArea(<DrawPicture loan={aLoan({ plan })} action="the way to change it" />);
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1, 4);
    expect(rows.map((row) => row.textContent)).toEqual([
      '001/02/2020$0.00$0.00$0.00',
      '102/02/2020$400.00$300.00$100.00',
      '203/02/2020$400.00$1,400.00-$1,000.00',
    ]);
    const date = '01/05/2020';
    expect(screen.getByText(fill(loanPage.enteredPlanBecause, { date, reason: 'Framing is late' }))).toBeTruthy();
    expect(screen.getByText('the way to change it')).toBeTruthy();
    unmount();
    inArea(<DrawPicture loan={aLoan({ terms: null, plan: { ...plan, reason: null } })} />);
    expect(screen.getByText(fill(loanPage.enteredPlan, { date }))).toBeTruthy();
  });

  it('says where the plan stands while the term runs, and that there is none without a term', () => {
    const openedAt = new Date().toISOString();
    inArea(<DrawPicture loan={aLoan({ openedAt, funding: [], fundedToDate: 0, terms: { termMonths: 12 } })} />);
    const plan = { funded: '$0.00', commitment: '$1,500.00', planned: '$0.00' };
    const date = formatMonthDayYear(displayDay(openedAt));
    expect(screen.getByText(fill(loanPage.pictureSummary, { ...plan, date }))).toBeTruthy();
    inArea(<DrawPicture loan={aLoan({ terms: null })} />);
    expect(screen.getByText(loanPage.noPace)).toBeTruthy();
  });
});

const draws = [aDraw(2), aDraw(1)];
type FilesQuery = ComponentProps<typeof LoanFiles>['query'];
type HistoryQuery = ComponentProps<typeof LoanHistory>['query'];

describe('the documents of a loan', () => {
  const show = (items: object[], more: object = {}) =>
    inArea(
      <LoanFiles
        query={{ data: { pages: [{ items }] }, hasNextPage: false, ...more } as unknown as FilesQuery}
        draws={draws}
      />,
    );

  it('say that there are none, or that they could not be read', () => {
    show([]);
    expect(screen.getByText(loanPage.noFiles)).toBeTruthy();
    show([], { data: undefined, isError: true, error: new Error('away') });
    expect(screen.getByText(loanPage.notLoaded)).toBeTruthy();
  });
});

describe('the history of a loan', () => {
  const step = (event: string, more: Partial<LoanHappenedView> = {}): LoanHappenedView => ({
    id: idOf(60),
    event,
    at: '2026-03-02T15:00:00.000Z',
    side: 'lender',
    userId: null,
    doneBy: null,
    drawRequestId: idOf(42),
    number: 2,
    amount: 9_000,
    name: 'Ace Concrete',
    day: '2026-03-02',
    reason: null,
    ...more,
  });
  const show = (items: LoanHappenedView[]) =>
    inArea(
      <LoanHistory
        query={{ data: { pages: [{ items }] }, hasNextPage: false } as unknown as HistoryQuery}
        draws={draws}
        who={({ side }) => (side === 'lender' ? loanPage.theLender : 'Maria')}
      />,
    );
  const told = () =>
    within(screen.getByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');

  it('tells each step of a draw in words', () => {
    show([
      step('draw.approve', { number: 1 }),
      step('draw.reject', { reason: 'No invoice' }),
      step('draw.hold', { number: 3 }),
      step('draw.reset', { number: 1 }),
      step('draw.propose'),
      step('draw.decline'),
      step('draw.sendBack'),
      step('draw.withdraw', { side: 'borrower' }),
      step('draw.request', { side: 'borrower', drawRequestId: idOf(41) }),
    ]);
    const words: [string, object][] = [
      [loanPage.approved, { n: 2, lines: '1 line' }],
      [loanPage.rejected, { n: 2, lines: '2 lines' }],
      [loanPage.held, { n: 2, lines: '3 lines' }],
      [loanPage.reset, { n: 2, lines: '1 line' }],
      [loanPage.proposed, { n: 2 }],
      [loanPage.declined, { n: 2 }],
      [loanPage.sentBack, { n: 2 }],
      [loanPage.withdrawn, { n: 2 }],
      [loanPage.requested, { n: 1 }],
    ];
    const texts = told();
    expect(texts).toHaveLength(words.length);
    words.forEach(([sentence, values], at) =>
      expect(texts[at]).toContain(fill(sentence, values as Record<string, string | number>)),
    );
    expect(texts[1]).toContain('No invoice');
    expect(texts[0]).toContain(loanPage.theLender);
    expect(texts[8]).toContain('Maria');
  });

  it('tells everything else in words, too, and who did it by a link or by itself', () => {
    const months: Readonly<Record<string, object>> = {
      'interest.stated': { name: '2026-02', side: 'portal' },
      'paper.saved': { name: 'insurance' },
      'waiver.sign': { side: 'other', doneBy: 'Sam Reed' },
      'waiver.void': { name: null },
    };
    const events = Object.keys(loanPage.happened);
    show(events.map((event, at) => step(event, { id: idOf(60 + at), ...months[event] })));
    const texts = told();
    const values = { n: 2, number: 2, amount: '$90.00', name: 'Ace Concrete', day: '03/02/2026' };
    Object.entries(loanPage.happened).forEach(([event, sentence], at) => {
      const name = event === 'waiver.void' ? loanPage.theContractor : values.name;
      expect(texts[at]).toContain(fill(sentence, { ...values, name, month: '02/2026', paper: 'The insurance' }));
      expect(texts[at]).not.toMatch(/[{}]/);
    });
    expect(texts[events.indexOf('waiver.sign')]).toContain('Sam Reed');
    expect(texts[events.indexOf('interest.stated')]).toContain(loanPage.thePortal);
  });

  it('says that nothing happened', () => {
    show([]);
    expect(screen.getByText(loanPage.noHistory)).toBeTruthy();
  });
});
