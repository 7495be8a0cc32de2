import { operations as notifications } from '@groundwork/contract-notifications';
import { linkEntities } from '@groundwork/server-links';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { AccountsModule, FinancialAccountEntity } from './accounts/index.js';
import { AdminsModule, CompanyAdminEntity, CompanyAdminHistoryEntity } from './admins/index.js';
import { BackgroundCheckEntity, BackgroundChecksModule } from './background-checks/index.js';
import { CompanyModule } from './company/index.js';
import { ContractorEntity, ContractorsModule } from './contractors/index.js';
import {
  CompanyApplicationEntity,
  CompanyEntity,
  CoreModule,
  DealChangeEntity,
  MembershipEntity,
} from './core/index.js';
import { ExperienceEntity, ExperienceModule } from './experience/index.js';
import { HoldingEntity, HoldingsModule } from './holdings/index.js';
import { LicenseEntity, LicensesModule } from './licenses/index.js';
import { CompanyInvitationEntity, KnownUserEntity, MembersModule, VerifiedIdentityEntity } from './members/index.js';
import { CreateCompanyTables1763800100000 } from './migrations/1763800100000-create-company-tables.js';
import { CreateCompanyAdminHistory1764000100000 } from './migrations/1764000100000-create-company-admin-history.js';
import { CreateSetupTables1764200100000 } from './migrations/1764200100000-create-setup-tables.js';
import { CreateProviderTables1764300100000 } from './migrations/1764300100000-create-provider-tables.js';
import { CreateCompanyInvitations1765400100000 } from './migrations/1765400100000-create-company-invitations.js';
import { DealChanges1765420000000 } from './migrations/1765420000000-deal-changes.js';
import { S1ByLink1767000000000 } from './migrations/1767000000000-s1-by-link.js';
import { SignedWithProof1767140000000 } from './migrations/1767140000000-signed-with-proof.js';
import { FiledS11767510000000 } from './migrations/1767510000000-filed-s1.js';
import { LetterCounts1767500000000 } from './migrations/1767500000000-letter-counts.js';
import { OwnersModule } from './owners/index.js';
import { PeopleModule, PersonEntity } from './people/index.js';
import { PersonFilesModule } from './person-files/index.js';
import { ReferenceEntity, ReferencesModule } from './references/index.js';
import { S1RequestEntity, S1RequestsModule } from './s1-requests/index.js';
import { s1SigningEntities, S1SigningModule } from './s1-signing/index.js';
import { SetupStepEntity, StepsModule } from './steps/index.js';
import { AccountVerificationEntity, VerificationsModule } from './verifications/index.js';

export const service = defineService({
  name: 'companies',
  version: '2.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  // From the ground up: a room knows those before it, and none after it.
  imports: [
    CoreModule,
    ...[MembersModule, AccountsModule, HoldingsModule, LicensesModule, ReferencesModule],
    ...[AdminsModule, ContractorsModule, PeopleModule, S1RequestsModule, S1SigningModule],
    ...[OwnersModule, ExperienceModule, BackgroundChecksModule, PersonFilesModule],
    ...[VerificationsModule, StepsModule, CompanyModule],
  ],
  schema: {
    entities: [
      ...[CompanyEntity, MembershipEntity, CompanyApplicationEntity, KnownUserEntity, VerifiedIdentityEntity],
      ...[CompanyInvitationEntity, DealChangeEntity],
      ...[CompanyAdminEntity, CompanyAdminHistoryEntity, SetupStepEntity],
      ...[PersonEntity, HoldingEntity, ContractorEntity, LicenseEntity, ReferenceEntity, ExperienceEntity],
      ...[FinancialAccountEntity, AccountVerificationEntity, BackgroundCheckEntity],
      ...[S1RequestEntity, ...s1SigningEntities, ...linkEntities],
    ],
    migrations: [
      CreateCompanyTables1763800100000,
      CreateCompanyAdminHistory1764000100000,
      CreateSetupTables1764200100000,
      CreateProviderTables1764300100000,
      CreateCompanyInvitations1765400100000,
      DealChanges1765420000000,
      S1ByLink1767000000000,
      SignedWithProof1767140000000,
      LetterCounts1767500000000,
      FiledS11767510000000,
    ],
  },
});
