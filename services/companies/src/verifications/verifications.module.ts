import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { CoreModule } from '../core/index.js';
import { OwnersModule } from '../owners/index.js';
import { AccountHolders } from './account-holders.service.js';
import { AccountVerificationRepository } from './account-verification.repository.js';
import { AccountProvider } from './account.provider.js';
import { VerificationsController } from './verifications.controller.js';

@Module({
  imports: [CoreModule, AccountsModule, OwnersModule],
  controllers: [VerificationsController],
  providers: [AccountProvider, AccountHolders, AccountVerificationRepository, ...useCasesOf(VerificationsController)],
})
export class VerificationsModule {}
