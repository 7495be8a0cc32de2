import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, updateRows } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AccountVerificationEntity } from './account-verification.entity.js';

/** The verifications that were asked for. */
@Injectable()
export class AccountVerificationRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The databases compare texts regardless of case; codes do not. */
  async byCode(requestCode: string): Promise<AccountVerificationEntity | null> {
    const row = await this.database.manager.findOneBy(AccountVerificationEntity, { requestCode });
    return row?.requestCode === requestCode ? row : null;
  }

  latest(holderId: string): Promise<AccountVerificationEntity | null> {
    return this.database.manager.findOne(AccountVerificationEntity, {
      where: { holderId },
      order: { requestedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Throws where the code is there already. */
  insert(row: AccountVerificationEntity): Promise<void> {
    return this.database.statement((manager) => insertRows(manager, AccountVerificationEntity, [row]));
  }

  exists(requestCode: string, holderId: string): Promise<boolean> {
    return this.database.manager.existsBy(AccountVerificationEntity, { requestCode, holderId });
  }

  /** Ends a verification; gives whether this was the first to end it. */
  async finish(manager: EntityManager, id: string): Promise<boolean> {
    const ended = await updateRows(
      manager,
      AccountVerificationEntity,
      { id, finishedAt: IsNull() },
      { finishedAt: this.clock.now() },
    );
    return ended === 1;
  }
}
