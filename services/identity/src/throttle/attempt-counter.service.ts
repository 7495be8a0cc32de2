import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, isDuplicate } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { EntityNotFoundError, In, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { BlockedKeys } from './domain/blocked-keys.js';
import { SignInFailureEntity } from './sign-in-failure.entity.js';

/** So many attempts of one kind are free in a window of time. */
export interface Limit {
  /** What is counted, as text; only its hash is stored. It begins with the kind, so that two kinds never share a row. */
  readonly key: string;
  readonly free: number;
  readonly windowMs: number;
  /** How long the next one waits after so many in the window, milliseconds; without it, until the window ends. */
  readonly waitAfter?: (attempts: number, free: number) => number;
}

/** One of the limits makes wait, with an honest Retry-After. */
export class TooManyAttempts extends Problem {
  constructor(
    readonly limit: Limit,
    /** Epoch milliseconds. */
    readonly until: number,
    now: number,
  ) {
    const seconds = Math.ceil((until - now) / 1000);
    super('throttle.too_many', `Too many attempts. Please try again in ${seconds} seconds.`, undefined, {
      'retry-after': String(seconds),
    });
  }
}

const idOf = (limit: Limit): string => createHash('sha256').update(limit.key).digest('hex');

/** Counts attempts by key. It knows no account, only what was typed, so that it answers alike for known and unknown ones. */
@Injectable()
export class AttemptCounter {
  private readonly blocked = new BlockedKeys();

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws {@link TooManyAttempts} for what is known to be blocked without asking the database. */
  refuseKnown(limits: readonly Limit[]): void {
    const now = this.clock.now().getTime();
    this.refuseAny(limits, (limit) => this.blocked.until(idOf(limit), now));
  }

  /** Throws {@link TooManyAttempts} where one of the limits makes wait. Counts nothing. */
  async refuse(limits: readonly Limit[]): Promise<void> {
    this.refuseKnown(limits);
    this.refuseRows(limits, await this.database.manager.findBy(SignInFailureEntity, { id: In(limits.map(idOf)) }));
  }

  /** Counts one attempt for each limit. */
  async count(limits: readonly Limit[]): Promise<void> {
    await this.open(limits);
    await this.counting(limits, async (manager, limit) => void (await this.hit(manager, limit)));
  }

  /**
   * Counts one for each limit, or refuses as {@link refuse} does and counts nothing. Of many at once no more come through
   * than are free: the row is locked from its count to the commit. `work` belongs to the same transaction: what is limited
   * by one key happens one after the other, and what fails is not counted.
   */
  async take<T>(limits: readonly Limit[], work?: (manager: EntityManager) => Promise<T>): Promise<T | undefined> {
    this.refuseKnown(limits);
    this.refuseRows(limits, await this.open(limits));
    const check = async (manager: EntityManager, limit: Limit): Promise<void> => {
      const { before, row } = await this.hit(manager, limit);
      const until = Math.max(
        before?.getTime() ?? 0,
        !limit.waitAfter && row.failures > limit.free ? (row.blockedUntil?.getTime() ?? 0) : 0,
      );
      this.refuseAny([limit], () => until);
    };
    return this.counting(limits, check, work);
  }

  /** Takes back what {@link take} counted: the attempt was right. */
  async giveBack(limits: readonly Limit[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const limit of inOrder(limits)) {
        const id = idOf(limit);
        await manager.update(SignInFailureEntity, { id, failures: MoreThan(0) }, { failures: () => 'failures - 1' });
        await manager.update(SignInFailureEntity, { id, failures: LessThan(limit.free) }, { blockedUntil: null });
        this.blocked.forget(id);
      }
    });
  }

  /** Begins to count anew. The row stays: somebody else may be about to count in it. */
  async forget(limit: Limit): Promise<void> {
    this.blocked.forget(idOf(limit));
    await this.database.transaction((manager) =>
      manager.update(
        SignInFailureEntity,
        { id: idOf(limit) },
        { failures: 0, windowFrom: this.clock.now(), blockedUntil: null },
      ),
    );
  }

  /** Clears away what no window counts any more. */
  async clear(before: Date): Promise<void> {
    await this.database.statement((manager) => manager.delete(SignInFailureEntity, { windowFrom: LessThan(before) }));
  }

  private refuseRows(limits: readonly Limit[], rows: readonly SignInFailureEntity[]): void {
    const until = new Map(rows.map((row) => [row.id, row.blockedUntil?.getTime() ?? 0]));
    this.refuseAny(limits, (limit) => until.get(idOf(limit)) ?? 0);
  }

  /** Throws for the limit that makes wait longest. */
  private refuseAny(limits: readonly Limit[], untilOf: (limit: Limit) => number): void {
    const now = this.clock.now().getTime();
    const [longest] = limits.map((limit) => ({ limit, until: untilOf(limit) })).sort((a, b) => b.until - a.until);
    if (!longest || longest.until <= now) return;
    this.blocked.note(idOf(longest.limit), longest.until, now);
    throw new TooManyAttempts(longest.limit, longest.until, now);
  }

  /** Rows are made before the counting transaction: on MySQL two inserts of one key inside it would lock each other out. */
  private async open(limits: readonly Limit[]): Promise<SignInFailureEntity[]> {
    const ids = limits.map(idOf);
    const rows = await this.database.manager.findBy(SignInFailureEntity, { id: In(ids) });
    const known = new Set(rows.map((row) => row.id));
    for (const id of ids.filter((entry) => !known.has(entry))) {
      const row = { id, failures: 0, windowFrom: this.clock.now(), blockedUntil: null };
      await this.database
        .statement((manager) => insertRows(manager, SignInFailureEntity, [row]))
        .catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
        });
    }
    return rows;
  }

  /** A row may be cleared away between its look-up and its count: it is then made again. */
  private async counting<T>(
    limits: readonly Limit[],
    each: (manager: EntityManager, limit: Limit) => Promise<void>,
    work?: (manager: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    const run = () =>
      this.database.transaction(async (manager) => {
        for (const limit of inOrder(limits)) await each(manager, limit);
        return work?.(manager);
      });
    return run().catch(async (error: unknown) => {
      if (!(error instanceof EntityNotFoundError)) throw error;
      await this.open(limits);
      return run();
    });
  }

  /** The row with one more counted, and until when it was blocked before. */
  private async hit(manager: EntityManager, limit: Limit): Promise<{ row: SignInFailureEntity; before: Date | null }> {
    const id = idOf(limit);
    const now = this.clock.now();
    await manager.update(
      SignInFailureEntity,
      { id, windowFrom: LessThanOrEqual(new Date(now.getTime() - limit.windowMs)) },
      { failures: 0, windowFrom: now, blockedUntil: null },
    );
    await manager.update(SignInFailureEntity, { id }, { failures: () => 'failures + 1' });
    const row = await manager.findOneByOrFail(SignInFailureEntity, { id });
    const blockedUntil = untilOf(limit, row, now);
    if (blockedUntil) await manager.update(SignInFailureEntity, { id }, { blockedUntil });
    return { row: { ...row, blockedUntil }, before: row.blockedUntil };
  }
}

function untilOf({ free, windowMs, waitAfter }: Limit, row: SignInFailureEntity, now: Date): Date | null {
  if (!waitAfter) return row.failures > free ? new Date(row.windowFrom.getTime() + windowMs) : null;
  const wait = waitAfter(row.failures, free);
  return wait > 0 ? new Date(now.getTime() + wait) : null;
}

/** Always the same order of locks, so that two that share two keys do not wait for each other. */
const inOrder = (limits: readonly Limit[]): Limit[] => [...limits].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
