import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { pastedLines } from '@groundwork/domain-budgets';
import type { BudgetTable } from './export-table.js';
import { readTable } from './read-table.js';
import { unpackedSize, xlsxOf } from './xlsx.js';

const table: BudgetTable = {
  title: 'Budget - 1500 Harvard Street',
  rows: [
    { section: 'Site Work', name: 'Permits', type: 'soft', note: '', cents: 764_010 },
    { section: 'Interior', name: '=HYPERLINK("http://x")', type: 'hard', note: '+1 of both', cents: 29 },
  ],
  total: 764_039,
};
const asFile = async (name: string) => new File([await (await xlsxOf(table)).arrayBuffer()], name);

describe('an Excel file', () => {
  it('is read back as it was written, to the cent, and without its row of totals', async () => {
    const read = await readTable(await asFile('budget.xlsx'));
    if (!('table' in read)) throw new Error(read.complaint);
    const lines = pastedLines(read.table, { sections: ['Site Work', 'Interior'] });
    expect(lines.map(({ row: _row, typed: _typed, ...line }) => line)).toEqual([
      { section: 0, name: 'Permits', type: 'soft', note: '', budgetAmount: 764_010 },
      { section: 1, name: '=HYPERLINK("http://x")', type: 'hard', note: '+1 of both', budgetAmount: 29 },
    ]);
  });

  it('has no formula in it, whatever a line is called', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(new Uint8Array(await (await xlsxOf(table)).arrayBuffer()));
    const sheets = Object.entries(parts).filter(([name]) => name.includes('worksheets/'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const [, content] of sheets) expect(strFromU8(content)).not.toMatch(/<f[ >]/);
  });

  it('that would unpack to more than any budget is refused unopened', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) });
    expect([bomb.length < 1_000_000, unpackedSize(bomb) > 60_000_000]).toEqual([true, true]);
    expect(await readTable(new File([bomb], 'bomb.xlsx'))).toEqual({ complaint: budgetSheet.tableTooLarge });
  });

  it('that is none is said to be none', async () => {
    expect(await readTable(new File(['no table'], 'x.xlsx'))).toEqual({ complaint: budgetSheet.tableUnreadable });
  });
});
