import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { ApiTokensModule } from '../api-tokens/index.js';
import { AuditModule } from '../audit/index.js';
import { CodesModule } from '../codes/index.js';
import { NewPasswordsModule } from '../new-passwords/index.js';
import { RegistrationModule } from '../registration/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { AdministratorRegistrationController } from './administrator-registration.controller.js';
import { AdministratorsController } from './administrators.controller.js';
import { RegisterAdministrator } from './commands/register-administrator.command.js';
import { NewAdministrators } from './new-administrators.service.js';
import { RoleChanges } from './role-changes.service.js';

@Module({
  imports: [
    AccountsModule,
    ApiTokensModule,
    AuditModule,
    CodesModule,
    NewPasswordsModule,
    RegistrationModule,
    SecondFactorModule,
    SessionsModule,
    ThrottleModule,
  ],
  controllers: [AdministratorsController, AdministratorRegistrationController],
  providers: [
    ...useCasesOf(AdministratorsController, AdministratorRegistrationController),
    RegisterAdministrator,
    NewAdministrators,
    RoleChanges,
  ],
})
export class AdministratorsModule {}
