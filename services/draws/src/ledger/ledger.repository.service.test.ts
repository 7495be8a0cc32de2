import { randomUUID } from 'node:crypto';
import { insertRows } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import type { EntityManager } from 'typeorm';
import { startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import { LedgerRepository } from './ledger.repository.js';

let harness: ServiceHarness;
let ledgers: LedgerRepository;
beforeAll(async () => {
  harness = await startDraws();
  ledgers = harness.service.app.get(LedgerRepository, { strict: false });
}, 60_000);
afterAll(() => harness?.close());

const transaction = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
  harness.service.database.transaction(work);
const loanOf = (companyId: string) => anOpenLoan(harness, companyId, agreedTerms);
/** Entries of a loan, written as they are told. */
const write = (applicationId: string, entries: readonly Partial<LedgerEntryEntity>[]) =>
  transaction((manager) =>
    insertRows(
      manager,
      LedgerEntryEntity,
      entries.map((entry) => ({
        ...{ id: randomUUID(), applicationId, drawLineId: null, fundingId: null, effectiveOn: null, reason: null },
        ...{ userId: randomUUID(), ...entry },
      })) as LedgerEntryEntity[],
    ),
  );
const stands = async (applicationId: string) => {
  const ledger = await ledgers.find(applicationId);
  return ledger && { left: ledger.commitmentCents - ledger.heldCents, closedOn: ledger.closedOn };
};

describe('what is done to a loan', () => {
  it('takes of its own commitment to the last cent, and gives back to it, and to no other’s', async () => {
    const companyId = randomUUID();
    const [loan, other] = [await loanOf(companyId), await loanOf(companyId)];
    const { left = 0 } = (await stands(loan.applicationId)) ?? {};
    const take = (cents: number) => transaction((manager) => ledgers.take(manager, loan.applicationId, cents));
    expect([await take(left + 1), await take(left), await take(1)]).toEqual([false, true, false]);
    expect(await stands(loan.applicationId)).toEqual({ left: 0, closedOn: null });
    expect(await stands(other.applicationId)).toEqual({ left, closedOn: null });
    await transaction((manager) => ledgers.giveBack(manager, loan.applicationId, 700));
    expect([await stands(loan.applicationId), await stands(other.applicationId)]).toEqual([
      { left: 700, closedOn: null },
      { left, closedOn: null },
    ]);
    expect(await transaction((manager) => ledgers.take(manager, randomUUID(), 1))).toBe(false);
  });

  it('ends it once, and lets it run again once; another one of the company runs on', async () => {
    const companyId = randomUUID();
    const [loan, other] = [await loanOf(companyId), await loanOf(companyId)];
    const days = async () => [
      (await stands(loan.applicationId))?.closedOn,
      (await stands(other.applicationId))?.closedOn,
    ];
    const close = (day: string) => transaction((manager) => ledgers.close(manager, loan.applicationId, day));
    const reopen = () => transaction((manager) => ledgers.reopen(manager, loan.applicationId));
    expect(await reopen()).toBe(false);
    expect([await close('2026-03-01'), await close('2026-03-02'), await days()]).toEqual([
      true,
      false,
      ['2026-03-01', null],
    ]);
    await expect(transaction((manager) => ledgers.lock(manager, loan.applicationId))).rejects.toMatchObject({
      code: 'rule.violated',
    });
    expect(await transaction((manager) => ledgers.lockEnded(manager, loan.applicationId))).toMatchObject({
      closedOn: '2026-03-01',
    });
    expect([await reopen(), await reopen(), await days()]).toEqual([true, false, [null, null]]);
    expect(await transaction((manager) => ledgers.lock(manager, loan.applicationId))).toMatchObject({
      applicationId: loan.applicationId,
    });
    expect(await transaction((manager) => ledgers.lock(manager, randomUUID()))).toBeNull();
  });

  it('locks lines of its own, in one order, whatever ids come', async () => {
    const [loan, other] = [await loanOf(randomUUID()), await loanOf(randomUUID())];
    const locked = (ids: readonly string[]) =>
      transaction(async (manager) => (await ledgers.locked(manager, loan.applicationId, ids)).map(({ id }) => id));
    const own = [...loan.lines];
    expect(await locked([...own, ...other.lines, randomUUID()])).toEqual([...own].sort());
    expect(await locked([...own].reverse())).toEqual([...own].sort());
    expect(await locked(own.slice(0, 1))).toEqual(own.slice(0, 1));
    expect(await locked([])).toEqual([]);
  });

  it('bounds the lines that an inspection names, and frees them', async () => {
    const [loan, other] = [await loanOf(randomUUID()), await loanOf(randomUUID())];
    const [first = '', second = ''] = loan.lines;
    const caps = async (lines: readonly string[]) => {
      const known = await ledgers.linesById(lines);
      return lines.map((id) => known.get(id)?.capPercent);
    };
    const cap = (percents: [string, number | null][]) =>
      transaction((manager) => ledgers.capLines(manager, new Map(percents)));
    await cap([
      [second, 40],
      [first, 0],
    ]);
    expect([await caps([first, second]), await caps(other.lines.slice(0, 1))]).toEqual([[0, 40], [null]]);
    await cap([[second, null]]);
    expect(await caps([first, second])).toEqual([0, null]);
  });
});

describe('what is told of loans', () => {
  it('is the sum of each one’s lines, and of those alone that are asked about', async () => {
    const [loan, other] = [await loanOf(randomUUID()), await loanOf(randomUUID())];
    const [first, second] = loan.lines;
    const money = { budgetCents: 1_000, fundedCents: 10, pendingCents: 20, payableCents: 30, retainedCents: 40 };
    await transaction(async (manager) => {
      await manager.delete(LedgerLineEntity, { id: loan.lines[2] });
      await manager.update(LedgerLineEntity, { id: first }, money);
      await manager.update(LedgerLineEntity, { id: second }, { ...money, budgetCents: 500, fundedCents: 1 });
    });
    const sums = await ledgers.sums([loan.applicationId]);
    expect([...sums]).toEqual([
      [
        loan.applicationId,
        {
          applicationId: loan.applicationId,
          budgetCents: 1_500,
          fundedCents: 11,
          pendingCents: 40,
          payableCents: 60,
          retainedCents: 80,
        },
      ],
    ]);
    expect([...(await ledgers.sums([])).keys()]).toEqual([]);
    expect([...(await ledgers.sums([loan.applicationId, other.applicationId])).keys()].sort()).toEqual(
      [loan.applicationId, other.applicationId].sort(),
    );
    expect([...(await ledgers.names([loan.applicationId])).keys()]).toEqual([loan.applicationId]);
  });
});

describe('the order of what is read', () => {
  it('of a company’s loans is the one opened last first', async () => {
    const companyId = randomUUID();
    const earlier = await loanOf(companyId);
    harness.clock.advance(1_000);
    const later = await loanOf(companyId);
    await loanOf(randomUUID());
    expect((await ledgers.ofCompany(companyId)).map(({ applicationId }) => applicationId)).toEqual(
      [later, earlier].map(({ applicationId }) => applicationId),
    );
  });

  it('of a loan’s lines is by section and place, as the budget was approved, whatever their ids', async () => {
    const loan = await loanOf(randomUUID());
    const [a, b, c] = [...loan.lines].sort();
    const place = (id: string | undefined, sectionIndex: number, index: number) =>
      transaction((manager) => manager.update(LedgerLineEntity, { id }, { sectionIndex, index }));
    const read = async () => (await ledgers.lines(loan.applicationId)).map(({ id }) => id);
    await place(a, 2, 0);
    await place(b, 1, 1);
    await place(c, 1, 0);
    expect(await read()).toEqual([c, b, a]);
    // Two of one place do not change theirs from call to call.
    await place(c, 1, 1);
    expect(await read()).toEqual([b, c, a]);
  });

  it('of a loan’s entries is that in which they happened, of one instant that in which they were written', async () => {
    const loan = await loanOf(randomUUID());
    const [ledgerLineId] = loan.lines;
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute));
    await write(loan.applicationId, [
      { id: 'c-last', ledgerLineId, kind: 'approved', amountCents: 3, happenedAt: at(2) },
      { id: 'b-second', ledgerLineId, kind: 'approved', amountCents: 2, happenedAt: at(1) },
      { id: 'a-second', ledgerLineId, kind: 'approved', amountCents: 1, happenedAt: at(1) },
      { id: 'd-first', ledgerLineId, kind: 'approved', amountCents: 4, happenedAt: at(0) },
    ]);
    const cents = (await ledgers.entries(loan.applicationId)).filter(({ kind }) => kind === 'approved');
    expect(cents.map(({ amountCents }) => amountCents)).toEqual([4, 1, 2, 3]);
  });
});

