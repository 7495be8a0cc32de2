import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AreaTheme } from '../theme/theme-provider.js';
import { DataTable } from './data-table.js';

const show = () =>
  render(
    <AreaTheme name="admin">
      <DataTable
        caption="Schedule of values"
        columns={[{ id: 'line', header: 'Line', cell: ({ line }: { line: string }) => line }]}
        rows={[{ line: 'Framing' }]}
        rowKey={({ line }) => line}
      />
    </AreaTheme>,
  );

describe('a table', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('that is wider than its place is scrolled by keyboard, under its name', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    // A page that is not laid out tells of no size.
    const laidOut: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(function observer(tell) {
      return { observe: () => laidOut.push(() => tell([], {} as never)), unobserve() {}, disconnect() {} } as never;
    });
    show();
    act(() => laidOut.forEach((tell) => tell()));
    expect(screen.getByRole('group', { name: 'Schedule of values' }).tabIndex).toBe(0);
  });

  it('keeps a header that is read and not seen within its own cell', () => {
    render(
      <AreaTheme name="admin">
        <DataTable
          caption="Draws"
          columns={[{ id: 'view', header: 'View', hideHeader: true, cell: () => 'View' }]}
          rows={[{}]}
          rowKey={() => 'one'}
        />
      </AreaTheme>,
    );
    const { className } = screen.getByRole('columnheader', { name: 'View' });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.find((rule) => rule.includes(`.${className}`))).toMatch(/position: ?relative/);
  });

  it.each([
    ['Project #', 'nowrap'],
    ['Decided by', ''],
  ])('breaks a header between its words, but for a sign at its end: %s', (header, whiteSpace) => {
    render(
      <AreaTheme name="admin">
        <DataTable caption="Loans" columns={[{ id: 'one', header, cell: () => '' }]} rows={[{}]} rowKey={() => 'one'} />
      </AreaTheme>,
    );
    expect(getComputedStyle(screen.getByRole('columnheader')).whiteSpace).toBe(whiteSpace);
  });

  it('that fits is no stop of the keyboard', () => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
