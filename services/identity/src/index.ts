import { operations as notifications } from '@groundwork/contract-notifications';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { accountsEntities, AccountsModule } from './accounts/index.js';
import { AdministratorsModule } from './administrators/index.js';
import { ApiTokensModule } from './api-tokens/index.js';
import { auditEntities, AuditModule } from './audit/index.js';
import { codesEntities, CodesModule } from './codes/index.js';
import { DemonstrationModule } from './demonstration/index.js';
import { identityCheckEntities, IdentityCheckModule } from './identity-check/index.js';
import { CreateIdentity1763800000000 } from './migrations/1763800000000-create-identity.js';
import { CreateAudit1764100000000 } from './migrations/1764100000000-create-audit.js';
import { CreateSecondFactor1764100001000 } from './migrations/1764100001000-create-second-factor.js';
import { CreateRegistration1764200000000 } from './migrations/1764200000000-create-registration.js';
import { ProfileVersion1764210000000 } from './migrations/1764210000000-profile-version.js';
import { CreateIdentityChecks1764300000000 } from './migrations/1764300000000-create-identity-checks.js';
import { ProofOfSession1766600000000 } from './migrations/1766600000000-proof-of-session.js';
import { ApiTokens1766700000000 } from './migrations/1766700000000-api-tokens.js';
import { SigningProofs1767100000000 } from './migrations/1767100000000-signing-proofs.js';
import { SecondFactorOfWhom1767300000000 } from './migrations/1767300000000-second-factor-of-whom.js';
import { NewPasswordsModule } from './new-passwords/index.js';
import { PasswordsModule } from './passwords/index.js';
import { ProfileModule } from './profile/index.js';
import { registrationEntities, RegistrationModule } from './registration/index.js';
import { secondFactorEntities, SecondFactorModule } from './second-factor/index.js';
import { sessionsEntities, SessionsModule } from './sessions/index.js';
import { signingEntities, SigningModule } from './signing/index.js';
import { proofSettingEntities, ProofSettingsModule } from './proof-settings/index.js';
import { SignInModule } from './sign-in/index.js';
import { throttleEntities, ThrottleModule } from './throttle/index.js';

/** Accounts, profiles, roles and sessions. */
export const service = defineService({
  name: 'identity',
  version: '1.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  // From the ground up: a room uses those before it.
  imports: [
    AccountsModule,
    AuditModule,
    CodesModule,
    NewPasswordsModule,
    SessionsModule,
    ApiTokensModule,
    ThrottleModule,
    SecondFactorModule,
    SignInModule,
    SigningModule,
    ProofSettingsModule,
    PasswordsModule,
    RegistrationModule,
    IdentityCheckModule,
    ProfileModule,
    AdministratorsModule,
    DemonstrationModule,
  ],
  schema: {
    entities: [
      ...accountsEntities,
      ...auditEntities,
      ...codesEntities,
      ...sessionsEntities,
      ...throttleEntities,
      ...secondFactorEntities,
      ...signingEntities,
      ...proofSettingEntities,
      ...registrationEntities,
      ...identityCheckEntities,
    ],
    migrations: [
      CreateIdentity1763800000000,
      CreateAudit1764100000000,
      CreateSecondFactor1764100001000,
      CreateRegistration1764200000000,
      ProfileVersion1764210000000,
      CreateIdentityChecks1764300000000,
      ProofOfSession1766600000000,
      ApiTokens1766700000000,
      SigningProofs1767100000000,
      SecondFactorOfWhom1767300000000,
    ],
  },
});
