import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { MAX_ITEMS_OF_SECTION, MAX_LINES } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, budgetSheet } from '@groundwork/domain-messages-borrower';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { problem } from '../../../testing/borrower.js';
import { aBudget } from '../../../testing/records.js';
import { notices, versionsOf } from '../../../testing/setup.js';
import { wizardTests } from '../../../testing/wizard.js';

const BUDGET = 2;
const openStep = wizardTests();
/** The step with every line to be seen. */
async function open(step: number, ...more: Parameters<typeof openStep> extends [number, ...infer Rest] ? Rest : never) {
  const area = await openStep(step, ...more);
  const folded = await screen.findAllByRole('button', { name: /^(Show \d+ proposed|Add line to Site Work)/ });
  for (const button of folded) if (/^Show/.test(button.textContent ?? '')) await area.user.click(button);
  return area;
}
const amount = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const total = () => screen.getByRole('status', { name: 'Total budget' }).textContent;
const onward = () => screen.getByRole('button', { name: screens.continue });

/** The stored budget with other amounts of its two lines, whole cents, as somebody else saved it. */
function withAmounts(version: number, ...amounts: number[]) {
  const budget = aBudget();
  const sections = budget.sections.map((section) => ({
    ...section,
    additionalItems: section.additionalItems.map((item, row) => ({ ...item, budgetAmount: amounts[row] ?? 0 })),
  }));
  return { ...budget, version, sections };
}

describe('an amount of a budget line', () => {
  it.each([
    ['(500)', shared.amountInvalid],
    ['-500', shared.notNegative],
    ['1,200 roof', shared.amountInvalid],
  ])(
    'that is typed as %j is refused at the line, counts for nothing, and is offered again as it was',
    async (text, said) => {
      const { user, saves } = await open(BUDGET);
      await user.click(await amount('Demolition'));
      await user.paste(text);
      await user.click(onward());
      expect(await screen.findByRole('textbox', { name: 'Demolition', description: said })).toBeTruthy();
      expect([(await amount('Demolition')).value, total(), saves()]).toEqual([text, 'Total budget$7,640.00', []]);
      const again = await openStep(BUDGET);
      await again.user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
      expect((await amount('Demolition')).value).toBe(text);
    },
  );
});

describe('a budget that two people change', () => {
  it('is shown line by line, and the chosen version is saved on theirs', async () => {
    const { user, saves, said, budget } = await open(BUDGET);
    const permits = await amount('Permits and Fees');
    await user.clear(permits);
    await user.type(permits, '8,000');
    budget.change(withAmounts(7, 900_000, 120_000));
    await user.click(onward());
    expect(await versionsOf('Site Work: Permits and Fees')).toEqual([
      `${screens.yourVersion}$8,000.00`,
      `${screens.theirVersion}$9,000.00`,
    ]);
    expect(saves()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /\$8,000\.00/ }));
    await user.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(notices({ said }, 'success')).toEqual([borrower.changesSavedTitle]));
    expect(saves().at(-1)).toMatchObject({
      version: 7,
      changes: { removedIds: [], lines: [{ id: idOf(21), budgetAmount: 800_000 }] },
    });
    expect(total()).toBe('Total budget$9,200.00');
  });

  it('is saved on their version where they changed nothing that it shows', async () => {
    const { user, saves, budget } = await open(BUDGET);
    const permits = await amount('Permits and Fees');
    await user.clear(permits);
    await user.type(permits, '8,000');
    budget.change({ ...aBudget(), version: 7 });
    await user.click(onward());
    await waitFor(() => expect(saves().map((save) => (save as { version: number }).version)).toEqual([2, 7]));
  });
});

