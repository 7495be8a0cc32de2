import { Injectable } from '@nestjs/common';
import type { AuditKind } from '@groundwork/domain-accounts';
import type { SecondFactorChange } from '@groundwork/domain-events';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import type { AuditDetails } from '../audit/index.js';

const kinds: Readonly<Record<SecondFactorChange, AuditKind>> = {
  on: 'second_factor.on',
  replaced: 'second_factor.replaced',
  off: 'second_factor.off',
  reset: 'second_factor.reset',
  recovery_code_used: 'second_factor.recovered',
  codes_renewed: 'second_factor.codes_renewed',
};

interface Change {
  readonly change: SecondFactorChange;
  readonly recoveryCodesLeft: number;
  readonly actor: Pick<Actor, 'userId' | 'sessionId' | 'address'>;
  readonly details?: AuditDetails;
}

/** Tells of a change of a second factor under its transaction: the record, and the letter to the owner of the account. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async tell(
    manager: EntityManager,
    account: AccountEntity,
    { change, recoveryCodesLeft, actor, details = {} }: Change,
  ): Promise<void> {
    const { id: userId, email, firstName, lastName } = account;
    await this.audit.record({ kind: kinds[change], accountId: userId, actor, details });
    await this.outbox.add(manager, {
      type: 'user.second_factor_changed',
      aggregateId: userId,
      payload: { userId, email, firstName, lastName, change, recoveryCodesLeft, changedBy: actor.userId ?? userId },
    });
  }
}
