import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CreateDemonstrationAccount } from './create-demonstration-account.command.js';
import { DemonstrationAccountsController } from './demonstration-accounts.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [DemonstrationAccountsController],
  providers: [CreateDemonstrationAccount],
})
export class DemonstrationModule {}