describe('a line that the service refuses', () => {
  const update = 'PUT /api/borrower/budgets/update';
  const refusal = (...errors: [string, string][]) => ({
    [update]: () =>
      problem(
        422,
        'request.invalid',
        errors.map(([field, message]) => ({ field, message })),
      ),
  });

  it('has the sentence and the focus, and keeps what was typed', async () => {
    const { user } = await open(BUDGET, {}, refusal(['changes.lines.1.budgetAmount', shared.amountTooLarge]));
    await user.type(await amount('Permits and Fees'), '{Control>}a{/Control}9');
    await user.type(await amount('Demolition'), '12');
    await user.click(onward());
    const refused = await screen.findByRole('textbox', { name: 'Demolition', description: shared.amountTooLarge });
    await waitFor(() => expect(document.activeElement).toBe(refused));
    expect([(refused as HTMLInputElement).value, total()]).toEqual(['12.00', 'Total budget$21.00']);
  });

  it('and was added is found by its place, one by what was funded at its amount', async () => {
    const { user } = await open(
      BUDGET,
      {},
      refusal(
        ['sections.0.additionalItems.0.amountFundedToDate', shared.amountTooLarge],
        ['changes.lines.0.name', shared.fieldRequired],
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Add line to Site Work' }));
    await user.keyboard('Fence{Enter}1');
    await user.click(onward());
    expect(
      await screen.findByRole('textbox', { name: 'Permits and Fees', description: shared.amountTooLarge }),
    ).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Fence: line name', description: shared.fieldRequired })).toBeTruthy();
  });

  it('and that is no line is told below the budget', async () => {
    const { user } = await open(BUDGET, {}, refusal(['byUnit', shared.budgetOfUnits]));
    await user.type(await amount('Demolition'), '12');
    await user.click(onward());
    expect(await screen.findByText(shared.budgetOfUnits)).toBeTruthy();
    expect((await amount('Demolition')).value).toBe('12.00');
  });
});

describe('a budget by the keyboard', () => {
  it('goes down with Enter and up with the arrow, and sends nothing', async () => {
    const { user, saves } = await open(BUDGET);
    const permits = await amount('Permits and Fees');
    await user.click(permits);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await amount('Demolition'));
    await user.keyboard('1200{ArrowUp}');
    expect(document.activeElement).toBe(permits);
    await user.keyboard('{Shift>}{Enter}{/Shift}{Enter}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add line to Site Work' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line name' })));
    await user.keyboard('Fence{Enter}');
    expect(document.activeElement).toBe(await amount('Fence'));
    expect([total(), saves()]).toEqual(['Total budget$8,840.00', []]);
    expect(screen.getByRole('heading', { name: 'Budget', level: 2 })).toBeTruthy();
  });
});

describe('a table of a spreadsheet', () => {
  const table = 'Item\tAmount\nDemolition\t$1,200.00\nFence\t350\nTotal\t1,550';
  const dialog = () => screen.findByRole('dialog', { name: 'Paste lines into Site Work' });

  it('that is pasted into a line is shown as it is understood, and taken over whole', async () => {
    const { user, saves } = await open(BUDGET);
    await user.click(await amount('Demolition'));
    await user.paste(table);
    const shown = within(await dialog());
    expect(shown.getAllByText('The amount of this line').length).toBeGreaterThan(0);
    expect(shown.getAllByText('A new line (hard)').length).toBeGreaterThan(0);
    await user.dblClick(shown.getByRole('button', { name: 'Take over 2 lines' }));
    expect([(await amount('Demolition')).value, (await amount('Fence')).value, total()]).toEqual([
      '1,200.00',
      '350.00',
      'Total budget$9,190.00',
    ]);
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()).toEqual([
      expect.objectContaining({
        changes: {
          removedIds: [],
          lines: [
            expect.objectContaining({ id: idOf(22), name: 'Demolition', budgetAmount: 120_000, custom: 'no' }),
            expect.objectContaining({ name: 'Fence', budgetAmount: 35_000, custom: 'yes', sectionIndex: 0, index: 2 }),
          ],
        },
      }),
    ]);
  });

  it('with more lines than a section may have is not taken over, and says how many there may be', async () => {
    const { user } = await open(BUDGET);
    await user.click(await screen.findByRole('button', { name: 'Paste lines into Site Work' }));
    const shown = within(await dialog());
    await user.click(shown.getByRole('textbox', { name: 'Lines with their amounts' }));
    await user.paste(Array.from({ length: MAX_ITEMS_OF_SECTION }, (_, at) => `Gate ${at}\t20`).join('\n'));
    const most = fill(budgetSheet.pasteTooMany, { most: MAX_ITEMS_OF_SECTION, all: MAX_LINES });
    expect(shown.getByText(most)).toBeTruthy();
    const take = shown.getByRole<HTMLButtonElement>('button', { name: `Take over ${MAX_ITEMS_OF_SECTION} lines` });
    expect(take.disabled).toBe(true);
  });

  it('with a wrong row is not taken over, says which, and is left as it was typed', async () => {
    const { user } = await open(BUDGET);
    await user.click(await screen.findByRole('button', { name: 'Paste lines into Site Work' }));
    const shown = within(await dialog());
    await user.click(shown.getByRole('textbox', { name: 'Lines with their amounts' }));
    await user.paste('Fence\t5k\nGate\t20');
    expect(shown.getAllByText(`Row 1: ${shared.amountInvalid}`).length).toBeGreaterThan(0);
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Take over 2 lines' }).disabled).toBe(true);
    await user.click(shown.getByRole('button', { name: screens.cancel }));
    const leaving = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
    await user.click(leaving.getByRole('button', { name: masters.loseTyped }));
    expect([screen.queryByRole('textbox', { name: 'Gate' }), total()]).toEqual([null, 'Total budget$7,640.00']);
  });
});
