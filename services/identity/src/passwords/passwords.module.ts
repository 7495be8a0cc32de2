import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { CodesModule } from '../codes/index.js';
import { NewPasswordsModule } from '../new-passwords/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { PasswordsController } from './passwords.controller.js';
import { ResetPassword } from './reset-password.command.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    CodesModule,
    NewPasswordsModule,
    SecondFactorModule,
    SessionsModule,
    ThrottleModule,
  ],
  controllers: [PasswordsController],
  providers: [...useCasesOf(PasswordsController), ResetPassword],
})
export class PasswordsModule {}
