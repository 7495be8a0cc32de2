import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { Budget } from '../../../data/api.js';
import { aBudget } from '../../../testing/records.js';
import { notices } from '../../../testing/setup.js';
import { aStoredFile } from '../../../testing/stored-file.js';
import { wizardTests } from '../../../testing/wizard.js';

const BUDGET = 2;
const open = wizardTests();
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const onward = () => button(screens.continue);

/** A budget of so many lines in one section, named by their numbers. Whole cents. */
function linesOf(count: number): Budget {
  const [section] = aBudget().sections;
  const [first] = section?.additionalItems ?? [];
  if (!section || !first) throw new Error('no section');
  const additionalItems = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: idOf(1_000 + index),
    name: `Line ${index}`,
    custom: 'yes' as const,
    index,
    budgetAmount: 100,
  }));
  return { ...aBudget(), sections: [{ ...section, additionalItems }] };
}

const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryByPlaceholderText<HTMLInputElement>('Line name')?.value)
    .filter((name) => name !== undefined);
const sent = (saves: () => unknown[]) =>
  (saves().at(-1) as { changes: { lines: object[]; removedIds: string[] } }).changes;

const moveTo = (clientY: number) => fireEvent(window, new MouseEvent('pointermove', { clientY }));

describe('a line', () => {
  it('is put below another, named, given a type and a note, and sent alone', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(3) });
    await user.click(await cell('Line 0'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line name' })));
    await user.keyboard('Fence{Enter}50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fence: type' }), 'soft');
    // A phone has no room for the button.
    await user.click(button('More for Fence'));
    await user.click(screen.getByRole('menuitem', { name: 'Note' }));
    await user.type(await cell('Fence: text of the note'), 'North side');
    expect(names()).toEqual(['Line 0', 'Fence', 'Line 1', 'Line 2']);
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(saves)).toEqual({
      removedIds: [],
      lines: [
        {
          name: 'Fence',
          type: 'soft',
          custom: 'yes',
          note: 'North side',
          budgetAmount: 5_000,
          sectionIndex: 0,
          index: 1,
        },
      ],
    });
  });

  it('moves with Alt and an arrow, has the focus still, and goes back with Control and Z', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(3) });
    await user.click(await cell('Line 2'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect([names(), document.activeElement]).toEqual([['Line 2', 'Line 0', 'Line 1'], await cell('Line 2')]);
    expect(screen.getByRole('status', { name: 'Last change' }).textContent).toBe('Line 2: Site Work, line 1');
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Line 0', 'Line 2', 'Line 1']);
    await user.keyboard('{Control>}y{/Control}');
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(saves).lines).toEqual([expect.objectContaining({ id: idOf(1_002), sectionIndex: 0, index: 0 })]);
  });

  it('is dragged by its handle to where it is let go', async () => {
    await open(BUDGET, { budget: linesOf(3) });
    const row = (await cell('Line 2')).closest('[role="row"]') as HTMLElement;
    const handle = row.querySelector('[data-handle]') as HTMLElement;
    // A page that is not laid out has rows of 48 pixels, from its top: the head, then the lines.
    fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    moveTo(50);
    fireEvent(window, new MouseEvent('pointerup'));
    expect(names()).toEqual(['Line 2', 'Line 0', 'Line 1']);
    fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    moveTo(190);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent(window, new MouseEvent('pointerup'));
    expect(names()).toEqual(['Line 2', 'Line 0', 'Line 1']);
  });

  it('is renamed, and refused without a name at its own cell', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(2) });
    await user.clear(await cell('Line 1: line name'));
    await user.click(onward());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line name' })));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('Gate');
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(saves).lines).toEqual([expect.objectContaining({ id: idOf(1_001), name: 'Gate' })]);
  });
});

describe('several lines', () => {
  it('are selected, given a type, removed together and brought back', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(4) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Line 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Line 3' }));
    await user.keyboard('{/Shift}');
    const bar = within(screen.getByRole('group', { name: 'Selected lines' }));
    expect([bar.getByText('3 lines'), bar.getByText('$3.00')]).toHaveLength(2);
    await user.selectOptions(bar.getByRole('combobox', { name: 'Type of the selected lines' }), 'fee');
    await user.click(bar.getByRole('button', { name: 'Remove the selected lines (Alt+Delete)' }));
    expect([names(), screen.getByRole('status', { name: 'Total budget' }).textContent]).toEqual([
      ['Line 0'],
      'Total budget$1.00',
    ]);
    await user.click(button('Undo (Ctrl+Z)'));
    expect(names()).toHaveLength(4);
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    const { removedIds, lines } = sent(saves);
    expect([removedIds, lines.map((line) => Reflect.get(line, 'type'))]).toEqual([[], ['fee', 'fee', 'fee']]);
  });
});

