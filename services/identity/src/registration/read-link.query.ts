import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { OPTIONS } from '@groundwork/server-service';
import { AccountEntity } from '../accounts/index.js';
import { AccountCodes } from '../codes/index.js';
import { LetterThrottle } from '../throttle/index.js';
import type { LinkDto, ReadLinkDto } from './registration.dto.js';

/** Whom a link is for, before its page is filled in. It stays good. */
@Injectable()
export class ReadLink {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute(actor: Actor, { kind, id, token }: ReadLinkDto): Promise<LinkDto> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.find(kind, id, token);
      const account = await this.database.manager.findOneBy(AccountEntity, { id: code.subjectId });
      const { firstName, lastName } = account ?? code;
      return {
        firstName,
        lastName,
        email: code.email,
        organizationName: code.organizationName,
        expiresAt: code.expiresAt.toISOString(),
        passwordMinimum: this.options.passwordMinimum,
      };
    });
  }
}
