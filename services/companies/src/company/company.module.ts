import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { MembersModule } from '../members/index.js';
import { ReferencesModule } from '../references/index.js';
import { StepsModule } from '../steps/index.js';
import { CompanyEdits } from './company-edits.service.js';
import { CompanyViews } from './company-views.service.js';
import { CompanyController } from './company.controller.js';
import { ReferringBrokerGuard } from './referring-broker.guard.js';
import { InternalCompanyController } from './internal-company.controller.js';

@Module({
  imports: [CoreModule, MembersModule, AccountsModule, HoldingsModule, ReferencesModule, StepsModule],
  controllers: [CompanyController, InternalCompanyController],
  providers: [
    CompanyEdits,
    CompanyViews,
    ReferringBrokerGuard,
    ...useCasesOf(CompanyController, InternalCompanyController),
  ],
})
export class CompanyModule {}
