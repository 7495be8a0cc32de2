import { randomUUID } from 'node:crypto';
import type { EntryKind } from '@groundwork/domain-draws';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import type { Asking, PaidLine } from './ledger-moves.repository.js';
import { LedgerMovesRepository } from './ledger-moves.repository.js';

let harness: ServiceHarness;
let moves: LedgerMovesRepository;
beforeAll(async () => {
  harness = await startDraws();
  moves = harness.service.app.get(LedgerMovesRepository, { strict: false });
}, 60_000);
afterAll(() => harness?.close());

/** Money of a line in whole cents, where it is not nothing. */
type Money = Partial<
  Record<'pending' | 'releasing' | 'payable' | 'retained' | 'funded' | 'released' | 'stored' | 'changes', number>
>;
type Entry = readonly [kind: EntryKind, amountCents: number];

/** A line of a budget of 1,000 cents, as it stands. */
async function aLine(stands: Money) {
  const loan = await anOpenLoan(harness);
  const [id] = loan.lines;
  const line = { id, applicationId: loan.applicationId };
  const { database } = harness.service;
  const columns = Object.fromEntries(Object.entries(stands).map(([part, cents]) => [`${part}Cents`, cents]));
  await database.transaction((manager) =>
    manager.update(LedgerLineEntity, { id }, { budgetCents: 1_000, changesCents: 0, ...columns }),
  );
  const userId = randomUUID();
  const happenedAt = harness.clock.now();
  return {
    move: (asking: Asking, entries: readonly Entry[] = []) =>
      database.transaction((manager) =>
        moves.move(
          manager,
          line,
          asking,
          entries.map(([kind, amountCents]) => ({ kind, amountCents, userId, happenedAt })),
        ),
      ),
    revise: (cents: number) => database.transaction((manager) => moves.revise(manager, id, cents)),
    budget: async () => (await database.reading.manager.findOneByOrFail(LedgerLineEntity, { id })).budgetCents,
    money: async (): Promise<Money> => {
      const row = await database.reading.manager.findOneByOrFail(LedgerLineEntity, { id });
      const parts = ['pending', 'releasing', 'payable', 'retained', 'funded', 'released', 'stored', 'changes'] as const;
      return Object.fromEntries(parts.flatMap((part) => (row[`${part}Cents`] ? [[part, row[`${part}Cents`]]] : [])));
    },
    entries: async (): Promise<Entry[]> =>
      (await database.reading.manager.findBy(LedgerEntryEntity, { ledgerLineId: id, userId })).map(
        ({ kind, amountCents }) => [kind, amountCents],
      ),
  };
}

const standing: Money = { pending: 100, payable: 200, retained: 50, funded: 300 };

describe('what a line has left', () => {
  it.each<[string, Money]>([
    ['is asked for', { pending: 400 }],
    ['waits to be paid', { payable: 400 }],
    ['is held back', { retained: 400 }],
    ['is funded', { funded: 400 }],
    ['is all of them', { pending: 100, payable: 100, retained: 100, funded: 100 }],
  ])('is its budget without what %s: the last cent is given, and no cent more', async (_what, stands) => {
    const line = await aLine(stands);
    expect(await line.move({ pending: 601 })).toBe(false);
    expect(await line.money()).toEqual(stands);
    expect(await line.move({ pending: 600 })).toBe(true);
    expect(await line.money()).toEqual({ ...stands, pending: (stands.pending ?? 0) + 600 });
    expect(await line.move({ pending: 1 })).toBe(false);
  });

  it('is not asked about where money only changes its name', async () => {
    const line = await aLine({ pending: 1_000 });
    expect(await line.move({ pending: -1_000 }, [['approved', 1_000]])).toBe(true);
    expect(await line.move({}, [['withheld', 100]])).toBe(true);
    expect(await line.move({}, [['funded', 900]])).toBe(true);
    expect(await line.money()).toEqual({ funded: 900, retained: 100 });
  });

  it('bounds what is funded beside all draws', async () => {
    const line = await aLine(standing);
    expect(await line.move({}, [['correction', 351]])).toBe(false);
    expect(await line.entries()).toEqual([]);
    expect(await line.move({}, [['correction', 350]])).toBe(true);
    expect(await line.money()).toEqual({ ...standing, funded: 650 });
  });

  it.each<[string, Money]>([
    ['pending', { pending: 400 }],
    ['payable', { payable: 400 }],
    ['retained', { retained: 400 }],
    ['funded', { funded: 400 }],
  ])('bounds by how much its value may be cut, where money is %s', async (_what, stands) => {
    const line = await aLine(stands);
    expect(await line.revise(-601)).toBe(false);
    expect([await line.budget(), await line.money()]).toEqual([1_000, stands]);
    expect(await line.revise(-600)).toBe(true);
    expect([await line.budget(), await line.money()]).toEqual([400, { ...stands, changes: -600 }]);
    expect(await line.revise(50)).toBe(true);
    expect([await line.budget(), await line.money()]).toEqual([450, { ...stands, changes: -550 }]);
  });
});

