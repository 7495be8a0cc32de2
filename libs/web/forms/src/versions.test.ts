import { describe, expect, it } from '@jest/globals';
import { disputesOf, onTopOf, settle } from './versions.js';
import type { Side } from './versions.js';

const choosing = (disputes: ReturnType<typeof disputesOf>, side: Side) =>
  Object.fromEntries(disputes.map(({ path }) => [path, side]));

describe('two versions of a record', () => {
  it('differ in fields; what only they changed is proposed as theirs', () => {
    const base = { name: 'Lake House', note: '', address: { city: 'Austin', zip: '78701' } };
    const mine = { ...base, name: 'Lake House II', address: { city: 'Austin', zip: '78702' } };
    const theirs = { ...base, name: 'Lake Home', note: undefined as never, address: { city: 'Dallas', zip: '78701' } };
    expect(disputesOf(base, mine, theirs)).toEqual([
      { path: 'name', mine: 'Lake House II', theirs: 'Lake Home', proposed: 'mine', changedByThem: true },
      { path: 'address.city', mine: 'Austin', theirs: 'Dallas', proposed: 'theirs', changedByThem: true },
      { path: 'address.zip', mine: '78702', theirs: '78701', proposed: 'mine', changedByThem: false },
    ]);
  });

  const row = (id: string | undefined, name: string, amount?: number) => ({ ...(id ? { id } : {}), name, amount });
  const base = { rows: [row('a', 'Permits', 1), row('b', 'Framing', 2), row('c', 'Roof', 3)] };

  it('compare a row with itself, wherever it stands', () => {
    const mine = { rows: [row('c', 'Roof', 30), row('a', 'Permits', 1), row('b', 'Framing', 2)] };
    const theirs = { rows: [row('a', 'Permits', 10), row('b', 'Framing', 2), row('c', 'Roof', 3)] };
    const disputes = disputesOf(base, mine, theirs);
    expect(disputes).toEqual([
      { path: 'rows.0.amount', mine: 30, theirs: 3, proposed: 'mine', changedByThem: false },
      { path: 'rows.1.amount', mine: 1, theirs: 10, proposed: 'theirs', changedByThem: true },
    ]);
    expect(settle(mine, disputes, { 'rows.0.amount': 'mine', 'rows.1.amount': 'theirs' })).toEqual({
      rows: [row('c', 'Roof', 30), row('a', 'Permits', 10), row('b', 'Framing', 2)],
    });
  });

  it('differ as a whole in a row that one of them has not', () => {
    const mine = { rows: [row('a', 'Permits', 1), row('c', 'Roof', 3), row(undefined, 'Fence', 5)] };
    const theirs = { rows: [row('a', 'Permits', 1), row('b', 'Framing', 2), row('d', 'Pool', 9)] };
    const disputes = disputesOf(base, mine, theirs);
    expect(disputes).toEqual([
      { path: 'rows.1', mine: row('c', 'Roof', 3), theirs: undefined, proposed: 'theirs', changedByThem: true },
      { path: 'rows.2', mine: row(undefined, 'Fence', 5), theirs: undefined, proposed: 'mine', changedByThem: false },
      { path: 'rows.3', mine: undefined, theirs: row('b', 'Framing', 2), proposed: 'mine', changedByThem: false },
      { path: 'rows.4', mine: undefined, theirs: row('d', 'Pool', 9), proposed: 'theirs', changedByThem: true },
    ]);
    expect(settle(mine, disputes, choosing(disputes, 'theirs'))).toEqual({
      rows: [row('a', 'Permits', 1), row('b', 'Framing', 2), row('d', 'Pool', 9)],
    });
    expect(settle(mine, disputes, choosing(disputes, 'mine'))).toEqual(mine);
    expect(settle(mine, disputes, { 'rows.4': 'theirs' })).toEqual({ rows: [...mine.rows, row('d', 'Pool', 9)] });
  });

  it('know a row that was stored meanwhile by its name, and take over its id', () => {
    const first = { rows: [row(undefined, 'Permits'), row(undefined, 'Roof')] };
    const mine = { rows: [row(undefined, 'Permits', 7), row(undefined, 'Roof')] };
    const theirs = { rows: [row('a', 'Permits'), row('c', 'Roof', 3)] };
    expect(disputesOf(first, mine, theirs)).toEqual([
      { path: 'rows.0.amount', mine: 7, theirs: undefined, proposed: 'mine', changedByThem: false },
      { path: 'rows.1.amount', mine: undefined, theirs: 3, proposed: 'theirs', changedByThem: true },
    ]);
    expect(onTopOf(mine, theirs)).toEqual({ rows: [row('a', 'Permits', 7), row('c', 'Roof')] });
  });

  it('go by place where rows have neither id nor name', () => {
    const plans = (...areas: number[]) => ({ plans: areas.map((area) => ({ area })) });
    expect(disputesOf(plans(1, 2), plans(1, 5), plans(1, 3))).toEqual([
      { path: 'plans.1.area', mine: 5, theirs: 3, proposed: 'mine', changedByThem: true },
    ]);
  });
});
