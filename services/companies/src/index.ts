import { defineService } from '@groundwork/server-service';
import { CompanyAdminHistory } from './admins/company-admin-history.entity.js';
import { CompanyAdmin } from './admins/company-admin.entity.js';
import { CompanyAdminsController } from './admins/company-admins.controller.js';
import { CompanyAdmins } from './admins/company-admins.js';
import { PrivilegesSubscriber } from './admins/privileges.subscriber.js';
import { BackgroundCheck } from './background-checks/background-check.entity.js';
import { BackgroundChecksController } from './background-checks/background-checks.controller.js';
import { BackgroundProvider } from './background-checks/background-provider.js';
import { RequestBackground } from './background-checks/request-background.command.js';
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
import { VerifiedIdentity } from './members/verified-identity.entity.js';
import { CreateProviderTables1764300100000 } from './migrations/1764300100000-create-provider-tables.js';
import { CreateCompanyAdminHistory1764000100000 } from './migrations/1764000100000-create-company-admin-history.js';
import { CreateCompanyTables1763800100000 } from './migrations/create-company-tables.migration.js';
import { VerifyStructure } from './company/commands/verify-structure.command.js';
import { Contractor } from './contractors/contractor.entity.js';
import { ContractorsController } from './contractors/contractors.controller.js';
import { Contractors } from './contractors/contractors.js';
import { ExperienceOwners } from './experience/experience-owners.js';
import { ExperienceRemoval } from './experience/experience-removal.js';
import { ExperienceController } from './experience/experience.controller.js';
import { Experience } from './experience/experience.entity.js';
import { Experiences } from './experience/experiences.js';
import { AccountHolders } from './financial-accounts/account-holders.js';
import { AccountProvider } from './financial-accounts/account-provider.js';
import { AccountRecords } from './financial-accounts/account-records.js';
import { AccountVerification } from './financial-accounts/account-verification.entity.js';
import { AccountVerificationsController } from './financial-accounts/account-verifications.controller.js';
import { RefreshAccounts } from './financial-accounts/commands/refresh-accounts.command.js';
import { RequestVerification } from './financial-accounts/commands/request-verification.command.js';
import { FinancialAccount } from './financial-accounts/financial-account.entity.js';
import { BuilderLicense } from './licenses/builder-license.entity.js';
import { LicenseRecords } from './licenses/license.records.js';
import { LicensesController } from './licenses/licenses.controller.js';
import { Licenses } from './licenses/licenses.js';
import { CreateSetupTables1764200100000 } from './migrations/create-setup-tables.migration.js';
import { CreateOwner } from './owners/commands/create-owner.command.js';
import { RemoveOwner } from './owners/commands/remove-owner.command.js';
import { UpdateOwner } from './owners/commands/update-owner.command.js';
import { EntityOwner } from './owners/entity-owner.entity.js';
import { OwnerRecords } from './owners/owner.records.js';
import { OwnersController } from './owners/owners.controller.js';
import { OwnershipQuery } from './owners/ownership.query.js';
import { InvitableQuery } from './people/invitable.query.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleRecords } from './people/people.records.js';
import { People } from './people/people.js';
import { Person } from './people/person.entity.js';
import { PersonFiles } from './people/person-files.js';
import { CompanyReference } from './references/company-reference.entity.js';
import { CompanyChanges } from './setup/company-changes.js';
import { SetupFactsReader } from './setup/setup-facts.js';
import { SaveSetupStep } from './steps/save-setup-step.command.js';
import { SetupStep } from './steps/setup-step.entity.js';
import { SetupStepsController } from './steps/setup-steps.controller.js';
import { SetupStepQueries } from './steps/setup-steps.queries.js';
import { SetupSteps } from './steps/setup-steps.js';

export const service = defineService({
  name: 'companies',
  version: '1.0.0',
  controllers: [
    CompanyController,
    MembersController,
    CompanyAdminsController,
    SetupStepsController,
    PeopleController,
    OwnersController,
    ContractorsController,
    LicensesController,
    ExperienceController,
    AccountVerificationsController,
    BackgroundChecksController,
    InternalCompanyController,
  ],
  providers: [
    ...[
      CompanyAccess,
      CompanyLocks,
      CompanyQueries,
      CreateCompany,
      UpdateCompany,
      VerifyStructure,
      Members,
      CompanyAdmins,
      PrivilegesSubscriber,
    ],
    ...[SetupFactsReader, SetupSteps, SetupStepQueries, SaveSetupStep, CompanyChanges],
    ...[
      LicenseRecords,
      Licenses,
      Contractors,
      PeopleRecords,
      People,
      InvitableQuery,
      PersonFiles,
      ExperienceOwners,
      Experiences,
      ExperienceRemoval,
    ],
    ...[OwnerRecords, OwnershipQuery, CreateOwner, UpdateOwner, RemoveOwner],
    ...[
      AccountProvider,
      AccountRecords,
      AccountHolders,
      RequestVerification,
      RefreshAccounts,
      BackgroundProvider,
      RequestBackground,
    ],
  ],
  schema: {
    entities: [
      ...[Company, Membership, KnownUser, CompanyApplication, CompanyAdmin, CompanyAdminHistory, SetupStep],
      ...[Person, EntityOwner, Contractor, BuilderLicense, CompanyReference, Experience],
      ...[FinancialAccount, AccountVerification, BackgroundCheck, VerifiedIdentity],
    ],
    migrations: [
      CreateCompanyTables1763800100000,
      CreateCompanyAdminHistory1764000100000,
      CreateSetupTables1764200100000,
      CreateProviderTables1764300100000,
    ],
  },
});
