import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { CodesModule } from '../codes/index.js';
import { RegistrationModule } from '../registration/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { AdministratorRegistrationController } from './administrator-registration.controller.js';
import { AdministratorsController } from './administrators.controller.js';
import { ChangeRole } from './commands/change-role.command.js';
import { InviteAdministrator } from './commands/invite-administrator.command.js';
import { RegisterAdministrator } from './commands/register-administrator.command.js';
import { ResetSecondFactor } from './commands/reset-second-factor.command.js';
import { ReadUserSecondFactor } from './queries/read-user-second-factor.query.js';
import { RoleChanges } from './role-changes.service.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    CodesModule,
    RegistrationModule,
    SecondFactorModule,
    SessionsModule,
    ThrottleModule,
  ],
  controllers: [AdministratorsController, AdministratorRegistrationController],
  providers: [
    InviteAdministrator,
    RegisterAdministrator,
    ChangeRole,
    ReadUserSecondFactor,
    ResetSecondFactor,
    RoleChanges,
  ],
})
export class AdministratorsModule {}
