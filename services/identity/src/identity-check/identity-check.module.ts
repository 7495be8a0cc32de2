import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AuditModule } from '../audit/index.js';
import { IdentityCheckController } from './identity-check.controller.js';
import { IdentityCheckEntity } from './identity-check.entity.js';
import { IdentityCheckRepository } from './identity-check.repository.js';
import { IdentityVerification } from './identity-verification.service.js';
import { IdentityProvider } from './identity.provider.js';

export const identityCheckEntities = [IdentityCheckEntity];

@Module({
  imports: [AuditModule],
  controllers: [IdentityCheckController],
  providers: [IdentityProvider, IdentityCheckRepository, ...useCasesOf(IdentityCheckController), IdentityVerification],
  exports: [IdentityVerification],
})
export class IdentityCheckModule {}
