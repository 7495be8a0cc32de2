import { fill, shared } from '@groundwork/domain-messages';
import { shapeOf, writableFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  allocationComplaint,
  allocationRecord,
  budgetChangesRecord,
  budgetRecord,
  changesOf,
  defaultBudget,
  fundingSourceRecord,
  hasRoomFor,
  MAX_ITEMS_OF_SECTION,
  MAX_LINES,
  newItem,
  pastedLines,
  risingPlaces,
  rowsOfLines,
  shareRows,
  sumOfBudgets,
  tableColumns,
  withChanges,
} from './index.js';
import type { BudgetItem, ChangedItem, PastedLine, PlannedItem } from './index.js';
import { budgetItemRecord } from './budget.record.js';

const uuid = '0190f0a0-0000-7000-8000-0000000000ab';
const table = (text: string): string[][] => text.split('\n').map((row) => row.split('\t'));
const rowOf = (name: string, budgetAmount: number, more: Partial<BudgetItem> = {}): BudgetItem => ({
  ...newItem(name, 0),
  budgetAmount,
  ...more,
});

describe('shares of a budget', () => {
  it('are 100 percent together, the largest remainder rounded up', () => {
    const parts = [
      { name: 'Site', items: [{ budgetAmount: 100 }, { budgetAmount: 100 }] },
      { name: 'Frame', items: [{ budgetAmount: 100 }] },
    ];
    expect(shareRows(parts)).toEqual([
      { name: 'Site', amount: 200, percent: 66.67 },
      { name: 'Frame', amount: 100, percent: 33.33 },
    ]);
    expect(shareRows([])).toEqual([]);
  });
  it('are divided up to the whole, and each a percentage', () => {
    expect(allocationComplaint([60, 40])).toBeUndefined();
    expect(allocationComplaint([100])).toBeUndefined();
    expect(allocationComplaint([60, 40.0001])).toBe(shared.percentAtMost100);
    expect(allocationComplaint([100.5, -0.5])).toBe(shared.percentAtMost100);
  });
});

describe('budgets together', () => {
  it('have a row for each name and kind, however it is written, with what was budgeted and funded', () => {
    const first = {
      sections: [
        { name: ' Site ', sectionIndex: 0, additionalItems: [rowOf('Permits', 100, { amountFundedToDate: 5 })] },
      ],
    };
    const items = [
      rowOf(' PERMITS', 50, { amountFundedToDate: 7 }),
      rowOf('permits', 3),
      rowOf('Permits', 9, { type: 'soft' }),
    ];
    const second = { sections: [{ name: ' Site', sectionIndex: 0, additionalItems: items }] };
    const [site, ...others] = sumOfBudgets([first, second]).sections;
    expect(others).toEqual([]);
    expect(site?.name).toBe('Site');
    expect(
      site?.additionalItems.map(({ type, budgetAmount, amountFundedToDate }) => [
        type,
        budgetAmount,
        amountFundedToDate,
      ]),
    ).toEqual([
      ['hard', 150, 12],
      ['hard', 3, 0],
      ['soft', 9, 0],
    ]);
  });
});

