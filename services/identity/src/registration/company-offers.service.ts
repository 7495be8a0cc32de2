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

  /** That somebody was asked, for those who hear of it; whoever the address belongs to. */
  async tell(
    manager: EntityManager,
    { companyId }: CompanyOfInvitation,
    email: string,
    invitedBy: string,
  ): Promise<void> {
    await this.outbox.add(manager, {
      type: 'user.invited',
      aggregateId: companyId,
      payload: { companyId, email, invitedBy },
    });
  }

  /** Asks a known account; false where there is nothing to offer to it. */
  async offer(
    manager: EntityManager,
    account: AccountEntity,
    company: CompanyOfInvitation,
    sentBy: string,
  ): Promise<boolean> {
    if (!(await this.isOpenTo(manager, account, company))) return false;
    await this.ask(manager, account, company, sentBy);
    return true;
  }

  /** Whether there is something to offer: a borrower who is not in the company. */
  private async isOpenTo(
    manager: EntityManager,
    account: AccountEntity,
    { companyId }: CompanyOfInvitation,
  ): Promise<boolean> {
    if (account.role !== 'borrower') return false;
    return !(await manager.existsBy(CompanyMembershipEntity, { accountId: account.id, companyId }));
  }

  /** Joins by the link that it is sent, and in no other way. */
  private async ask(
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
