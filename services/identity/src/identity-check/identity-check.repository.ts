import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CHECKS_A_DAY } from '@groundwork/domain-accounts';
import { fill, shared } from '@groundwork/domain-messages';
import { DAY, isWithin } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, newId, updateRows } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import type { IdentityCheckStatusDto } from './identity-check.dto.js';
import { IdentityCheckEntity } from './identity-check.entity.js';
import type { IdentityCheckState } from './identity-check.entity.js';

/** A check that has not ended after this time has died with its process. */
const runningMs = 60_000;

/** The records of identity checks: which may begin, and how each ended. */
@Injectable()
export class IdentityCheckRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Begins a check of an account, one at a time; or gives the one that it has passed already. Throws `idempotency.in_progress`
   * while another runs, and `throttle.too_many` for who was checked too often today.
   */
  begin(accountId: string): Promise<{ readonly begun: string } | { readonly passed: IdentityCheckEntity }> {
    return this.database.transaction(async (manager) => {
      await this.lock(manager, accountId);
      const now = this.clock.now();
      const passed = await manager.findOne(IdentityCheckEntity, {
        where: { accountId, state: 'passed' },
        order: { startedAt: 'DESC' },
      });
      if (passed) return { passed };
      const today = await manager.findBy(IdentityCheckEntity, {
        accountId,
        state: In(['running', 'failed'] satisfies IdentityCheckState[]),
        startedAt: MoreThan(new Date(now.getTime() - DAY)),
      });
      if (today.some(({ state, startedAt }) => state === 'running' && isWithin(startedAt, runningMs, now)))
        throw Problem.inProgress();
      if (today.length >= IDENTITY_CHECKS_A_DAY)
        throw new Problem('throttle.too_many', fill(shared.identityChecksOver, { max: IDENTITY_CHECKS_A_DAY }));
      const id = newId();
      await insertRows(manager, IdentityCheckEntity, [
        {
          id,
          accountId,
          state: 'running',
          reasonCode: null,
          reason: null,
          requestId: null,
          conversationId: null,
          startedAt: now,
          endedAt: null,
        },
      ]);
      return { begun: id };
    });
  }

  /** Keeps the outcome; a check that the provider did not decide has none. */
  async end(id: string, state: Exclude<IdentityCheckState, 'running'>, status?: IdentityCheckStatusDto): Promise<void> {
    await this.database.statement((manager) =>
      updateRows(
        manager,
        IdentityCheckEntity,
        { id },
        {
          state,
          endedAt: this.clock.now(),
          ...(status
            ? {
                reasonCode: status.TransactionReasonCode.Code,
                reason: status.TransactionReasonCode.Description,
                requestId: status.RequestId,
                conversationId: status.ConversationId,
              }
            : {}),
        },
      ),
    );
  }

  /** Whether both ids are those of a check that this account has passed. */
  hasPassed(manager: EntityManager, accountId: string, requestId: string, conversationId: string): Promise<boolean> {
    return manager.existsBy(IdentityCheckEntity, { accountId, state: 'passed', requestId, conversationId });
  }

  /** Two at once would each see that none runs. SQLite's transactions run one at a time. */
  private async lock(manager: EntityManager, accountId: string): Promise<void> {
    const lock = this.database.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
    found(await manager.findOne(AccountEntity, { where: { id: accountId }, ...lock }), 'The user');
  }
}
