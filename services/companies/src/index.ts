import { defineService } from '@groundwork/server-service';
import { CompanyAdmin } from './admins/company-admin.entity.js';
import { CompanyAdminsController } from './admins/company-admins.controller.js';
import { CompanyAdmins } from './admins/company-admins.js';
import { CompanyAccess } from './companies.policy.js';
import { CreateCompany } from './company/commands/create-company.command.js';
import { UpdateCompany } from './company/commands/update-company.command.js';
import { CompanyController } from './company/company.controller.js';
import { InternalCompanyController } from './company/internal-company.controller.js';
import { Company } from './company/persistence/company.entity.js';
import { CompanyQueries } from './company/queries/company.queries.js';
import { CompanyApplication } from './locks/company-application.entity.js';
import { CompanyLocks } from './locks/company-locks.js';
import { KnownUser, Membership } from './members/membership.entity.js';
import { MembersController } from './members/members.controller.js';
import { Members } from './members/members.js';
import { CreateCompanyTables1763800100000 } from './migrations/create-company-tables.migration.js';
import { SaveSetupStep } from './steps/save-setup-step.command.js';
import { SetupStep } from './steps/setup-step.entity.js';
import { SetupStepsController } from './steps/setup-steps.controller.js';
import { SetupStepQueries } from './steps/setup-steps.queries.js';
import { SetupSteps } from './steps/setup-steps.js';

export const service = defineService({
  name: 'companies',
  version: '1.0.0',
  controllers: [CompanyController, MembersController, CompanyAdminsController, SetupStepsController, InternalCompanyController],
  providers: [CompanyAccess, CompanyLocks, CompanyQueries, CreateCompany, UpdateCompany, Members, CompanyAdmins, SetupSteps, SetupStepQueries, SaveSetupStep],
  schema: {
    entities: [Company, Membership, KnownUser, CompanyApplication, CompanyAdmin, SetupStep],
    migrations: [CreateCompanyTables1763800100000],
  },
});
