import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SIGNING_TRIES } from '@groundwork/domain-accounts';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, insertRows, updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS, Repeated } from '@groundwork/server-service';
import { LessThan, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SigningChallengeEntity } from './signing-challenge.entity.js';

/** How long somebody may take from the first try to sign, milliseconds. */
const lifeMs = 60 * MINUTE;
const codeLifeMs = 10 * MINUTE;
const digits = 6;

type NewChallenge = Pick<SigningChallengeEntity, 'signer' | 'accountId' | 'email' | 'signerName' | 'kind' | 'document'>;

const idOf = (token: string): string => createHash('sha256').update(`signing\n${token}`).digest('hex');

/** What stands between a document and a signature under it: of one signer and one document, with one code that is good once. */
@Injectable()
export class SigningChallenges extends Repeated {
  protected readonly everyMs = 15 * MINUTE;

  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** What the client holds. A code that was sent for the same document goes on, with its tries: who closed the dialog has it in hand. */
  async open(challenge: NewChallenge): Promise<{ token: string; row: SigningChallengeEntity }> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    return this.database.transaction(async (manager) => {
      const { signer, document } = challenge;
      const before = await manager.findOne(SigningChallengeEntity, {
        where: { signer, document, expiresAt: MoreThan(now) },
        order: { expiresAt: 'DESC' },
      });
      await manager.delete(SigningChallengeEntity, { signer, document });
      const row: SigningChallengeEntity = {
        ...challenge,
        id: idOf(token),
        codeHash: before?.codeHash ?? null,
        codeSentAt: before?.codeSentAt ?? null,
        codeExpiresAt: before?.codeExpiresAt ?? null,
        tries: before?.tries ?? 0,
        expiresAt: new Date(now.getTime() + lifeMs),
      };
      await insertRows(manager, SigningChallengeEntity, [row]);
      return { token, row };
    });
  }

  /** An open one; an account's for itself alone. Throws `signature.challenge_over`. */
  async find(actor: Actor, token: string): Promise<SigningChallengeEntity> {
    const where = { id: idOf(token), expiresAt: MoreThan(this.clock.now()) };
    const row = await this.database.manager.findOneBy(SigningChallengeEntity, where);
    if (!row || (row.accountId !== null && row.accountId !== actor.userId))
      throw new Problem('signature.challenge_over');
    return row;
  }

  /** Whether a code is out that can still be typed. */
  hasCode({ codeHash, codeExpiresAt, tries }: SigningChallengeEntity): boolean {
    return codeHash !== null && codeExpiresAt !== null && codeExpiresAt > this.clock.now() && tries < SIGNING_TRIES;
  }

  /** Makes a code in the transaction of the event that carries it; the one before is over. */
  async issue(manager: EntityManager, row: SigningChallengeEntity): Promise<{ code: string; expiresAt: string }> {
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const now = this.clock.now();
    const codeExpiresAt = new Date(now.getTime() + codeLifeMs);
    const changes = { codeHash: this.hashOf(row, code), codeSentAt: now, codeExpiresAt, tries: 0 };
    if ((await updateRows(manager, SigningChallengeEntity, { id: row.id }, changes)) !== 1)
      throw new Problem('signature.challenge_over');
    return { code, expiresAt: codeExpiresAt.toISOString() };
  }

  /**
   * Tries a code. The try is counted before anything is compared, so that many at once have no more than a few; the right one is used
   * up by it. Gives how many tries remain of a wrong one; undefined where no code is out.
   */
  async attempt(row: SigningChallengeEntity, typed: string): Promise<'right' | number | undefined> {
    const { id } = row;
    const [now, hash] = [this.clock.now(), row.codeHash];
    if (hash === null) return undefined;
    const open = { id, codeHash: hash, codeExpiresAt: MoreThan(now), tries: LessThan(SIGNING_TRIES) };
    const counted = await this.database.transaction((manager) =>
      manager.update(SigningChallengeEntity, open, { tries: () => 'tries + 1' }),
    );
    if (counted.affected !== 1) return undefined;
    if (!timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(this.hashOf(row, typed), 'hex'))) {
      const { tries } = await this.database.manager.findOneByOrFail(SigningChallengeEntity, { id });
      return Math.max(0, SIGNING_TRIES - tries);
    }
    const used = await this.database.transaction((manager) =>
      updateRows(manager, SigningChallengeEntity, { id, codeHash: hash }, { codeHash: null }),
    );
    return used === 1 ? 'right' : undefined;
  }

  async sweep(): Promise<void> {
    const over = { expiresAt: LessThan(this.clock.now()) };
    await this.database.statement((manager) => manager.delete(SigningChallengeEntity, over));
  }

  /** Six digits alone would be found by trying all of them: they are hashed under a key that no table has. */
  private hashOf({ signer, document }: SigningChallengeEntity, code: string): string {
    const { refresh } = this.options.keys;
    if (!refresh) throw new Error('The identity service needs the key of refresh tokens.');
    return createHmac('sha256', refresh).update(`signing\n${signer}\n${document}\n${code}`).digest('hex');
  }
}
