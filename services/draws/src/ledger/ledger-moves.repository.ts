import { Injectable } from '@nestjs/common';
import { effectOf } from '@groundwork/domain-draws';
import { affectedBy, insertRows, newId, rowsOf } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';

/** What is asked for of a line, which has no entries; whole cents, negative where it ends. */
export interface Asking {
  readonly pending?: number;
  /** Of what is held back. */
  readonly releasing?: number;
  /** Material that is stored from then on; left out where it stays as it was. */
  readonly storedCents?: number | undefined;
}

/** Why approved money of a line moves. */
export type NewEntry = Pick<LedgerEntryEntity, 'kind' | 'amountCents' | 'userId' | 'happenedAt'> &
  Partial<Pick<LedgerEntryEntity, 'drawLineId' | 'fundingId' | 'effectiveOn' | 'reason'>>;

/** What a payment pays of a line. */
export interface PaidLine {
  readonly ledgerLineId: string;
  readonly drawLineId: string;
  /** Whole cents. */
  readonly amountCents: number;
}

/** Why the lines of a payment move. */
type FundingEntry = Pick<LedgerEntryEntity, 'userId' | 'happenedAt'> & {
  readonly kind: 'funded' | 'reversed';
  readonly fundingId: string;
  readonly effectiveOn: string;
  readonly reason?: string;
};

/** What a payment pays of the line that a statement is at; one mark. */
const paidOfLine = `SELECT SUM(paid.amount_cents) FROM funding_line paid WHERE paid.funding_id = ? AND paid.ledger_line_id = ledger_line.id`;

const columns = {
  pending: 'pending_cents',
  releasing: 'releasing_cents',
  payable: 'payable_cents',
  retained: 'retained_cents',
  funded: 'funded_cents',
  released: 'released_cents',
} as const;
type Part = keyof typeof columns;
const allParts = Object.keys(columns) as Part[];

/** Parts that take of the budget. */
const taking: readonly Part[] = ['pending', 'payable', 'retained', 'funded'];
const taken = taking.map((part) => columns[part]).join(' + ');

/** By how much each part moves that does: as asked, and as the entries say. */
function changesOf({ pending = 0, releasing = 0 }: Asking, entries: readonly NewEntry[]): [Part, number][] {
  const sum: Record<Part, number> = { pending, releasing, payable: 0, retained: 0, funded: 0, released: 0 };
  for (const { kind, amountCents } of entries) {
    const effect = effectOf(kind, amountCents);
    for (const part of ['payable', 'retained', 'funded', 'released'] as const) sum[part] += effect[part] ?? 0;
  }
  return allParts.flatMap((part) => (sum[part] === 0 ? [] : [[part, sum[part]]]));
}

/** A part of a statement, with what stands for its marks. */
type Term = readonly [text: string, ...values: number[]];

/** What has to hold for a move. */
function conditionsOf(changes: readonly [Part, number][]): Term[] {
  const by = new Map(changes);
  const growth = taking.reduce((sum, part) => sum + (by.get(part) ?? 0), 0);
  const held = (by.get('retained') ?? 0) - (by.get('releasing') ?? 0);
  return [
    ...changes.flatMap(([part, cents]): Term[] => (cents < 0 ? [[`${columns[part]} + ? >= 0`, cents]] : [])),
    ...(growth > 0 ? [[`budget_cents - (${taken}) >= ?`, growth] satisfies Term] : []),
    ...(held < 0 ? [['retained_cents - releasing_cents >= ?', -held] satisfies Term] : []),
  ];
}

