import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { NewPasswordsModule } from '../new-passwords/index.js';
import { DemonstrationAccountsController } from './demonstration-accounts.controller.js';

@Module({
  imports: [AccountsModule, NewPasswordsModule],
  controllers: [DemonstrationAccountsController],
  providers: useCasesOf(DemonstrationAccountsController),
})
export class DemonstrationModule {}
