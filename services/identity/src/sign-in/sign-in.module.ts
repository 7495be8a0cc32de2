import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { FinishSignIn } from './finish-sign-in.command.js';
import { SignIn } from './sign-in.command.js';
import { SignInController } from './sign-in.controller.js';

@Module({
  imports: [AccountsModule, AuditModule, SecondFactorModule, SessionsModule, ThrottleModule],
  controllers: [SignInController],
  providers: [SignIn, FinishSignIn],
})
export class SignInModule {}