it('principal moves by payment and day: up where it was lent, down where it came back, and by no approval', async () => {
  const [loan, other] = [await loanOf(randomUUID()), await loanOf(randomUUID())];
  const [first, second] = loan.lines;
  const fundingId = randomUUID();
  // Eleven at night where the days of a loan are counted: the next day has begun in UTC.
  const happenedAt = new Date('2026-03-06T03:00:00.000Z');
  const before = await ledgers.fundedMoves(loan.applicationId);
  await write(loan.applicationId, [
    { ledgerLineId: first, kind: 'approved', amountCents: 900, happenedAt },
    { ledgerLineId: first, kind: 'funded', amountCents: 500, fundingId, effectiveOn: '2026-03-04', happenedAt },
    { ledgerLineId: second, kind: 'funded', amountCents: 250, fundingId, effectiveOn: '2026-03-04', happenedAt },
    { ledgerLineId: first, kind: 'reversed', amountCents: 500, fundingId, effectiveOn: '2026-03-05', happenedAt },
    { ledgerLineId: second, kind: 'correction', amountCents: -50, happenedAt },
  ]);
  await write(other.applicationId, [{ ledgerLineId: other.lines[0], kind: 'correction', amountCents: 7, happenedAt }]);
  const key = ({ kind, day }: { kind: string; day: string }) => `${day} ${kind}`;
  const moves = (await ledgers.fundedMoves(loan.applicationId)).filter(
    (move) => !before.some((known) => key(known) === key(move)),
  );
  expect(moves.toSorted((one, next) => (key(one) < key(next) ? -1 : 1))).toEqual([
    { kind: 'funded', fundingId, day: '2026-03-04', amount: 750 },
    { kind: 'correction', fundingId: null, day: '2026-03-05', amount: -50 },
    { kind: 'reversed', fundingId, day: '2026-03-05', amount: -500 },
  ]);
});
