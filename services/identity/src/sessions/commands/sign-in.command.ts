import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { loginComplaint, normaliseEmail } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { Passwords } from '../../accounts/passwords.js';
import { Account } from '../../accounts/persistence/account.entity.js';
import { Session } from '../persistence/session.entity.js';
import { SessionTokens } from '../session-tokens.js';
import type { SessionAnswer, SignInRequest } from '../session.dto.js';
import { SignInThrottle } from '../sign-in-throttle.js';

/** Opens a session. Unknown account and wrong password are answered alike, in the same time. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly tokens: SessionTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: SignInRequest, userAgent: string | undefined): Promise<SessionAnswer> {
    const complaint = loginComplaint(request);
    if (complaint) throw new Problem('validation.failed', complaint, [{ field: 'email', message: complaint }]);
    const email = normaliseEmail(request.email);
    await this.throttle.refuseTooMany(email, actor.address);
    const account = await this.database.manager.findOneBy(Account, { email });
    if (!(await this.passwords.matches(account?.passwordHash, request.password)) || !account) {
      await this.throttle.countFailure(email, actor.address);
      throw new Problem('credentials.invalid');
    }
    if (!account.active) throw new Problem('account.inactive');
    await this.throttle.forget(email, actor.address);
    const now = this.clock.now();
    const session: Session = {
      id: newId(),
      accountId: account.id,
      generation: 1,
      secret: randomBytes(32).toString('base64url'),
      companyId: null,
      createdAt: now,
      activeAt: now,
      rotatedAt: now,
      endedAt: null,
      endReason: null,
      address: actor.address ?? null,
      userAgent: userAgent?.slice(0, 300) ?? null,
    };
    await this.database.transaction((manager) => manager.insert(Session, session));
    return this.tokens.answer(account, session);
  }
}
