import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { AccountEntity } from '../../accounts/index.js';
import { AccountCodes } from '../../codes/index.js';
import type { Command } from '../../shared/beforehand.js';
import { LetterThrottle } from '../../throttle/index.js';
import type { JoinCompanyDto } from '../registration.dto.js';

/** Somebody who has an account accepts the invitation to a company. */
@Injectable()
export class JoinCompany implements Command<JoinCompanyDto, { result: string }> {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, { id, token }: JoinCompanyDto): Promise<{ result: string }> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.find('company', id, token);
      await this.database.transaction(async (manager) => {
        await this.codes.use(manager, code);
        const account = await manager.findOneBy(AccountEntity, { id: code.subjectId, role: 'borrower' });
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
