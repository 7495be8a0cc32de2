import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { ProofController } from './proof.controller.js';
import { SignInController } from './sign-in.controller.js';

@Module({
  imports: [AccountsModule, AuditModule, SecondFactorModule, SessionsModule, ThrottleModule],
  controllers: [SignInController, ProofController],
  providers: useCasesOf(SignInController, ProofController),
})
export class SignInModule {}