describe('changes of a plan', () => {
  const item = (id: string | null | undefined, name = `Line ${id}`): PlannedItem => ({
    id,
    name,
    type: 'hard',
    budgetAmount: 0,
  });
  const make = (
    { sectionIndex: _section, index: _index, ...line }: ChangedItem,
    old: PlannedItem | undefined,
  ): PlannedItem => ({
    ...old,
    ...line,
  });
  it('name no row that has no id among those that are gone', () => {
    expect(changesOf([[item(undefined), item(null), item('1')]], [[]]).removedIds).toEqual(['1']);
  });
  it('of equal numbers keep one in place', () => {
    expect([...risingPlaces([2, 2])]).toHaveLength(1);
    expect([...risingPlaces([1, 2, 3])].sort()).toEqual([0, 1, 2]);
  });
  it('are seen in each field, none of them left out', () => {
    const before = { ...item('1'), note: 'old', custom: 'no', amountFundedToDate: 0 } as const;
    for (const change of [
      { name: 'b' },
      { type: 'soft' },
      { custom: 'yes' },
      { note: 'b' },
      { budgetAmount: 1 },
      { amountFundedToDate: 1 },
    ] as const)
      expect(changesOf([[before]], [[{ ...before, ...change }]]).lines).toEqual([{ ...before, ...change }]);
    expect(changesOf([[before]], [[item('1')]]).lines).toEqual([]);
  });
  it('put new rows where they come to stand, in the order of their places', () => {
    const lines: ChangedItem[] = [
      { ...item(undefined, 'c'), sectionIndex: 1, index: 0 },
      { ...item(undefined, 'b'), sectionIndex: 0, index: 2 },
      { ...item(undefined, 'a'), sectionIndex: 0, index: 0 },
      { ...item(undefined, 'last'), sectionIndex: 1 },
    ];
    const after = withChanges([[item('1')], [item('2')]], { lines }, make);
    expect(after.map((rows) => rows.map(({ name }) => name))).toEqual([
      ['a', 'Line 1', 'b'],
      ['c', 'Line 2', 'last'],
    ]);
  });
  it('put in the lowest place first, however they are listed', () => {
    const at = (name: string, index: number): ChangedItem => ({ ...item(undefined, name), sectionIndex: 0, index });
    const after = withChanges(
      [[item('1')], []],
      { lines: [{ ...at('c', 0), sectionIndex: 1 }, at('b', 1), at('a', 0)] },
      make,
    );
    expect(after.map((rows) => rows.map(({ name }) => name))).toEqual([['a', 'b', 'Line 1'], ['c']]);
  });
  it('leave a row without a place where it is, and what is in no section out', () => {
    const lines: ChangedItem[] = [
      { ...item('1', 'renamed'), sectionIndex: null },
      { ...item(undefined, 'nowhere'), sectionIndex: 9, index: 0 },
    ];
    expect(
      withChanges([[item('1'), item('2')]], { lines, removedIds: null }, make)
        .flat()
        .map(({ name }) => name),
    ).toEqual(['renamed', 'Line 2']);
  });
  it('take the fields of a stored row for one line alone', () => {
    const stored = { ...item('1'), note: 'kept' };
    const twice: ChangedItem[] = [0, 1].map((index) => ({ ...item('1'), sectionIndex: 0, index }));
    expect(
      withChanges([[stored]], { lines: twice }, make)
        .flat()
        .map(({ note }) => note),
    ).toEqual(['kept', undefined]);
  });
});