describe('a budget of a thousand lines', () => {
  it('draws those in sight, says how many there are, and goes on from the last by the keyboard', async () => {
    const { user } = await open(BUDGET, { budget: linesOf(1_000) });
    await cell('Line 0');
    expect(screen.getByRole('grid', { name: 'Budget lines' }).getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    const last = screen.getAllByRole('row').at(-1);
    expect(last?.getAttribute('aria-rowindex')).toBe(String(screen.getAllByRole('row').length));
    await user.click(await cell('Line 5'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await cell('Line 6'));
  });
});

describe('a saved budget', () => {
  const companyBudgets = `GET /api/borrower/company/budget/${idOf(2)}`;
  const saved = () => ({ ...linesOf(2), id: idOf(30), propertyId: idOf(31), name: 'Lake house' });
  const begin = async (answer: () => unknown) => {
    const area = await open(BUDGET, { budget: linesOf(1) }, { [companyBudgets]: answer });
    await cell('Line 0');
    await area.user.click(button(budgetSheet.savedBudgets));
    return { ...area, dialog: within(await screen.findByRole('dialog', { name: budgetSheet.savedBudgets })) };
  };

  it.each([
    ['Lines with their amounts', ['1.00', '1.00']],
    ['Lines alone, as a template', ['', '']],
  ])('gives its %j in one step, and rows of the same name keep their ids', async (what, amounts) => {
    const { user, dialog, saves } = await begin(() => [saved()]);
    await user.click(await dialog.findByRole('radio', { name: /^Lake house 2 lines, \$7,640\.00/ }));
    await user.click(dialog.getByRole('radio', { name: what }));
    await user.click(dialog.getByRole('button', { name: 'Take over this budget' }));
    expect([(await cell('Line 0')).value, (await cell('Line 1')).value]).toEqual(amounts);
    await user.click(button('Undo (Ctrl+Z)'));
    expect(names()).toEqual(['Line 0']);
    await user.click(button('Redo (Ctrl+Y)'));
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    const { lines, removedIds } = sent(saves);
    expect([removedIds, lines.map((line) => Reflect.get(line, 'id')).filter((id) => id !== idOf(1_000))]).toEqual([
      [],
      [undefined],
    ]);
  });

  it('is one of the ways in which a budget is given, and remembered with it', async () => {
    const { user, saves } = await open(
      BUDGET,
      { budget: linesOf(1) },
      {
        [companyBudgets]: () => [saved()],
        [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [
          aStoredFile({ fileType: 'budget', propertyId: idOf(10), userFileName: 'its.xlsx' }),
          aStoredFile({ fileType: 'budget', propertyId: idOf(11), userFileName: 'of another property.xlsx' }),
        ],
      },
    );
    const formats = await screen.findByRole('combobox', { name: 'How the budget is given' });
    await user.selectOptions(formats, 'As a file');
    expect(await screen.findByText(budgetSheet.budgetFileHint)).toBeTruthy();
    expect(await screen.findByText('its.xlsx')).toBeTruthy();
    expect(screen.queryByText('of another property.xlsx')).toBeNull();
    await user.selectOptions(formats, 'From the lines of a saved budget');
    const dialog = within(await screen.findByRole('dialog', { name: budgetSheet.savedBudgets }));
    await user.click(await dialog.findByRole('radio', { name: /^Lake house/ }));
    await user.click(dialog.getByRole('button', { name: 'Take over this budget' }));
    await user.click(onward());
    await waitFor(() =>
      expect(saves()).toEqual([
        expect.objectContaining({ budgetUploadFormat: 'template', selectedBudget: idOf(30), uploadBudget: false }),
      ]),
    );
  });

  it('needs a name of more than five characters to be one, and is none of its own', async () => {
    const { dialog } = await begin(() => [
      { ...saved(), name: 'Lake' },
      { ...saved(), propertyId: idOf(10) },
    ]);
    expect(await dialog.findByText(budgetSheet.noSavedBudgets)).toBeTruthy();
    expect(dialog.getByText(budgetSheet.budgetNameHint)).toBeTruthy();
  });

  it('is given its name in the step', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(1) });
    const name = await screen.findByRole('textbox', {
      name: budgetSheet.budgetName,
      description: budgetSheet.budgetNameHint,
    });
    await user.type(name, 'Barn');
    await user.click(onward());
    expect(await screen.findByText(shared.budgetNameTooShort)).toBeTruthy();
    await user.type(name, ' at the lake');
    await user.click(onward());
    await waitFor(() => expect(saves()).toEqual([expect.objectContaining({ name: 'Barn at the lake' })]));
  });
});

