import { Inject, Injectable } from '@nestjs/common';
import { passwordPolicy } from '@groundwork/domain-accounts';
import { borrower } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull, Not } from 'typeorm';
import { Session } from '../../sessions/persistence/session.entity.js';
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
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: PasswordUpdateRequest): Promise<void> {
    if (request.id !== undefined && request.id !== actor.userId) throw new Problem('access.denied');
    const complaint = passwordPolicy(this.options.passwordMinimum)(request.newPassword);
    if (complaint) refuseInvalid({ newPassword: complaint });
    const account = found(await this.database.manager.findOneBy(Account, { id: actor.userId ?? '' }), 'The user');
    await this.throttle.refuseTooMany(account.email, actor.address);
    if (!(await this.passwords.matches(account.passwordHash, request.password))) {
      await this.throttle.countFailure(account.email, actor.address);
      refuseInvalid({ password: borrower.enterValidPassword });
    }
    const passwordHash = await this.passwords.hash(request.newPassword);
    await this.database.transaction((manager) => manager.update(Account, { id: account.id }, { passwordHash, updatedAt: this.clock.now() }));
    const others = await this.database.manager.findBy(Session, { accountId: account.id, endedAt: IsNull(), id: Not(actor.sessionId ?? '') });
    await this.ending.end(others, 'password');
  }
}
