import { Inject, Injectable } from '@nestjs/common';
import { digitsOf } from '@groundwork/domain-validation';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { PasswordHashing } from '../../accounts/index.js';
import { AccountCodes } from '../../codes/index.js';
import type { AccountCodeEntity } from '../../codes/index.js';
import { NewPasswords } from '../../new-passwords/index.js';
import type { Command } from '../../shared/beforehand.js';
import { LetterThrottle } from '../../throttle/index.js';
import { confirmationComplaints, personOf } from '../confirmation.rules.js';
import { NewAccounts } from '../new-accounts.service.js';
import { RegistrationSignature } from '../registration-signature.service.js';
import type { ConfirmationDto, ConfirmRegistrationDto } from '../registration.dto.js';

/** Makes the account of a confirmed address. Its signature is recorded first: without it nothing changes, and the link stays good. */
@Injectable()
export class ConfirmRegistration implements Command<ConfirmRegistrationDto, ConfirmationDto> {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly accounts: NewAccounts,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly signature: RegistrationSignature,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute(actor: Actor, request: ConfirmRegistrationDto, userAgent?: string): Promise<ConfirmationDto> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.find('confirmation', request.id, request.token);
      const person = personOf(code, request);
      refuseInvalid({
        ...confirmationComplaints(code, request, this.options.passwordMinimum),
        ...(await this.newPasswords.errors('password', request.password)),
        ...(await this.signature.complaints(person, request)),
      });
      const passwordHash = await this.passwords.hash(request.password);
      const esignAcceptanceId = await this.signature.record(actor, {
        userId: code.subjectId,
        ...person,
        signature: request,
        userAgent,
      });
      await this.write(code, {
        ...person,
        by: actor,
        passwordHash,
        profile: { mobileNumber: digitsOf(request.mobile), canSendMessages: request.canSendMessages === true },
      });
      return { result: 'confirmed', confirmed: true, esignAcceptanceId };
    });
  }

  private async write(
    code: AccountCodeEntity,
    account: Omit<Parameters<NewAccounts['add']>[1], 'id' | 'email' | 'role'>,
  ): Promise<void> {
    const { subjectId: id, email, companyId } = code;
    try {
      await this.database.transaction(async (manager) => {
        await this.codes.use(manager, code);
        await this.codes.closeAll(manager, email, ['confirmation']);
        await this.accounts.add(manager, { ...account, id, email, role: 'borrower' }, companyId);
      });
    } catch (error) {
      // The address has an account since the link was sent.
      if (isDuplicate(error)) throw new Problem('token.invalid');
      throw error;
    }
  }
}
