import { defineService } from '@groundwork/server-service';
import { AccountsController } from './accounts/accounts.controller.js';
import { UpdatePassword } from './accounts/commands/update-password.command.js';
import { UpdateProfile } from './accounts/commands/update-profile.command.js';
import { MembershipsSubscriber } from './accounts/memberships.subscriber.js';
import { Passwords } from './accounts/passwords.js';
import { Account, CompanyMembership } from './accounts/persistence/account.entity.js';
import { UsersQuery } from './accounts/queries/users.query.js';
import { DemonstrationAccountsController } from './demonstration/demonstration-accounts.controller.js';
import { CreateIdentity1763800000000 } from './migrations/1763800000000-create-identity.js';
import { RenewSession } from './sessions/commands/renew-session.command.js';
import { SignIn } from './sessions/commands/sign-in.command.js';
import { CurrentSession } from './sessions/current-session.js';
import { IdleSweeper } from './sessions/idle-sweeper.js';
import { Session, SignInFailure } from './sessions/persistence/session.entity.js';
import { SessionEnding } from './sessions/session-ending.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInThrottle } from './sessions/sign-in-throttle.js';

/** Accounts, profiles, roles and sessions. */
export const service = defineService({
  name: 'identity',
  version: '1.0.0',
  schema: { entities: [Account, CompanyMembership, Session, SignInFailure], migrations: [CreateIdentity1763800000000] },
  controllers: [SessionsController, AccountsController, DemonstrationAccountsController],
  providers: [
    Passwords,
    SignInThrottle,
    SessionTokens,
    SessionEnding,
    SignIn,
    RenewSession,
    CurrentSession,
    IdleSweeper,
    UsersQuery,
    UpdateProfile,
    UpdatePassword,
    MembershipsSubscriber,
  ],
});