describe('a table', () => {
  it.each([
    ['Section', 'section'],
    ['category', 'section'],
    ['Division', 'section'],
    ['Group', 'section'],
    ['Line', 'name'],
    ['Item', 'name'],
    ['Name', 'name'],
    ['Description', 'name'],
    ['Line Item', 'name'],
    ['Type', 'type'],
    ['Kind', 'type'],
    ['Note', 'note'],
    ['Comments', 'note'],
    ['Remark', 'note'],
    ['Amount', 'amount'],
    ['Budget', 'amount'],
    ['Budget amount', 'amount'],
    ['Cost', 'amount'],
  ] as const)('is headed by %s', (heading, column) => {
    expect(
      tableColumns([
        ['?', heading],
        ['1', '2'],
      ])[column],
    ).toBe(1);
    expect(
      tableColumns([
        ['?', ` ${heading} `],
        ['1', '2'],
      ])[column],
    ).toBe(1);
    const others = column === 'name' ? ['1', '2'] : ['1', 'x'];
    for (const longer of [`x${heading}`, `${heading}x`])
      expect(tableColumns([['?', longer], others])[column]).not.toBe(1);
  });
  it('is read by headings that stand first, and by what rows have there', () => {
    expect(tableColumns(table('Amount\tType\tName\n1\tsoft\tPermits'))).toEqual({
      section: -1,
      name: 2,
      type: 1,
      amount: 0,
      note: -1,
    });
    expect(tableColumns(table('Type\tAmount\tName\nx\t1\tPermits')).type).toBe(0);
    expect(tableColumns(table('Name\t7\n8\t9')).name).toBe(0);
    expect(tableColumns(table(' \t \nPermits\tsoft\t5\nRoof\thard\t6'))).toEqual({
      section: -1,
      name: 0,
      type: 1,
      amount: 2,
      note: -1,
    });
    expect(tableColumns(table('hard\thard\t5\nsoft\tsoft\t6'))).toMatchObject({ type: 0, name: 1 });
    expect(tableColumns(table('5\t6')).name).toBe(-1);
    expect(tableColumns(table(' \t \t \nAmount\tName\t \n5\t6\t '))).toMatchObject({ amount: 0, name: 1 });
    expect(tableColumns(table('Amount\tX\tName\n1\t2\tPermits')).amount).toBe(0);
    expect(tableColumns(table('X\tName\nfoo\tbar')).name).toBe(1);
    expect(tableColumns(table('Name\tX\n5\tfoo')).name).toBe(0);
    expect(tableColumns(table('Section\tX\tAmount\nhard\tsoft\t5')).type).toBe(1);
    expect(tableColumns(table('Name\tX\tNote\nRoof\t5\t7')).amount).toBe(1);
    expect(tableColumns(table(' \t5\n \t6\nRoof\t7')).name).toBe(0);
  });
  it('knows the section and the type of each line, or says that there is none', () => {
    const lines = pastedLines(
      table(
        'Section\tLine\tType\tAmount\tNote\nsite \tPermits\tsoft\t5\tby hand\nRoof\tTiles\tgold\t6\nOther\tDoors\t\t7',
      ),
      {
        sections: ['Frame', 'Site'],
        section: 1,
      },
    );
    expect(lines.map(({ section, type, typed, note, complaint }) => [section, type, typed, note, complaint])).toEqual([
      [1, 'soft', true, 'by hand', undefined],
      [-1, 'hard', false, '', fill(shared.noSuchSection, { name: 'Roof' })],
      [-1, 'hard', false, '', fill(shared.noSuchSection, { name: 'Other' })],
    ]);
    const [gold] = pastedLines(table('Line\tType\tAmount\nTiles\tgold\t6'));
    expect(gold?.complaint).toBe(fill(shared.noSuchType, { name: 'gold' }));
  });
  it('takes words where others have an amount for headings, and nothing with a figure in it', () => {
    const namesOf = (text: string) => pastedLines(table(text)).map(({ name }) => name);
    expect(namesOf('What\tHow much\nRoof\t5\nDoors\tsoon')).toEqual(['Roof', 'Doors']);
    expect(namesOf('What\tPhase 2\nRoof\t5')).toEqual(['What', 'Roof']);
    expect(namesOf('How much\tWhat\n5\tRoof')).toEqual(['Roof']);
  });
  it('has no blanks around what a line says, and no complaint where nothing is wrong', () => {
    const [line] = pastedLines(table(' Permits \t soft \t 5 '));
    expect(line).toEqual({
      row: 1,
      section: 0,
      name: 'Permits',
      type: 'soft',
      typed: true,
      note: '',
      budgetAmount: 500,
    });
    expect(Object.keys(line ?? {})).not.toContain('complaint');
  });
  it('leaves out sums, and no line that has one in its name', () => {
    const namesOf = (text: string) => pastedLines(table(text)).map(({ name }) => name);
    expect(namesOf('Roof\t5\nGrand Total\t5\nsub-total\t5\n total \t5\nNot a total\t5\nTotally new\t5')).toEqual([
      'Roof',
      'Not a total',
      'Totally new',
    ]);
  });
  it('sets the rows of its names, however they are written, each once', () => {
    const line = (name: string, section = 0) => ({ name, section }) as PastedLine;
    const rows = [{ name: ' Roof' }, { name: 'roof' }, { name: 'Doors' }];
    expect(rowsOfLines([rows], [line('ROOF '), line('Roof'), line('Roof'), line('Doors'), line('Doors', 5)])).toEqual([
      rows[0],
      rows[1],
      undefined,
      rows[2],
      undefined,
    ]);
  });
  it('has room in each of its sections', () => {
    const rows = (length: number) => Array.from({ length }, (_, index) => ({ name: String(index) }));
    const line = { name: 'new', section: 0 } as PastedLine;
    expect(hasRoomFor([rows(MAX_ITEMS_OF_SECTION - 1), []], [line])).toBe(true);
    expect(hasRoomFor([rows(MAX_ITEMS_OF_SECTION), []], [line])).toBe(false);
    expect(hasRoomFor([rows(700), rows(700), rows(600)], [line])).toBe(false);
    expect(hasRoomFor([rows(700), rows(700), rows(599)], [line])).toBe(true);
    expect(MAX_LINES).toBe(2000);
  });
});

