import { Injectable } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { AccountEntity, CompanyMembershipEntity } from '../accounts/index.js';
import { AccountCodes } from '../codes/index.js';

export interface CompanyOfInvitation {
  readonly companyId: string;
  readonly organizationName: string;
}

/** A known borrower and a company that it does not belong to yet. */
@Injectable()
export class CompanyOffers {
  constructor(
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
  ) {}

  /** Whether there is something to offer: a borrower who is not in the company. */
  async isOpenTo(manager: EntityManager, account: AccountEntity, { companyId }: CompanyOfInvitation): Promise<boolean> {
    if (account.role !== 'borrower') return false;
    return !(await manager.existsBy(CompanyMembershipEntity, { accountId: account.id, companyId }));
  }

  /** Joins by the link that it is sent, and in no other way. */
  async ask(
    manager: EntityManager,
    account: AccountEntity,
    company: CompanyOfInvitation,
    sentBy: string,
  ): Promise<void> {
    const facts = factsOf(account, company);
    const { userId: subjectId, email, firstName, lastName } = facts;
    const link = await this.codes.issue(manager, {
      kind: 'company',
      subjectId,
      email,
      firstName,
      lastName,
      company: facts,
      sentBy,
    });
    await this.outbox.add(manager, {
      type: 'user.company_invited',
      aggregateId: subjectId,
      payload: { ...facts, ...link, invitedBy: sentBy, ...(await this.inviter(manager, sentBy)) },
    });
  }

  /** Who asks, as the letter names them. */
  private async inviter(manager: EntityManager, id: string): Promise<{ invitedByName?: string }> {
    const account = await manager.findOneBy(AccountEntity, { id });
    return account ? { invitedByName: `${account.firstName} ${account.lastName}` } : {};
  }
}

function factsOf(
  { id: userId, email, firstName, lastName }: AccountEntity,
  { companyId, organizationName }: CompanyOfInvitation,
): Omit<EventPayloads['user.joined_company'], 'addedBy'> {
  return { userId, email, firstName, lastName, companyId, organizationName };
}
