import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { MembersModule } from '../members/index.js';
import { ReferencesModule } from '../references/index.js';
import { StepsModule } from '../steps/index.js';
import { CompanyViews } from './company-views.service.js';
import { CompanyController } from './company.controller.js';
import { CreateCompany } from './create-company.command.js';
import { CreateRelatedCompany } from './create-related-company.command.js';
import { GetCompanyFacts } from './get-company-facts.query.js';
import { GetCompany } from './get-company.query.js';
import { InternalCompanyController } from './internal-company.controller.js';
import { ListCompanies } from './list-companies.query.js';
import { UpdateCompany } from './update-company.command.js';
import { VerifyStructure } from './verify-structure.command.js';

@Module({
  imports: [CoreModule, MembersModule, AccountsModule, HoldingsModule, ReferencesModule, StepsModule],
  controllers: [CompanyController, InternalCompanyController],
  providers: [
    CompanyViews,
    ListCompanies,
    GetCompany,
    GetCompanyFacts,
    CreateCompany,
    CreateRelatedCompany,
    UpdateCompany,
    VerifyStructure,
  ],
})
export class CompanyModule {}
