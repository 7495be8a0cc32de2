import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK, Repeated } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { AttemptCounter, strangersWindowMs } from '../throttle/index.js';
import { SignInChallengeEntity } from './persistence/sign-in-challenge.entity.js';
import type { ChallengePurpose } from './persistence/sign-in-challenge.entity.js';

/** A person finds the phone in this time, milliseconds; who sets the app up first needs more. */
const lifeMs: Readonly<Record<ChallengePurpose, number>> = {
  code: 5 * MINUTE,
  enrol: 15 * MINUTE,
  start: 15 * MINUTE,
  replace: 15 * MINUTE,
};
const attemptsAllowed = 5;

/** That one is over, in the words of what it was for: who is signed in begins an enrolment again, and no sign-in. */
export const challengeOver = (purpose: ChallengePurpose): Problem =>
  new Problem(purpose === 'start' || purpose === 'replace' ? 'enrolment.over' : 'challenge.over');

/** When one was begun: what was proved then was proved of what stood then. */
export const begunAt = ({ purpose, expiresAt }: Pick<SignInChallengeEntity, 'purpose' | 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() - lifeMs[purpose]);

const idOf = (token: string): string => createHash('sha256').update(`challenge\n${token}`).digest('hex');

/** Short-lived, of one purpose and one account, good once and for a few attempts; only the hash is kept. */
@Injectable()
export class Challenges extends Repeated {
  protected readonly everyMs = 15 * MINUTE;

  constructor(
    private readonly database: Database,
    private readonly attempts: AttemptCounter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** What the client holds. `secret`: the new secret of an enrolment, sealed. */
  async begin(accountId: string, purpose: ChallengePurpose, secret: string | null = null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifeMs[purpose]);
    await this.database.transaction((manager) =>
      manager.insert(SignInChallengeEntity, {
        id: idOf(token),
        accountId,
        purpose,
        secret,
        attempts: 0,
        expiresAt,
        usedAt: null,
      }),
    );
    return token;
  }

  /**
   * Counts an attempt before anything is compared, so that many at once have no more than a few. One that was used is given
   * where it enrols: who lost the answer sends it again. Throws {@link challengeOver}.
   */
  async attempt(
    token: string,
    purposes: readonly [ChallengePurpose, ChallengePurpose],
    accountId?: string,
  ): Promise<SignInChallengeEntity> {
    const where = {
      id: idOf(token),
      purpose: In([...purposes]),
      expiresAt: MoreThan(this.clock.now()),
      ...(accountId ? { accountId } : {}),
    };
    const result = await this.database.transaction((manager) =>
      manager.update(
        SignInChallengeEntity,
        { ...where, attempts: LessThan(attemptsAllowed) },
        { attempts: () => 'attempts + 1' },
      ),
    );
    const challenge =
      result.affected === 1 ? await this.database.manager.findOneBy(SignInChallengeEntity, { id: where.id }) : null;
    if (!challenge || (challenge.usedAt && challenge.purpose === 'code')) throw challengeOver(purposes[0]);
    return challenge;
  }

  /** Uses it up; of two at once, one. Belongs to the transaction of what it opens. */
  async use(challenge: SignInChallengeEntity): Promise<void> {
    if (!(await this.isUsedNow(challenge))) throw challengeOver(challenge.purpose);
  }

  /** The same, and false for who comes second. */
  async isUsedNow({ id }: SignInChallengeEntity): Promise<boolean> {
    const usedAt = this.clock.now();
    return this.database.transaction(
      async (manager) => (await updateRows(manager, SignInChallengeEntity, { id, usedAt: IsNull() }, { usedAt })) === 1,
    );
  }

  /**
   * Ends what was begun with a password or a role that is no longer the account's, under the transaction of the change and
   * before it touches the account's row: who finishes a sign-in takes the two in the same order.
   */
  async endAllOf(manager: EntityManager, accountId: string): Promise<void> {
    const now = this.clock.now();
    await manager.update(SignInChallengeEntity, { accountId }, { usedAt: now, expiresAt: now });
  }

  /** Clears away what is over, and counts that no window holds any more. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.database.statement((manager) => manager.delete(SignInChallengeEntity, { expiresAt: LessThan(now) }));
    await this.attempts.clear(new Date(now.getTime() - 2 * strangersWindowMs));
  }
}
