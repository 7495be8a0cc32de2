import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CoreModule } from '../core/index.js';
import { OwnersModule } from '../owners/index.js';
import { AccountHolders } from './account-holders.service.js';
import { AccountProvider } from './account.provider.js';
import { RefreshAccounts } from './refresh-accounts.command.js';
import { RequestVerification } from './request-verification.command.js';
import { VerificationsController } from './verifications.controller.js';

@Module({
  imports: [CoreModule, AccountsModule, OwnersModule],
  controllers: [VerificationsController],
  providers: [AccountProvider, AccountHolders, RequestVerification, RefreshAccounts],
})
export class VerificationsModule {}
