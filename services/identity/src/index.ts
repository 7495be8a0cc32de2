import { defineService } from '@groundwork/server-service';
import { AccountsController } from './accounts/accounts.controller.js';
import { UpdatePassword } from './accounts/commands/update-password.command.js';
import { UpdateProfile } from './accounts/commands/update-profile.command.js';
import { InternalUsersController } from './accounts/internal-users.controller.js';
import { MembershipsSubscriber } from './accounts/memberships.subscriber.js';
import { NewAccounts } from './accounts/new-accounts.js';
import { Passwords } from './accounts/passwords.js';
import { Account, CompanyMembership } from './accounts/persistence/account.entity.js';
import { Profiles } from './accounts/profile.js';
import { UsersQuery } from './accounts/queries/users.query.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditEntry } from './audit/persistence/audit-entry.entity.js';
import { ReadAudit } from './audit/queries/audit.query.js';
import { AdministratorsController } from './administrators/administrators.controller.js';
import { ChangeRole } from './administrators/commands/change-role.command.js';
import { InviteAdministrator } from './administrators/commands/invite-administrator.command.js';
import { ResetSecondFactor } from './administrators/commands/reset-second-factor.command.js';
import { RegisterAdministrator } from './administrators/commands/register-administrator.command.js';
import { RoleChanges } from './administrators/role-changes.js';
import { AccountCode } from './codes/account-code.entity.js';
import { AccountCodes } from './codes/account-codes.js';
import { DemonstrationAccountsController } from './demonstration/demonstration-accounts.controller.js';
import { CheckIdentity } from './identity-check/check-identity.command.js';
import { IdentityCheckController } from './identity-check/identity-check.controller.js';
import { IdentityCheck } from './identity-check/identity-check.entity.js';
import { IdentityChecks } from './identity-check/identity-checks.js';
import { IdentityProvider } from './identity-check/identity-provider.js';
import { IdentityVerification } from './identity-check/identity-verification.js';
import { CreateIdentity1763800000000 } from './migrations/1763800000000-create-identity.js';
import { CreateIdentityChecks1764300000000 } from './migrations/1764300000000-create-identity-checks.js';
import { CreateRegistration1764200000000 } from './migrations/1764200000000-create-registration.js';
import { ProfileVersion1764210000000 } from './migrations/1764210000000-profile-version.js';
import { CreateAudit1764100000000 } from './migrations/1764100000000-create-audit.js';
import { CreateSecondFactor1764100001000 } from './migrations/1764100001000-create-second-factor.js';
import { Challenges } from './second-factor/challenges.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { RecoveryCode, SecondFactor, SignInChallenge } from './second-factor/persistence/second-factor.entity.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorChanges } from './second-factor/second-factor-changes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { FinishSignIn } from './sessions/commands/finish-sign-in.command.js';
import { RenewSession } from './sessions/commands/renew-session.command.js';
import { SignIn } from './sessions/commands/sign-in.command.js';
import { CurrentSession } from './sessions/current-session.js';
import { DevicesController } from './sessions/devices.controller.js';
import { IdleSweeper } from './sessions/idle-sweeper.js';
import { OwnDevices } from './sessions/own-devices.js';
import { Session, SignInFailure } from './sessions/persistence/session.entity.js';
import { BrokerAccountDraft } from './registration/broker-account-draft.entity.js';
import { BrokerAccounts } from './registration/broker-accounts.js';
import { ConfirmRegistration } from './registration/commands/confirm-registration.command.js';
import { ForgottenPassword } from './registration/commands/forgotten-password.command.js';
import { InviteUser } from './registration/commands/invite-user.command.js';
import { JoinCompany } from './registration/commands/join-company.command.js';
import { RegisterBroker } from './registration/commands/register-broker.command.js';
import { Register } from './registration/commands/register.command.js';
import { ResetPassword } from './registration/commands/reset-password.command.js';
import { ConfirmationLetters } from './registration/confirmation-letters.js';
import { LinkQuery } from './registration/link.query.js';
import { RegistrationSignature } from './registration/registration-signature.js';
import { RegistrationsController } from './registration/registrations.controller.js';
import { SessionEnding } from './sessions/session-ending.js';
import { SessionOpening } from './sessions/session-opening.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInThrottle } from './sessions/sign-in-throttle.js';
import { AttemptCounter } from './throttle/attempt-counter.js';
import { LetterThrottle } from './throttle/letter-throttle.js';

/** Accounts, profiles, roles and sessions. */
export const service = defineService({
  name: 'identity',
  version: '1.0.0',
  schema: {
    entities: [
      Account,
      CompanyMembership,
      Session,
      SignInFailure,
      AuditEntry,
      SecondFactor,
      RecoveryCode,
      SignInChallenge,
      AccountCode,
      BrokerAccountDraft,
      IdentityCheck,
    ],
    migrations: [
      CreateIdentity1763800000000,
      CreateAudit1764100000000,
      CreateSecondFactor1764100001000,
      CreateRegistration1764200000000,
      ProfileVersion1764210000000,
      CreateIdentityChecks1764300000000,
    ],
  },
  controllers: [
    SessionsController,
    DevicesController,
    SecondFactorController,
    AuditController,
    AccountsController,
    InternalUsersController,
    RegistrationsController,
    AdministratorsController,
    IdentityCheckController,
    DemonstrationAccountsController,
  ],
  providers: [
    AuditLog,
    Profiles,
    Passwords,
    AttemptCounter,
    SignInThrottle,
    SessionTokens,
    SessionEnding,
    SessionOpening,
    SignIn,
    FinishSignIn,
    OwnDevices,
    SecondFactorChanges,
    SecondFactors,
    OwnSecondFactor,
    Challenges,
    ReadAudit,
    RenewSession,
    CurrentSession,
    IdleSweeper,
    UsersQuery,
    UpdateProfile,
    UpdatePassword,
    MembershipsSubscriber,
    NewAccounts,
    AccountCodes,
    LetterThrottle,
    ConfirmationLetters,
    RegistrationSignature,
    BrokerAccounts,
    Register,
    InviteUser,
    ConfirmRegistration,
    JoinCompany,
    ForgottenPassword,
    ResetPassword,
    RegisterBroker,
    LinkQuery,
    InviteAdministrator,
    RegisterAdministrator,
    ChangeRole,
    ResetSecondFactor,
    RoleChanges,
    ...[IdentityProvider, IdentityChecks, CheckIdentity, IdentityVerification],
  ],
});
