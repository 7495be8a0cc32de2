import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { CodesModule } from '../codes/index.js';
import { NewPasswordsModule } from '../new-passwords/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { BrokerAccountDraftEntity } from './broker-account-draft.entity.js';
import { BrokerAccounts } from './broker-accounts.service.js';
import { ConfirmRegistration } from './commands/confirm-registration.command.js';
import { JoinCompany } from './commands/join-company.command.js';
import { RegisterBroker } from './commands/register-broker.command.js';
import { CompanyOffers } from './company-offers.service.js';
import { LinkBrokerHandler } from './link-broker.handler.js';
import { NewAccounts } from './new-accounts.service.js';
import { RegistrationSignature } from './registration-signature.service.js';
import { RegistrationsController } from './registrations.controller.js';

export const registrationEntities = [BrokerAccountDraftEntity];

@Module({
  imports: [AccountsModule, AuditModule, CodesModule, NewPasswordsModule, ThrottleModule],
  controllers: [RegistrationsController],
  providers: [
    ...useCasesOf(RegistrationsController),
    ConfirmRegistration,
    JoinCompany,
    RegisterBroker,
    NewAccounts,
    BrokerAccounts,
    CompanyOffers,
    RegistrationSignature,
    LinkBrokerHandler,
  ],
  exports: [NewAccounts],
})
export class RegistrationModule {}