/** Moves the money of lines; approved money moves by entries alone, so that the ledger is what they add up to. */
@Injectable()
export class LedgerMovesRepository {
  /**
   * One conditional update. False, and nothing is changed, where a part would fall below nothing, the parts together would
   * pass the budget, or more would be released than is held.
   */
  async move(
    manager: EntityManager,
    { id, applicationId }: Pick<LedgerLineEntity, 'id' | 'applicationId'>,
    asking: Asking,
    entries: readonly NewEntry[] = [],
  ): Promise<boolean> {
    const changes = changesOf(asking, entries);
    const { storedCents } = asking;
    const set: Term[] = [
      // One that moves nothing still asks whether the line is there.
      ['id = id'],
      ...changes.map(([part, cents]): Term => [`${columns[part]} = ${columns[part]} + ?`, cents]),
      ...(storedCents === undefined ? [] : [['stored_cents = ?', storedCents] satisfies Term]),
    ];
    const conditions = conditionsOf(changes);
    const texts = (terms: readonly Term[]) => terms.map(([text]) => text);
    const values = (terms: readonly Term[]) => terms.flatMap(([, ...numbers]) => numbers);
    const met = await affectedBy(
      manager,
      `UPDATE ledger_line SET ${texts(set).join(', ')} WHERE ${['id = ?', ...texts(conditions)].join(' AND ')}`,
      [...values(set), id, ...values(conditions)],
    );
    if (met !== 1) return false;
    const empty = { drawLineId: null, fundingId: null, effectiveOn: null, reason: null };
    await insertRows(
      manager,
      LedgerEntryEntity,
      entries.map((entry) => ({ ...empty, ...entry, id: newId(), applicationId, ledgerLineId: id })),
    );
    return true;
  }

  /**
   * Moves all lines of a payment by what it pays of each, in one statement however many there are. False, and the transaction has to
   * end, where a part of one would fall below nothing.
   */
  async moveByFunding(
    manager: EntityManager,
    applicationId: string,
    lines: readonly PaidLine[],
    { kind, ...why }: FundingEntry,
  ): Promise<boolean> {
    const parts = Object.entries(effectOf(kind, 1)) as [Part, number][];
    const by = (sign: number) => `${sign < 0 ? '-' : '+'} (${paidOfLine})`;
    const { fundingId } = why;
    const each = parts.map(() => fundingId);
    const met = await affectedBy(
      manager,
      `UPDATE ledger_line SET ${parts.map(([part, sign]) => `${columns[part]} = ${columns[part]} ${by(sign)}`).join(', ')}
       WHERE application_id = ? AND id IN (SELECT ledger_line_id FROM funding_line WHERE funding_id = ?)
         ${parts.map(([part, sign]) => `AND ${columns[part]} ${by(sign)} >= 0`).join(' ')}`,
      [...each, applicationId, fundingId, ...each],
    );
    if (met !== new Set(lines.map(({ ledgerLineId }) => ledgerLineId)).size) return false;
    await insertRows(
      manager,
      LedgerEntryEntity,
      lines.map(({ ledgerLineId, drawLineId, amountCents }) => ({
        reason: null,
        ...why,
        id: newId(),
        applicationId,
        ledgerLineId,
        drawLineId,
        kind,
        amountCents,
      })),
    );
    return true;
  }

  /** Of the lines of a payment the first one of which less is funded now than it paid; undefined where none is. */
  async shortOfFunding(manager: EntityManager, fundingId: string): Promise<string | undefined> {
    const rows = await rowsOf<{ name: string }>(
      manager,
      `SELECT name FROM ledger_line WHERE id IN (SELECT ledger_line_id FROM funding_line WHERE funding_id = ?)
         AND funded_cents < (${paidOfLine}) ORDER BY section_index, position, id LIMIT 1`,
      [fundingId, fundingId],
    );
    return rows[0]?.name;
  }

  /** Changes the value of a line. False where more of it is approved or asked for than would be left: nothing is changed then. */
  async revise(manager: EntityManager, id: string, amountCents: number): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .update(LedgerLineEntity)
      .set({
        budgetCents: () => 'budget_cents + :amountCents',
        changesCents: () => 'changes_cents + :amountCents',
      })
      .where(`id = :id AND budget_cents + :amountCents >= ${taken}`, { id, amountCents })
      .execute();
    return result.affected === 1;
  }
}