describe('a part of a line', () => {
  it.each<[string, Asking, Entry[]]>([
    ['pending', { pending: -101 }, []],
    ['payable', {}, [['funded', 201]]],
    ['retained', {}, [['released', 51]]],
    ['funded', {}, [['reversed', 301]]],
    ['releasing', { releasing: -1 }, []],
  ])('never falls below nothing: %s', async (_what, asking, entries) => {
    const line = await aLine(standing);
    expect(await line.move(asking, entries)).toBe(false);
    expect([await line.money(), await line.entries()]).toEqual([standing, []]);
  });

  it('that is held back is asked for and released once', async () => {
    const line = await aLine(standing);
    expect(await line.move({ releasing: 51 })).toBe(false);
    expect(await line.move({ releasing: 40 })).toBe(true);
    expect(await line.move({ releasing: 11 })).toBe(false);
    // What somebody asks for is not released to somebody else.
    expect(await line.move({}, [['released', 11]])).toBe(false);
    expect(await line.move({ releasing: -40 }, [['released', 40]])).toBe(true);
    expect(await line.money()).toEqual({ ...standing, retained: 10, payable: 240, released: 40 });
  });

  it('moves by the sum of its entries, each of which is kept', async () => {
    const line = await aLine(standing);
    const entries: Entry[] = [
      ['approved', 70],
      ['approved', 30],
      ['withheld', 10],
    ];
    expect(await line.move({ pending: -100, storedCents: 7 }, entries)).toBe(true);
    expect(await line.money()).toEqual({ payable: 290, retained: 60, funded: 300, stored: 7 });
    expect((await line.entries()).sort()).toEqual([...entries].sort());
    expect(await line.move({ storedCents: 0 })).toBe(true);
    expect(await line.money()).toEqual({ payable: 290, retained: 60, funded: 300 });
  });

  it('of a line that is not there does not move', async () => {
    const line = { id: randomUUID(), applicationId: randomUUID() };
    expect(await harness.service.database.transaction((manager) => moves.move(manager, line, {}))).toBe(false);
  });
});

