import { Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import type { Actor } from '@groundwork/server-auth';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity, accountsAbility } from '../../accounts/index.js';
import { AuditLog } from '../../audit/index.js';
import { ConfirmationLetters } from '../../codes/index.js';
import { AnswerPace, LetterThrottle } from '../../throttle/index.js';
import { CompanyOffers } from '../company-offers.service.js';
import type { CompanyOfInvitation } from '../company-offers.service.js';

interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId?: string;
}

/**
 * Asks somebody to join a company, or only to register. A known borrower is asked by a letter that says who asks and of which
 * company, and joins by its link alone: nobody finds itself in a company without a word, whoever asked. Nothing tells who asks
 * that the borrower was known. An administrator is told of an address that cannot join: one of the company already, or of
 * another area.
 */
@Injectable()
export class InviteUser {
  constructor(
    private readonly letters: LetterThrottle,
    private readonly pace: AnswerPace,
    private readonly confirmations: ConfirmationLetters,
    private readonly offers: CompanyOffers,
    private readonly audit: AuditLog,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async execute(actor: Actor, { companyId, ...person }: Invitation): Promise<void> {
    allow(
      accountsAbility(actor),
      'invite',
      companyId === undefined ? 'CompanyUsers' : subject('CompanyUsers', { companyId }),
    );
    const company =
      companyId === undefined
        ? undefined
        : await this.services.call(companies.getCompanyFacts, { params: { id: companyId } });
    await this.pace.hold(() =>
      this.letters.forInvitation(actor, person.email, (manager) => this.write(manager, actor, person, company)),
    );
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    person: Omit<Invitation, 'companyId'>,
    company: CompanyOfInvitation | undefined,
  ): Promise<void> {
    const sentBy = actor.userId ?? '';
    await this.audit.record({
      kind: 'account.invited',
      actor,
      typed: person.email,
      details: { role: 'borrower', ...(company ? { companyId: company.companyId } : {}) },
    });
    if (company) await this.offers.tell(manager, company, person.email, sentBy);
    const account = await manager.findOneBy(AccountEntity, { email: person.email });
    if (!account) return this.confirmations.send(manager, { ...person, sentBy, ...(company ? { company } : {}) });
    const isAsked = company !== undefined && (await this.offers.offer(manager, account, company, sentBy));
    if (!isAsked && isAdministrator(actor)) throw new Problem('email.taken');
  }
}
