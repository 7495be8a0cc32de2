import { describe, expect, it } from '@jest/globals';
import { groupsOf, isCurrent } from './sidebar.js';

const item = (path: string, prefix = false) => ({ id: path, label: path, path, icon: 'file', prefix });

describe('the headings of the sidebar', () => {
  it('hold what follows one another below the same one, in the order of the entries', () => {
    const below = (path: string, group?: string) => ({ ...item(path), group });
    const items = [below('/admin'), below('/draws', 'Loans'), below('/funding', 'Loans'), below('/account')];
    expect(groupsOf(items).map(({ title, items: entries }) => [title, entries.map(({ path }) => path)])).toEqual([
      [undefined, ['/admin']],
      ['Loans', ['/draws', '/funding']],
      [undefined, ['/account']],
    ]);
  });
});

describe('the current entry of the sidebar', () => {
  it.each([
    ['/loans', false, '/loans', true],
    ['/loans', false, '/loans/7', false],
    ['/loans', true, '/loans/7', true],
    ['/loans', true, '/loansharks', false],
    ['/', true, '/loans', false],
  ])('%s (prefix %p) on %s: %p', (path, prefix, current, expected) => {
    expect(isCurrent(item(path, prefix), current)).toBe(expected);
  });
});
