import { Injectable } from '@nestjs/common';
import { security } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { Passwords } from '../accounts/passwords.js';
import { Account } from '../accounts/persistence/account.entity.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { Challenges } from './challenges.js';
import { addressOf, newSecret } from './domain/authenticator.js';
import type { Enrolment, EnrolmentConfirmation, GuardedChange, SecondFactorState } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.js';

/**
 * The second factor of whoever is signed in. Each change asks for the password again, so that a session left open is not
 * enough to lock its owner out; where the factor is on, for a proof of it too.
 */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
  ) {}

  async read(actor: Actor): Promise<SecondFactorState> {
    const account = await this.account(actor);
    return this.factors.stateOf(account);
  }

  async enrol(actor: Actor, request: GuardedChange): Promise<Enrolment> {
    const account = await this.confirmed(actor, request.password);
    const replaces = (await this.factors.find(account.id)) !== null;
    if (replaces) await this.factors.prove(account, request, actor);
    const secret = newSecret();
    const challenge = await this.challenges.begin(
      account.id,
      replaces ? 'replace' : 'start',
      this.factors.sealed(account.id, secret),
    );
    return { challenge, secret, address: addressOf(secret, account.email) };
  }

  async confirm(actor: Actor, request: EnrolmentConfirmation): Promise<string[]> {
    const account = await this.account(actor);
    const challenge = await this.challenges.attempt(request.challenge, ['start', 'replace'], account.id);
    const secret = this.factors.opened(account.id, challenge.secret ?? '');
    const step = this.factors.firstStep(secret, request.code);
    return this.database.transaction(async () => {
      await this.challenges.use(challenge);
      return this.factors.turnOn(account, secret, step, { replaces: challenge.purpose === 'replace', actor });
    });
  }

  async renewCodes(actor: Actor, password: string): Promise<string[]> {
    const account = await this.confirmed(actor, password);
    found(await this.factors.find(account.id), 'The second factor');
    return this.factors.renewCodes(account, actor);
  }

  async turnOff(actor: Actor, request: GuardedChange): Promise<void> {
    const account = await this.confirmed(actor, request.password);
    if (this.factors.isRequired(account)) throw new Problem('rule.violated', security.secondFactorRequired);
    found(await this.factors.find(account.id), 'The second factor');
    await this.factors.prove(account, request, actor);
    await this.factors.turnOff(account, actor);
  }

  private async account(actor: Actor): Promise<Account> {
    return found(await this.database.manager.findOneBy(Account, { id: actor.userId ?? '' }), 'The user');
  }

  private async confirmed(actor: Actor, password: string): Promise<Account> {
    const account = await this.account(actor);
    const attempt = await this.throttle.admit({ email: account.email, address: actor.address });
    if (!(await this.passwords.matches(account.passwordHash, password)))
      refuseInvalid({ password: security.passwordWrong });
    await this.throttle.succeeded(attempt);
    return account;
  }
}
