import { shared } from '@groundwork/domain-messages';
import {
  hasRoomFor,
  MAX_ITEMS_OF_SECTION,
  pastedLines,
  rowsOfLines,
  sectionKey,
  strangeSections,
  tableColumns,
} from './index.js';

const table = (text: string): string[][] => text.split('\n').map((row) => row.split('\t'));
const read = (text: string) =>
  pastedLines(table(text)).map(({ row, name, type, budgetAmount, complaint }) =>
    complaint === undefined ? [row, name, type, budgetAmount] : [row, name, complaint],
  );

describe('a table that is pasted into a budget', () => {
  it('is read by its columns: words, amounts, and the kind of cost where there is one', () => {
    expect(read('Item\tKind\tAmount\nRoof\thard\t$12,000.00\nPermits\tSoft\t764')).toEqual([
      [2, 'Roof', 'hard', 1_200_000],
      [3, 'Permits', 'soft', 76_400],
    ]);
    expect(read('Roof\t12,000\nGutters\t')).toEqual([
      [1, 'Roof', 'hard', 1_200_000],
      [2, 'Gutters', 'hard', 0],
    ]);
  });
  it('takes the last of several amounts: the sum of a line stands at its end', () => {
    expect(read('1\tRoof\t24\t500\t12,000\n2\tDoors\t3\t400\t1,200')).toEqual([
      [1, 'Roof', 'hard', 1_200_000],
      [2, 'Doors', 'hard', 120_000],
    ]);
  });
  it('leaves out empty rows and rows of totals', () => {
    expect(read('Roof\t100\n\t\nDoors\t200\nSubtotal\t300\nTotal:\t300').map(([, name]) => name)).toEqual([
      'Roof',
      'Doors',
    ]);
  });
  it('says of each row what is wrong with it', () => {
    expect(read('Roof\t100\nDoors\t-5\n\t20\nFence\t5k')).toEqual([
      [1, 'Roof', 'hard', 10_000],
      [2, 'Doors', shared.notNegative],
      [3, '', shared.fieldRequired],
      [4, 'Fence', shared.amountInvalid],
    ]);
  });
  it('does not take a wrong first row for headings', () => {
    expect(read('Fence\t5k\nGate\t20')).toEqual([
      [1, 'Fence', shared.amountInvalid],
      [2, 'Gate', 'hard', 2_000],
    ]);
  });
  it('is nothing where there is nothing', () => {
    expect([read(''), pastedLines([])]).toEqual([[], []]);
  });
});

describe('pasted lines in a section', () => {
  const rows = [
    { name: 'Roof', custom: 'no' },
    { name: 'Doors', custom: 'yes' },
  ] as const;
  it('set the amount of the row of their name, of several of a name one after another', () => {
    const twice = [...rows, { name: 'Roof', custom: 'yes' }] as const;
    const lines = pastedLines([
      [' roof ', '5'],
      ['ROOF', '6'],
      ['roof', '7'],
      ['Fence', '8'],
    ]);
    expect(rowsOfLines([twice], lines)).toEqual([twice[0], twice[2], undefined, undefined]);
  });
  it('have to fit', () => {
    const many = (count: number) => pastedLines(Array.from({ length: count }, (_, index) => [`Line ${index}`, '1']));
    expect(hasRoomFor([rows], many(MAX_ITEMS_OF_SECTION - 2))).toBe(true);
    expect(hasRoomFor([rows], many(MAX_ITEMS_OF_SECTION - 1))).toBe(false);
    const full = Array.from({ length: MAX_ITEMS_OF_SECTION }, (_, index) => ({ name: `Row ${index}` }));
    expect(hasRoomFor([[], full, full.slice(1)], many(1))).toBe(true);
    expect(hasRoomFor([[], full, full], many(1))).toBe(false);
  });
});

describe('a table of a whole budget', () => {
  const whole = table(
    'Section\tLine\tType\tAmount\tNote\nInterior\tDrywall\thard\t5\tBoth baths\nattic\tRoof\tgold\t6\t',
  );
  const sections = ['Site Work', 'Interior'];

  it('names its columns, and where each line belongs', () => {
    expect(tableColumns(whole)).toEqual({ section: 0, name: 1, type: 2, amount: 3, note: 4 });
    const [drywall, roof] = pastedLines(whole, { sections });
    expect(drywall).toMatchObject({ section: 1, name: 'Drywall', budgetAmount: 500, note: 'Both baths' });
    expect(roof?.complaint).toBe('There is no section attic');
  });
  it('is read by other columns where they are chosen', () => {
    const columns = { section: -1, name: 4, type: -1, amount: 3, note: -1 };
    expect(pastedLines(whole, { columns, sections, section: 1 })).toEqual([
      { row: 2, section: 1, name: 'Both baths', type: 'hard', typed: false, note: '', budgetAmount: 500 },
      expect.objectContaining({ row: 3, complaint: shared.fieldRequired }),
    ]);
  });
  it('has its own sections put where they belong, each once, however they are written', () => {
    const own = table(
      'Section\tLine\tAmount\nHard Costs\tRoof\t5\nhard costs \tDoors\t6\nInterior\tPaint\t7\nSoft\tTotal\t18',
    );
    expect(strangeSections(own, { sections })).toEqual(['Hard Costs']);
    expect(strangeSections(own, { sections: [...sections, 'HARD COSTS'] })).toEqual([]);
    expect(strangeSections([])).toEqual([]);
    const placed = { [sectionKey('Hard Costs')]: 0 };
    expect(pastedLines(own, { sections, placed }).map(({ section, complaint }) => [section, complaint])).toEqual([
      [0, undefined],
      [0, undefined],
      [1, undefined],
    ]);
  });
  it('says which kinds of cost there are not', () => {
    expect(pastedLines(whole, { sections: [...sections, 'Attic'] })[1]?.complaint).toBe('There is no type gold');
  });
});
