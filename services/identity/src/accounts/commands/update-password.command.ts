import { Inject, Injectable } from '@nestjs/common';
import { passwordPolicy } from '@groundwork/domain-accounts';
import { borrower } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AuditLog } from '../../audit/audit-log.js';
import { Challenges } from '../../second-factor/challenges.js';
import { SessionEnding } from '../../sessions/session-ending.js';
import { SignInThrottle } from '../../sessions/sign-in-throttle.js';
import type { PasswordUpdateRequest } from '../account.dto.js';
import { Passwords } from '../passwords.js';
import { Account } from '../persistence/account.entity.js';

/** Changes the own password against the old one, and ends the user's other sessions. */
@Injectable()
export class UpdatePassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly ending: SessionEnding,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly challenges: Challenges,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: PasswordUpdateRequest): Promise<void> {
    if (request.id !== undefined && request.id !== actor.userId) throw new Problem('access.denied');
    const complaint = passwordPolicy(this.options.passwordMinimum)(request.newPassword);
    if (complaint) refuseInvalid({ newPassword: complaint });
    const account = found(await this.database.manager.findOneBy(Account, { id: actor.userId ?? '' }), 'The user');
    const attempt = await this.throttle.admit({ email: account.email, address: actor.address });
    if (!(await this.passwords.matches(account.passwordHash, request.password)))
      refuseInvalid({ password: borrower.enterValidPassword });
    await this.throttle.succeeded(attempt);
    const passwordHash = await this.passwords.hash(request.newPassword);
    const { id: userId, email, firstName, lastName } = account;
    await this.database.transaction(async (manager) => {
      await this.challenges.endAllOf(manager, userId);
      await manager.update(Account, { id: userId }, { passwordHash, updatedAt: this.clock.now() });
      await this.audit.record({ kind: 'password.changed', accountId: userId, actor });
      await this.outbox.add(manager, {
        type: 'user.password_changed',
        aggregateId: userId,
        payload: { userId, email, firstName, lastName },
      });
    });
    await this.ending.endAllOf(userId, 'password', actor);
  }
}
