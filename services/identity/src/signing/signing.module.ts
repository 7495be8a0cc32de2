import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { ProofSettingsModule } from '../proof-settings/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { SigningChallengeEntity } from './signing-challenge.entity.js';
import { SigningChallenges } from './signing-challenges.service.js';
import { SigningController } from './signing.controller.js';

export const signingEntities = [SigningChallengeEntity];

/** What a signer proves beside the session or the link, where the lender asks for it. */
@Module({
  imports: [AccountsModule, AuditModule, SecondFactorModule, ProofSettingsModule, ThrottleModule],
  controllers: [SigningController],
  providers: [SigningChallenges, ...useCasesOf(SigningController)],
})
export class SigningModule {}
