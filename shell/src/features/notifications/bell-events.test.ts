import type { BellLine } from '../../data/bell.js';
import { ring, silentBell } from './bell-events.js';
import type { BellState } from './bell-events.js';

const line = (id: string, minute: number, acknowledged = false): BellLine => ({
  id,
  message: `Line ${id}`,
  acknowledged,
  link: null,
  createdAt: `2026-03-02T15:${String(minute).padStart(2, '0')}:00.000Z`,
});
const nothing: ReadonlySet<string> = new Set();
const ids = ({ unread }: BellState) => unread.map(({ id }) => id);

describe('the bell', () => {
  it('shows what the list has unread', () => {
    expect(ids(ring(silentBell, { type: 'list', lines: [line('b', 2), line('a', 1, true)] }, nothing))).toEqual(['b']);
  });

  it('takes a new line once, in its place, and announces it', () => {
    const before = ring(silentBell, { type: 'list', lines: [line('c', 3), line('a', 1)] }, nothing);
    const after = ring(before, { type: 'notice', line: line('b', 2) }, nothing);
    expect([ids(after), after.latest?.id]).toEqual([['c', 'b', 'a'], 'b']);
    expect(ring(after, { type: 'notice', line: line('c', 3) }, nothing)).toBe(after);
  });

  it('does not bring back what was read, by the stream’s repetition or a list that was on its way', () => {
    const read = new Set(['a']);
    const before = ring({ unread: [line('a', 1)], latest: undefined }, { type: 'read', ids: ['a'] }, read);
    expect(ids(before)).toEqual([]);
    expect(ring(before, { type: 'notice', line: line('a', 1) }, read)).toBe(before);
    expect(ids(ring(before, { type: 'list', lines: [line('a', 1)] }, read))).toEqual([]);
  });

  it('announces nothing that a list brings', () => {
    expect(ring(silentBell, { type: 'list', lines: [line('a', 1)] }, nothing).latest).toBeUndefined();
  });
});
