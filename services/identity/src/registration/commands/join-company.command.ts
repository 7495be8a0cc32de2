import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { Account } from '../../accounts/persistence/account.entity.js';
import { AccountCodes } from '../../codes/account-codes.js';
import { LetterThrottle } from '../../throttle/letter-throttle.js';
import type { Command } from '../beforehand.js';
import type { CompanyJoinRequest } from '../registration.dto.js';

/** Somebody who has an account accepts the invitation to a company. */
@Injectable()
export class JoinCompany implements Command<CompanyJoinRequest, { result: string }> {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, { id, token }: CompanyJoinRequest): Promise<{ result: string }> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.find('company', id, token);
      await this.database.transaction(async (manager) => {
        await this.codes.use(manager, code);
        const account = await manager.findOneBy(Account, { id: code.subjectId, role: 'borrower' });
        if (!account || code.companyId === null) throw new Problem('token.invalid');
        const { id: userId, email, firstName, lastName } = account;
        const payload = {
          userId,
          email,
          firstName,
          lastName,
          companyId: code.companyId,
          organizationName: code.organizationName ?? '',
          addedBy: null,
        };
        await this.outbox.add(manager, { type: 'user.joined_company', aggregateId: userId, payload });
      });
      return { result: 'joined' };
    });
  }
}
