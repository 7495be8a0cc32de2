import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { CodesModule } from '../codes/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { PasswordsController } from './passwords.controller.js';
import { RequestPasswordReset } from './request-password-reset.command.js';
import { ResetPassword } from './reset-password.command.js';
import { UpdatePassword } from './update-password.command.js';

@Module({
  imports: [AccountsModule, AuditModule, CodesModule, SecondFactorModule, SessionsModule, ThrottleModule],
  controllers: [PasswordsController],
  providers: [UpdatePassword, RequestPasswordReset, ResetPassword],
})
export class PasswordsModule {}