describe('a payment', () => {
  /** What it pays, written as a payment writes it: of some lines in more than one part. */
  async function aPayment(paid: readonly (readonly [ledgerLineId: string, cents: number])[]) {
    const fundingId = randomUUID();
    const lines: PaidLine[] = paid.map(([ledgerLineId, amountCents]) => ({
      ledgerLineId,
      drawLineId: randomUUID(),
      amountCents,
    }));
    await harness.service.database.transaction((manager) =>
      manager.insert(
        'funding_line',
        lines.map((line) => ({ id: randomUUID(), fundingId, ...line })),
      ),
    );
    return { fundingId, lines };
  }
  type Payment = Awaited<ReturnType<typeof aPayment>>;
  const userId = randomUUID();
  const happenedAt = new Date('2026-03-02T15:00:00.000Z');
  const effectiveOn = '2026-03-01';
  /** Whoever is told false ends the transaction, as the commands of payments do. */
  const move = async (loan: Loan, kind: 'funded' | 'reversed', { fundingId, lines }: Payment): Promise<boolean> => {
    const refused = new Error('The payment was refused.');
    const why = { kind, fundingId, effectiveOn, userId, happenedAt };
    return harness.service.database
      .transaction(async (manager) => {
        if (!(await moves.moveByFunding(manager, loan.applicationId, lines, why))) throw refused;
        return true;
      })
      .catch((error: unknown) => {
        if (error === refused) return false;
        throw error;
      });
  };
  const shortOf = ({ fundingId }: Payment) =>
    harness.service.database.transaction((manager) => moves.shortOfFunding(manager, fundingId));
  const give = (id: string, columns: Partial<LedgerLineEntity>) =>
    harness.service.database.transaction((manager) => manager.update(LedgerLineEntity, { id }, columns));
  /** What waits to be paid and what is funded of each line of a loan, by its place. */
  const money = async ({ applicationId, lines }: Loan) => {
    const rows = await harness.service.database.reading.manager.findBy(LedgerLineEntity, { applicationId });
    const known = new Map(rows.map(({ id, payableCents, fundedCents }) => [id, [payableCents, fundedCents]]));
    return lines.map((id) => known.get(id));
  };
  const entriesOf = ({ fundingId }: Payment) =>
    harness.service.database.reading.manager.findBy(LedgerEntryEntity, { fundingId });
  /** 100 of its first line wait to be paid, and 200 of its second. */
  async function aWaitingLoan() {
    const loan = await anOpenLoan(harness);
    await give(loan.lines[0], { payableCents: 100 });
    await give(loan.lines[1], { payableCents: 200, fundedCents: 5 });
    return loan;
  }

  it('pays its lines to the last cent of what waits, the parts of one together, with an entry for each part', async () => {
    const [loan, other] = [await aWaitingLoan(), await aWaitingLoan()];
    const [first, second] = loan.lines;
    const payment = await aPayment([
      [first, 100],
      [second, 150],
      [second, 50],
    ]);
    // Another payment of the same line is another's.
    await aPayment([[first, 70]]);
    expect(await move(loan, 'funded', payment)).toBe(true);
    expect(await money(loan)).toEqual([
      [0, 100],
      [0, 205],
      [0, 5_001],
    ]);
    expect((await money(other)).slice(0, 2)).toEqual([
      [100, 0],
      [200, 5],
    ]);
    const entries = await entriesOf(payment);
    expect(entries.toSorted((one, next) => next.amountCents - one.amountCents)).toMatchObject(
      [payment.lines[1], payment.lines[0], payment.lines[2]].map((line) => ({
        ...line,
        ...{ applicationId: loan.applicationId, kind: 'funded', effectiveOn, reason: null, userId, happenedAt },
      })),
    );
  });

  it('is refused where it pays a cent more of a line than waits, or a line of another loan', async () => {
    const [loan, other] = [await aWaitingLoan(), await aWaitingLoan()];
    const [first, second] = loan.lines;
    const tooMuch = await aPayment([
      [first, 101],
      [second, 200],
    ]);
    const tooMuchInParts = await aPayment([
      [second, 200],
      [second, 1],
    ]);
    const foreign = await aPayment([
      [first, 1],
      [other.lines[0], 1],
    ]);
    const before = await money(loan);
    for (const payment of [tooMuch, tooMuchInParts, foreign]) {
      expect(await move(loan, 'funded', payment)).toBe(false);
      expect([await money(loan), await entriesOf(payment)]).toEqual([before, []]);
    }
    expect((await money(other)).slice(0, 2)).toEqual([
      [100, 0],
      [200, 5],
    ]);
  });

  it('comes back of what is funded, and names the first line that is short of it', async () => {
    const loan = await aWaitingLoan();
    const [first, second] = loan.lines;
    const payment = await aPayment([
      [second, 150],
      [second, 50],
      [first, 100],
    ]);
    expect(await move(loan, 'funded', payment)).toBe(true);
    expect(await shortOf(payment)).toBeUndefined();
    await give(second, { fundedCents: 199 });
    expect(await shortOf(payment)).toBe('HVAC');
    await give(first, { fundedCents: 99 });
    // The first of the budget, whatever the order of the payment and of the ids.
    expect(await shortOf(payment)).toBe('Roofing');
    await give(first, { sectionIndex: 3 });
    expect(await shortOf(payment)).toBe('HVAC');
    await give(second, { fundedCents: 200 });
    // All of its lines come back, or none.
    const before = await money(loan);
    expect([await move(loan, 'reversed', payment), await money(loan)]).toEqual([false, before]);
    await give(first, { fundedCents: 100 });
    expect(await move(loan, 'reversed', payment)).toBe(true);
    expect((await money(loan)).slice(0, 2)).toEqual([
      [100, 0],
      [200, 0],
    ]);
  });
});
