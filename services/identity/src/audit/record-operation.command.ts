import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { accountsAbility } from '../accounts/index.js';
import type { RecordOperationDto } from './audit.dto.js';
import { AuditLog } from './audit-log.service.js';

/** Puts down what an operator begins with the deployment, and what became of it: who, from where, and with what. */
@Injectable()
export class RecordOperation {
  constructor(private readonly log: AuditLog) {}

  async execute(actor: Actor, { kind, deed, of, at }: RecordOperationDto): Promise<void> {
    allow(accountsAbility(actor), 'operate', 'Deployment');
    await this.log.record({
      kind,
      accountId: actor.userId ?? null,
      actor,
      details: { ...(deed ? { deed } : {}), of, at },
    });
  }
}