describe('a file', () => {
  it('of a whole budget is taken over line by line, where each belongs', async () => {
    const { user, saves } = await open(BUDGET, { budget: linesOf(2) });
    await cell('Line 0');
    await user.click(button('Import'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a budget' }));
    const csv =
      'Section,Line,Type,Amount,Note\nSite Work,Line 1,soft,7.50,Twice\nsite work,Gate,fee,"1,200",\n,Total,,1207.50,';
    const file = new File([csv], 'budget.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText(budgetSheet.dropTable), file);
    await user.click(await dialog.findByRole('button', { name: 'Take over 2 lines' }));
    await user.click(onward());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(saves).lines).toEqual([
      expect.objectContaining({ id: idOf(1_001), type: 'soft', budgetAmount: 750, note: 'Twice' }),
      expect.objectContaining({ name: 'Gate', type: 'fee', budgetAmount: 120_000, sectionIndex: 0, index: 2 }),
    ]);
  });

  it('of many lines shows the first of them, and says how many there are besides', async () => {
    const { user } = await open(BUDGET, { budget: linesOf(1) });
    await cell('Line 0');
    await user.click(button('Import'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a budget' }));
    const csv = Array.from({ length: 60 }, (_, index) => `Gate ${index},5`).join('\n');
    await user.upload(dialog.getByLabelText(budgetSheet.dropTable), new File([csv], 'b.csv', { type: 'text/csv' }));
    expect(await dialog.findByText(fill(budgetSheet.pasteMore, { count: 10 }))).toBeTruthy();
  });

  it('that could not be made is said so', async () => {
    const { user, said } = await open(BUDGET, { budget: linesOf(1) });
    await cell('Line 0');
    await user.click(button('Export'));
    // The page of the tests has no place to keep a file.
    await user.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(notices({ said }, 'error')).toEqual([budgetSheet.exportFailed]));
  });

  it('on paper is that of the service, after what was typed is saved', async () => {
    const order: string[] = [];
    const { user, calls, said } = await open(
      BUDGET,
      { budget: linesOf(1) },
      {
        [`GET /api/borrower/budgets/property/${idOf(10)}/pdf`]: () =>
          new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
      },
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const click = (event: Event) => {
      event.preventDefault();
      order.push((event.target as HTMLAnchorElement).download);
    };
    addEventListener('click', click);
    const amount = await screen.findByRole('textbox', { name: 'Line 0' });
    await user.clear(amount);
    await user.type(amount, '75');
    await user.click(button('Export'));
    await user.click(screen.getByRole('menuitem', { name: budgetSheet.exportPdf }));
    await waitFor(() => expect(order.filter(Boolean)).toEqual([expect.stringMatching(/^Budget - .*\.pdf$/)]));
    removeEventListener('click', click);
    const made = calls.map(({ method, path }) => `${method} ${path}`);
    const saved = made.findIndex((call) => call.startsWith('PUT /api/borrower/budgets/update'));
    expect(saved).toBeGreaterThan(-1);
    expect(made.findIndex((call) => call.endsWith('/pdf'))).toBeGreaterThan(saved);
    expect(notices({ said }, 'error')).toEqual([]);
  });

  it('whose section there is not is refused whole, by its row, until its columns are put right', async () => {
    const { user } = await open(BUDGET, { budget: linesOf(1) });
    await cell('Line 0');
    await user.click(button('Import'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a budget' }));
    expect(dialog.getByRole('textbox', { description: budgetSheet.pasteHint })).toBeTruthy();
    expect(dialog.getByText(budgetSheet.pasteNothing)).toBeTruthy();
    const file = new File(['Section,Line,Amount\nAttic,Gate,5'], 'budget.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText(budgetSheet.dropTable), file);
    expect((await dialog.findAllByText('Row 2: There is no section Attic')).length).toBeGreaterThan(0);
    expect(dialog.getByText(budgetSheet.pasteWrong)).toBeTruthy();
    const take = dialog.getByRole<HTMLButtonElement>('button', { name: 'Take over 1 line' });
    expect(take.disabled).toBe(true);
    expect(
      dialog.getByRole('group', { name: budgetSheet.placeSections, description: budgetSheet.placeHint }),
    ).toBeTruthy();
    const place = dialog.getByRole<HTMLSelectElement>('combobox', {
      name: fill(budgetSheet.placeOf, { name: 'Attic' }),
    });
    expect(place.selectedOptions[0]?.textContent).toBe(budgetSheet.placeChoose);
    await user.selectOptions(place, 'Site Work');
    expect([take.disabled, dialog.queryByText(budgetSheet.pasteWrong)]).toEqual([false, null]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Section' }), 'None');
    expect(dialog.queryByRole('group', { name: budgetSheet.placeSections })).toBeNull();
    await user.click(take);
    expect(names()).toEqual(['Line 0', 'Gate']);
  });
});

it('shows how the budget divides, with shares that are a hundred together', async () => {
  const { user } = await open(BUDGET, { budget: linesOf(3) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Line 0: type' }), 'land');
  await user.click(screen.getByText('Shares by section and type'));
  const table = within(await screen.findByRole('table', { name: 'By type' }));
  expect(table.getByRole('row', { name: 'soft $2.00 66.67%' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'land $1.00 33.33%' })).toBeTruthy();
});
