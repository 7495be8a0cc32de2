import { Inject, Injectable } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { brokerRegistrationErrors } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Actor, BodyOf } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import { PasswordHashing } from '../../accounts/index.js';
import { NewPasswords } from '../../new-passwords/index.js';
import type { Command } from '../../shared/beforehand.js';
import { LetterThrottle } from '../../throttle/index.js';
import { BrokerAccounts } from '../broker-accounts.service.js';
import { RegistrationSignature } from '../registration-signature.service.js';
import type { BrokerRegistrationDto, RegisterBrokerDto } from '../registration.dto.js';

/**
 * Registers an invited broker over three services. Each step can be repeated, and the last but one uses the link up: until
 * then nobody can sign in and the link stays good; after it the account is completed, if need be by `broker.registered`.
 */
@Injectable()
export class RegisterBroker implements Command<RegisterBrokerDto, BrokerRegistrationDto> {
  constructor(
    private readonly letters: LetterThrottle,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly signature: RegistrationSignature,
    private readonly accounts: BrokerAccounts,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async execute(actor: Actor, request: RegisterBrokerDto, userAgent?: string): Promise<BrokerRegistrationDto> {
    return this.letters.forLink(actor, async () => {
      const { id, code } = request;
      const invited = await this.services.call(brokers.getInvitedBroker, { params: { id }, query: { code } });
      const { password, textMessages, esignMasterId: _master, signature: _signature, id: _id, ...fields } = request;
      const form = { ...fields, canSendTextMessages: textMessages };
      refuseInvalid(await this.complaints(request, form, invited.emailAddressA));
      const draft = await this.accounts.begin(request, await this.passwords.hash(password));
      // Complete by now; what may be left out the brokers service fills with its defaults.
      const body = form as BodyOf<typeof brokers.reviewInvitedBroker>;
      await this.services.call(brokers.reviewInvitedBroker, { params: { id }, body });
      const { accountId: userId, firstName, lastName } = draft;
      const esignAcceptanceId = await this.signature.record(actor, {
        userId,
        firstName,
        lastName,
        signature: request,
        userAgent,
      });
      await this.services.call(brokers.linkBrokerAccount, { params: { id }, body: { userId, code } });
      await this.accounts.complete(id, userId, draft);
      return { id, userId, esignAcceptanceId };
    });
  }

  private async complaints(
    request: RegisterBrokerDto,
    form: object,
    invitedAddress: string,
  ): Promise<Record<string, string>> {
    const { canSendTextMessages, ...errors } = brokerRegistrationErrors(form);
    // The invitation proves the address that it went to, and no other.
    const other =
      errors['emailAddressA'] === undefined && normaliseEmail(request.emailAddressA) !== normaliseEmail(invitedAddress);
    const person = { firstName: String(request.firstName), lastName: String(request.lastName) };
    return {
      ...errors,
      ...(canSendTextMessages ? { textMessages: canSendTextMessages } : {}),
      ...(other ? { emailAddressA: shared.invitedAddress } : {}),
      ...(await this.newPasswords.errors('password', request.password)),
      ...(await this.signature.complaints(person, request)),
    };
  }
}
