import { describe, expect, it } from '@jest/globals';
import type { SectionValues } from '../budget-values.js';
import { SheetStore } from './sheet-store.js';
import { placesOf } from './sheet.js';

const row = (name: string, more = {}) => ({
  id: `id-${name}`,
  name,
  type: 'hard' as const,
  custom: 'yes' as const,
  note: '',
  budgetAmount: 100,
  ...more,
});
const sections = (): SectionValues[] => [
  { name: 'Site', additionalItems: [row('a'), row('b'), row('c')] },
  { name: 'Inside', additionalItems: [row('d')] },
  { name: 'Last', additionalItems: [] },
];
const storeOf = (from = sections()) => {
  const store = new SheetStore(from, true);
  const key = (name: string) =>
    [...placesOf(store.sheet).values()].find((entry) => entry.row.name === name)?.row.key ?? '';
  const keys = (...names: string[]) => new Set(names.map(key));
  const names = () => store.sheet.map(({ rows }) => rows.map(({ name }) => name).join(''));
  return { store, key, keys, names };
};

describe('lines that move', () => {
  it('go up and down together, and over the border of a section', () => {
    const { store, keys, names } = storeOf();
    store.shift(keys('b', 'c'), -1);
    expect(names()).toEqual(['bca', 'd', '']);
    store.shift(keys('a'), 1);
    expect(names()).toEqual(['bc', 'ad', '']);
    store.shift(keys('d'), 1);
    expect(names()).toEqual(['bc', 'a', 'd']);
    store.shift(keys('d'), 1);
    store.shift(keys('b'), -1);
    expect(names()).toEqual(['bc', 'a', 'd']);
  });

  it('stand where they are dropped, also when some stood above it', () => {
    const { store, keys, names } = storeOf();
    store.move(keys('a', 'd'), 0, 2);
    expect(names()).toEqual(['badc', '', '']);
    store.move(keys('b', 'c'), 2, 0);
    expect(names()).toEqual(['ad', '', 'bc']);
  });
});

describe('steps back', () => {
  it('cover the whole table, one for what was typed into a cell', () => {
    const { store, key, keys, names } = storeOf();
    for (const amount of [1, 12, 123]) store.edit(key('a'), 'budgetAmount', amount);
    store.left();
    store.edit(key('a'), 'budgetAmount', 9);
    store.remove(keys('b', 'c'));
    expect([names(), store.state().told]).toEqual([['a', 'd', ''], 'Removed 2 lines']);
    store.undo();
    store.undo();
    expect([names()[0], store.sheet[0]?.rows[0]?.budgetAmount]).toEqual(['abc', 123]);
    store.undo();
    expect([store.sheet[0]?.rows[0]?.budgetAmount, store.state().canUndo]).toEqual([100, false]);
    store.redo();
    store.redo();
    store.redo();
    expect([names(), store.state().canRedo]).toEqual([['a', 'd', ''], false]);
  });

  it('bring removed lines back under the ids that they had', () => {
    const { store, keys } = storeOf();
    const before = store.values();
    store.remove(keys('a', 'd'));
    store.undo();
    expect(store.values()).toEqual(before);
  });

  it('stay when what was saved is read again, and its new lines have ids', () => {
    const { store } = storeOf();
    store.insert(0, 0, [store.newRow({ name: 'new' })]);
    const saved = store.values().map((section) => ({
      ...section,
      additionalItems: section.additionalItems.map((item) => ({ ...item, id: item.id ?? 'id-new' })),
    }));
    store.load(saved);
    expect([store.values(), store.state().canUndo]).toEqual([saved, true]);
    store.load(sections());
    expect([store.values(), store.state().canUndo]).toEqual([sections(), false]);
  });
});

describe('what is selected', () => {
  it('is a line, or all up to it', () => {
    const { store, key, keys } = storeOf();
    store.choose(key('b'), true);
    store.choose(key('d'), true, true);
    expect(store.state().selected).toEqual(keys('b', 'c', 'd'));
    expect(store.together(key('c'))).toEqual(keys('b', 'c', 'd'));
    expect(store.together(key('a'))).toEqual(keys('a'));
    store.remove(keys('c'));
    expect(store.state().selected).toEqual(keys('b', 'd'));
  });
});

describe('proposed lines', () => {
  const proposed = { custom: 'no' as const, budgetAmount: undefined };

  it('that nobody uses are folded away beside others, and none where nothing else is there', () => {
    const { store, keys } = storeOf([{ name: 'Site', additionalItems: [row('a'), row('b', proposed)] }]);
    expect(store.state().folded).toEqual(keys('b'));
    expect(store.items(store.state()).map(({ kind }) => kind)).toEqual(['section', 'line', 'fold']);
    const blank = new SheetStore([{ name: 'Site', additionalItems: [row('b', proposed)] }], true);
    expect(blank.state().folded.size).toBe(0);
  });

  it('come out when they are used, and stay when they are emptied again', () => {
    const { store, key } = storeOf([{ name: 'Site', additionalItems: [row('a'), row('b', proposed)] }]);
    store.edit(key('b'), 'budgetAmount', 5);
    store.edit(key('b'), 'budgetAmount', undefined);
    expect(store.items(store.state()).map(({ kind }) => kind)).toEqual(['section', 'line', 'line']);
  });
});

it('gives the same rows of the grid again while only amounts change', () => {
  const { store, key } = storeOf();
  const items = store.items(store.state());
  store.edit(key('a'), 'budgetAmount', 5);
  expect(store.items(store.state())).toBe(items);
  store.toggleSection(0);
  expect(store.items(store.state())).not.toBe(items);
});
