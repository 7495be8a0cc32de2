import { Injectable } from '@nestjs/common';
import { loginComplaint, normaliseEmail } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { AccountEntity, HashRenewal, PasswordHashing } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { Challenges, newSecret, SecondFactors } from '../second-factor/index.js';
import { SessionEnding, SessionOpening } from '../sessions/index.js';
import type { SessionDto } from '../sessions/index.js';
import { SignInThrottle } from '../throttle/index.js';
import type { SecondFactorDueDto, SignInDto } from './sign-in.dto.js';

/**
 * The first step: email and password. Opens a session, or a challenge where a second factor is due. Unknown account and
 * wrong password are answered alike, in the same time; who is throttled costs no password hash.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHashing,
    private readonly hashes: HashRenewal,
    private readonly throttle: SignInThrottle,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly opening: SessionOpening,
    private readonly ending: SessionEnding,
    private readonly audit: AuditLog,
  ) {}

  async execute(
    actor: Actor,
    request: SignInDto,
    userAgent: string | undefined,
  ): Promise<SessionDto | SecondFactorDueDto> {
    const complaint = loginComplaint(request);
    if (complaint) throw new Problem('validation.failed', complaint, [{ field: 'email', message: complaint }]);
    const email = normaliseEmail(request.email);
    const attempt = await this.throttle.admit({ email, address: actor.address, device: request.device });
    const account = await this.database.manager.findOneBy(AccountEntity, { email });
    const right = await this.passwords.matches(account?.passwordHash, request.password);
    const from = { userId: undefined, sessionId: undefined, address: actor.address };
    if (!right || !account) {
      await this.audit.record({
        kind: 'sign_in.failed',
        ...(account ? { accountId: account.id } : { typed: email }),
        actor: from,
        userAgent,
        details: { because: 'email or password not right' },
      });
      throw new Problem('credentials.invalid');
    }
    await this.throttle.succeeded(attempt);
    if (!account.active) {
      await this.audit.record({
        kind: 'sign_in.failed',
        accountId: account.id,
        actor: from,
        userAgent,
        details: { because: 'account not active' },
      });
      throw new Problem('account.inactive');
    }
    const current = await this.hashes.of(account, request.password);
    const due = await this.dueOf(current);
    if (due) return due;
    const session = await this.opening.open(current, { actor, userAgent, device: request.device, by: 'password' });
    await this.ending.endFormer(actor, account.id);
    return session;
  }

  private async dueOf(account: AccountEntity): Promise<SecondFactorDueDto | undefined> {
    if (await this.factors.find(account.id)) return { challenge: await this.challenges.begin(account.id, 'code') };
    if (!(await this.factors.isRequired(account))) return undefined;
    const secret = newSecret();
    const challenge = await this.challenges.begin(account.id, 'enrol', this.factors.sealed(account.id, secret));
    return { challenge, enrol: { secret, address: await this.factors.addressOf(secret, account.email) } };
  }
}