describe('the records of a budget', () => {
  const row = { name: 'Permits', type: 'soft', budgetAmount: 5, index: 0 };
  const fieldsIn = (declaration: Parameters<typeof shapeOf>[0], body: object) =>
    Object.keys(validate(shapeOf(declaration), body));
  it('are checked by field', () => {
    const budget = (additionalItems: object[]) => ({ sections: [{ name: 'Site', sectionIndex: 0, additionalItems }] });
    expect(fieldsIn(budgetRecord, budget([{ ...row, note: 'x'.repeat(500) }]))).toEqual([]);
    expect(fieldsIn(budgetRecord, budget([{ ...row, note: 'x'.repeat(501) }]))).toEqual([
      'sections.0.additionalItems.0.note',
    ]);
    expect(fieldsIn(budgetRecord, budget([{ ...row, budgetAmount: null }]))).toEqual([
      'sections.0.additionalItems.0.budgetAmount',
    ]);
    expect(fieldsIn(budgetChangesRecord, { lines: [{ ...row, sectionIndex: -1 }] })).toEqual(['lines.0.sectionIndex']);
    expect(fieldsIn(budgetChangesRecord, { lines: Array.from({ length: MAX_LINES + 1 }, () => row) })).toEqual([
      'lines',
    ]);
    expect(fieldsIn(budgetChangesRecord, { lines: [], removedIds: [uuid, uuid] })).toEqual(['removedIds']);
    expect(fieldsIn(fundingSourceRecord, {})).toEqual(['name', 'total']);
    expect(
      fieldsIn(allocationRecord, {
        propertyId: uuid,
        version: 1,
        over: 'moon',
        shares: [{ id: uuid, percent: 101, version: 0 }],
      }),
    ).toEqual(['over', 'shares.0.percent']);
    const shares = (length: number) => ({
      propertyId: uuid,
      version: 1,
      over: 'units',
      shares: Array.from({ length }, () => ({ id: uuid, percent: 0, version: 0 })),
    });
    expect(fieldsIn(allocationRecord, shares(1000))).toEqual([]);
    expect(fieldsIn(allocationRecord, shares(1001))).toEqual(['shares']);
  });
  it('leave what is funded to the administrator', () => {
    expect(writableFields(budgetItemRecord, 'administrator')).toEqual(['amountFundedToDate']);
    expect(writableFields(budgetItemRecord, 'borrower')).not.toContain('amountFundedToDate');
  });
  it('begin with the sections of the specification, each with lines', () => {
    const { sections } = defaultBudget();
    expect(sections.every(({ additionalItems }) => additionalItems.length > 0)).toBe(true);
  });
});
