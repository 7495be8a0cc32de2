import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { budgetOfTotal } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { approval as words } from '@groundwork/domain-messages-admin';
import { figures, screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { application, reviewTests } from '../../testing/review-tests.js';

const { review } = reviewTests();

const property = {
  id: idOf(10),
  street: '1842 Heights Boulevard',
  budgetTotal: 100_000_00,
  units: [{ id: idOf(11) }, { id: idOf(12), street: '1842 B' }, { id: idOf(13) }],
  floorPlans: [],
};
const plan = (budgetAmount: number, name = 'Roofing') => {
  const totals = { budgetAmount, amountFundedToDate: 0, remaining: budgetAmount };
  const line = {
    id: idOf(30),
    name,
    index: 0,
    type: 'hard',
    note: 'Per the bid of May',
    custom: 'no',
    budgetAmount,
    amountFundedToDate: 0,
  };
  return { version: 1, totals, sections: [{ name: 'Exterior', sectionIndex: 0, totals, additionalItems: [line] }] };
};
const heads = `GET /api/admin/unitbudgets/property/${idOf(10)}`;

async function opened(answers: Parameters<typeof review>[1], ofProperty: object = {}, more: object = {}) {
  const mounted = await review(undefined, answers, { properties: [{ ...property, ...ofProperty }] as never, ...more });
  await mounted.user.click(screen.getByText('User Budget'));
  return mounted;
}

describe('the budget in a review', () => {
  it('shows what each unit costs by its own budget, and how far they are from the whole', async () => {
    const { user, calls } = await opened({
      [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(100_000_00),
      [heads]: () => [
        { unitId: idOf(12), ...plan(60_000_00), sections: [] },
        { unitId: idOf(11), ...plan(20_000_00), sections: [] },
      ],
      [`GET /api/admin/unitbudgets/unit/${idOf(12)}`]: () => plan(60_000_00, 'Slate roof'),
      [`GET /api/admin/unitbudgets/unit/${idOf(12)}/pdf`]: () => new Response('%PDF-1.7'),
    });
    const region = within(await screen.findByRole('region', { name: figures.unitBudgets }));
    const rows = region.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Unit 1', '25.00%', '$20,000.00', 'Lines'],
      ['1842 B', '75.00%', '$60,000.00', 'Lines'],
      ['Unit 3', '', figures.unitWithoutBudget, ''],
    ]);
    expect(region.getByText('$80,000.00')).toBeTruthy();
    expect(region.getByText('$100,000.00')).toBeTruthy();
    expect(
      within(region.getByText('Budget less all units').parentElement as HTMLElement).getByText('$20,000.00'),
    ).toBeTruthy();
    // The lines of one unit are read when they are asked for.
    const table = within(region.getByRole('table'));
    const lines = table.getByRole('button', { name: 'Lines of 1842 B' });
    await user.click(lines);
    const unit = within(await screen.findByRole('region', { name: 'Budget of 1842 B' }));
    expect(await unit.findByText('Slate roof')).toBeTruthy();
    await user.click(unit.getByRole('button', { name: `${words.budgetPdf}: 1842 B` }));
    expect(calls.filter(({ path }) => path.endsWith('/pdf'))).toHaveLength(1);
    await user.click(lines);
    expect(screen.queryByRole('region', { name: 'Budget of 1842 B' })).toBeNull();
  });

  it('compares the units with the property line by line, when it is asked for', async () => {
    let reads = 0;
    const { user } = await opened({
      [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(100_000_00),
      [heads]: () => {
        reads += 1;
        return [
          { unitId: idOf(11), ...plan(60_000_00, 'roofing ') },
          { unitId: idOf(12), ...plan(25_000_00) },
          { unitId: idOf(13), ...plan(5_000_00, 'Gutters') },
        ];
      },
    });
    const disclosure = await screen.findByText('Units against the property, line by line');
    expect(reads).toBe(1);
    await user.click(disclosure);
    const table = await screen.findByRole('table', { name: 'Units against the property, line by line' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['RoofingExterior', '$85,000.00', '$100,000.00', '$15,000.00'],
      ['GuttersExterior', '$5,000.00', '$0.00', '-$5,000.00'],
    ]);
  });

  it('that came as a file has its total entered, once and anew, and no line beside it', async () => {
    let budget = { ...plan(0), version: 3 };
    const { user, calls, end } = await opened(
      {
        [`GET /api/admin/budgets/property/${idOf(10)}`]: () => budget,
        'PUT /api/admin/budgets/update': () => (budget = { ...plan(90_000_00, 'Total'), version: 4 }),
        [heads]: () => [],
      },
      { budgetTotal: 0, budgetUploadFormat: 'upload', units: [] },
    );
    const total = await screen.findByLabelText(new RegExp(`^${words.totalOfFile}`));
    expect(screen.getByText(words.budgetOfFileLead)).toBeTruthy();
    await user.type(total, '0');
    const button = screen.getByRole('button', { name: fill(words.saveItemOf, { item: words.budgetOfFile }) });
    await user.click(button);
    expect(await screen.findByText(shared.amountAboveZero)).toBeTruthy();
    await user.clear(total);
    await user.type(total, '90000');
    await user.click(button);
    expect(await screen.findByRole('table', { name: 'Budget by section' })).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([expect.objectContaining({ propertyId: idOf(10), version: 3, ...budgetOfTotal(90_000_00) })]);
    await end();
    await opened(
      { [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(5_00), [heads]: () => [] },
      { budgetUploadFormat: 'upload' },
    );
    expect(await screen.findByRole('table', { name: 'Budget by section' })).toBeTruthy();
    expect(screen.queryByLabelText(new RegExp(`^${words.totalOfFile}`))).toBeNull();
  });

  it('of units alone says that the property has none, and of none at all shows no units', async () => {
    const { user: _user, end } = await opened({
      [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(0),
      [heads]: () => [{ unitId: idOf(11), ...plan(20_000_00), sections: [] }],
    });
    expect(await screen.findByText('No budget was entered for this property')).toBeTruthy();
    expect(await screen.findByText('-$20,000.00')).toBeTruthy();
    await end();
    await opened({ [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(5_00), [heads]: () => [] });
    expect(await screen.findByRole('table', { name: 'Budget by section' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: figures.unitBudgets })).toBeNull();
  });

  const cellsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('tells the type and the note of each line', async () => {
    await opened({ [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(5_00), [heads]: () => [] });
    expect(cellsOf(await screen.findByRole('table', { name: 'Budget by section' }))).toEqual([
      ['Item', 'Type', 'Budget'],
      ['Exterior', '', '$5.00'],
      ['RoofingPer the bid of May', 'hard', '$5.00'],
      ['Total', '', '$5.00'],
    ]);
  });

  it('of an active loan says what is funded by its ledger, and leads there', async () => {
    const ledgerLine = (
      item: string,
      name: string,
      budgetAmount: number,
      amountFundedToDate: number,
      propertyId = idOf(10),
    ) => ({
      ...{ additionalBudgetItemId: item, propertyId, name, section: 'Exterior', budgetAmount, amountFundedToDate },
      remaining: budgetAmount - amountFundedToDate,
    });
    await opened(
      {
        [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(5_00),
        [heads]: () => [],
        [`GET /api/admin/loan/${application.id}`]: () => ({
          openedAt: '2024-03-08T15:00:00.000Z',
          lines: [
            ledgerLine(idOf(30), 'Roofing', 400_00, 100_00),
            ledgerLine(idOf(31), 'Gutters', 100_00, 25_00),
            ledgerLine(idOf(32), 'Of another house', 9_00, 0, idOf(20)),
          ],
        }),
      },
      {},
      { status: 'approved', ledgerOpenedAt: '2024-03-08T15:00:00.000Z' },
    );
    expect(cellsOf(await screen.findByRole('table', { name: 'Budget by section' }))).toEqual([
      ['Item', 'Type', 'Budget', 'Funded to date', 'Percent progress', 'Remaining'],
      ['Exterior', '', '$500.00', '$125.00', '25.00%', '$375.00'],
      ['RoofingPer the bid of May', 'hard', '$400.00', '$100.00', '25.00%', '$300.00'],
      ['Gutters', '', '$100.00', '$25.00', '25.00%', '$75.00'],
      ['Total', '', '$500.00', '$125.00', '25.00%', '$375.00'],
    ]);
    expect(screen.getByText(fill(words.fundedLead, { date: '03/08/2024' }), { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.openLedger }).getAttribute('href')).toBe(
      `/funding/${application.id}`,
    );
  });

  it('says that the units’ could not be read', async () => {
    await opened({
      [`GET /api/admin/budgets/property/${idOf(10)}`]: () => plan(5_00),
      [heads]: () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    const said = (await screen.findByText(screens.couldNotFetchApplicationData)).closest('[role="alert"]');
    expect(within(said as HTMLElement).getByRole('button', { name: screens.tryAgain })).toBeTruthy();
  });
});
