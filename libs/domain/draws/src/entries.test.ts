import fc from 'fast-check';
import { effectOf, entryKinds, fundedKinds, replay } from './index.js';

const entries = fc.array(
  fc.record({ kind: fc.constantFrom(...entryKinds), amount: fc.integer({ min: -1e9, max: 1e9 }) }),
);
const whole = ({ funded, payable, retained }: ReturnType<typeof replay>) => funded + payable + retained;

describe('the entries of a line', () => {
  it('add up to what is funded, waits to be, is held and was released', () => {
    expect(
      replay([
        { kind: 'opening', amount: 5001 },
        { kind: 'approved', amount: 100_000 },
        { kind: 'withheld', amount: 10_000 },
        { kind: 'funded', amount: 90_000 },
        { kind: 'released', amount: 4000 },
        { kind: 'reversed', amount: 90_000 },
        { kind: 'correction', amount: -1 },
      ]),
    ).toEqual({ funded: 5000, payable: 94_000, retained: 6000, released: 4000 });
    expect(replay([])).toEqual({ funded: 0, payable: 0, retained: 0, released: 0 });
  });
  it('move money between its parts, and only four kinds change what was approved altogether', () => {
    const changing = entryKinds.filter((kind) => whole({ ...replay([]), ...effectOf(kind, 7) }) !== 0);
    expect(changing).toEqual(['opening', 'approved', 'correction', 'interest']);
    expect(fundedKinds).toEqual(['opening', 'funded', 'reversed', 'correction', 'interest']);
    fc.assert(
      fc.property(entries, (list) => {
        const sum = list.filter(({ kind }) => changing.includes(kind)).reduce((all, { amount }) => all + amount, 0);
        expect(whole(replay(list))).toBe(sum);
      }),
    );
  });
});
