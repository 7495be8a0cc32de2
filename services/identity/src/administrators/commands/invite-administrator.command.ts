import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { allow } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AccountEntity, accountsAbility, CompanyMembershipEntity } from '../../accounts/index.js';
import { AuditLog } from '../../audit/index.js';
import { AccountCodes } from '../../codes/index.js';
import { LetterThrottle } from '../../throttle/index.js';

/** Whether an address may become an administrator's: nobody's yet, or that of somebody who has no company and no broker. */
export async function mayAdminister(manager: EntityManager, account: AccountEntity | null): Promise<boolean> {
  return (
    !account ||
    (account.role === 'borrower' &&
      account.brokerId === null &&
      !(await manager.existsBy(CompanyMembershipEntity, { accountId: account.id })))
  );
}

/** Sends an invitation to register as an administrator, or sends it again: the link before stops working. */
@Injectable()
export class InviteAdministrator {
  constructor(
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, address: string): Promise<void> {
    allow(accountsAbility(actor), 'invite', 'Administrator');
    const email = normaliseEmail(address);
    await this.letters.forInvitation(actor, email, async (manager) => {
      if (!(await mayAdminister(manager, await manager.findOneBy(AccountEntity, { email }))))
        throw new Problem('email.taken');
      const invitationId = newId();
      const invitedBy = actor.userId ?? '';
      const link = await this.codes.issue(manager, {
        kind: 'admin',
        subjectId: invitationId,
        email,
        sentBy: invitedBy,
      });
      await this.audit.record({ kind: 'account.invited', actor, typed: email, details: { role: 'admin' } });
      await this.outbox.add(manager, {
        type: 'admin.invited',
        aggregateId: invitationId,
        payload: { invitationId, email, invitedBy, ...link },
      });
    });
  }
}
