import { Inject, Injectable } from '@nestjs/common';
import { adminRegistrationErrors, normaliseEmail } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { AccountEntity, PasswordHashing } from '../../accounts/index.js';
import { AccountCodes } from '../../codes/index.js';
import type { AccountCodeEntity } from '../../codes/index.js';
import { NewPasswords } from '../../new-passwords/index.js';
import { SessionEnding } from '../../sessions/index.js';
import type { Command } from '../../shared/beforehand.js';
import { LetterThrottle } from '../../throttle/index.js';
import type { RegisterAdministratorDto } from '../administrators.dto.js';
import { NewAdministrators } from '../new-administrators.service.js';
import type { NewAdministrator } from '../new-administrators.service.js';
import { mayAdminister } from './invite-administrator.command.js';

/** Registers an invited administrator under the address that was invited. */
@Injectable()
export class RegisterAdministrator implements Command<RegisterAdministratorDto, { result: string }> {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly administrators: NewAdministrators,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly ending: SessionEnding,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute(actor: Actor, request: RegisterAdministratorDto): Promise<{ result: string }> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.findByCode('admin', request.token);
      refuseInvalid({
        ...adminRegistrationErrors(request, this.options.passwordMinimum),
        ...(await this.newPasswords.errors('password', request.password)),
      });
      if (normaliseEmail(request.email) !== code.email) throw new Problem('token.invalid');
      const person = {
        firstName: request.firstName.trim(),
        lastName: request.lastName.trim(),
        passwordHash: await this.passwords.hash(request.password),
      };
      const former = await this.write(actor, code, person);
      if (former) await this.ending.endAllOf(former, 'role', { ...actor, sessionId: undefined });
      return { result: 'registered' };
    });
  }

  /** Gives the id of the account that there was before. */
  private async write(actor: Actor, code: AccountCodeEntity, person: NewAdministrator): Promise<string | undefined> {
    try {
      return await this.database.transaction(async (manager) => {
        await this.codes.use(manager, code);
        await this.codes.closeAll(manager, code.email, ['admin', 'confirmation', 'company', 'reset']);
        const former = await manager.findOneBy(AccountEntity, { email: code.email });
        if (!(await mayAdminister(manager, former))) throw new Problem('token.invalid');
        if (former) await this.administrators.promote(manager, former, person, code.sentBy ?? '');
        else await this.administrators.add(manager, actor, code.email, person);
        return former?.id;
      });
    } catch (error) {
      if (isDuplicate(error)) throw new Problem('token.invalid');
      throw error;
    }
  }
}
