import { Inject, Injectable } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';
import { AccountEntity, AccountRepository } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { deviceOf, SessionRepository } from '../sessions/index.js';
import { AttemptCounter, TooManyAttempts } from './attempt-counter.service.js';
import type { Limit } from './attempt-counter.service.js';
import {
  freeForAddress,
  freeForCodes,
  freeForPair,
  freeForStrangeCodes,
  freeForStrangers,
  knownForMs,
  strangersWindowMs,
  waitAfter,
  windowMs,
} from './domain/waits.js';

/** What is typed, and from where. */
export interface Guess {
  readonly email: string;
  readonly address: string | undefined;
  /** The device tokens that the browser holds. */
  readonly device?: string | undefined;
}

/** An attempt that was admitted: counted as failed until it is told to have been right. */
export interface Attempt {
  readonly own: readonly Limit[];
  readonly shared: readonly Limit[];
}

const pairKey = (kind: string, email: string, address: string | undefined): string =>
  `${kind} pair\n${email}\n${address ?? ''}`;

/** A block is reported once: who is refused a thousand times does not write a thousand entries. */
const mostReported = 10_000;

/**
 * Slows down who guesses a password or a code: per account and address, per address, and per account over all addresses
 * from which it was never used. A device or an address of the owner's own sign-ins has an allowance of its own, so that
 * guesses from elsewhere do not keep the owner out. Known and unknown accounts are counted alike.
 */
@Injectable()
export class SignInThrottle {
  private readonly reported = new Map<string, number>();

  constructor(
    private readonly attempts: AttemptCounter,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  /** Counts a guess at a password, or throws `throttle.too_many` before any password is hashed. */
  admit(guess: Guess): Promise<Attempt> {
    return this.take(guess, 'password', { free: freeForPair, strangers: freeForStrangers, windowMs });
  }

  /** The same for a code of the second factor, counted apart. */
  admitCode(account: Pick<AccountEntity, 'email'>, address: string | undefined, device?: string): Promise<Attempt> {
    return this.take({ email: account.email, address, device }, 'code', {
      free: freeForCodes,
      strangers: freeForStrangeCodes,
      windowMs: strangersWindowMs,
    });
  }

  /** It was right: what it counted is taken back, and the owner's own failures are forgotten. */
  async succeeded({ own, shared }: Attempt): Promise<void> {
    for (const limit of own) await this.attempts.forget(limit);
    await this.attempts.giveBack(shared);
  }

  /** The owner has proved the account by a link: what was guessed from here before counts no more. */
  async forgive(email: string, address: string | undefined): Promise<void> {
    await this.attempts.forget({ key: pairKey('password', email, address), free: freeForPair, windowMs });
  }

  private async take(
    { email, address, device }: Guess,
    kind: 'password' | 'code',
    limits: { free: number; strangers: number; windowMs: number },
  ): Promise<Attempt> {
    const { refresh } = this.options.keys;
    const number = refresh && deviceOf(device, email, refresh);
    const limit = (key: string, free: number, span = limits.windowMs): Limit => ({
      key: `${kind} ${key}`,
      free,
      windowMs: span,
      waitAfter,
    });
    const own = [
      number
        ? limit(`device\n${number}`, limits.free)
        : { ...limit('', limits.free), key: pairKey(kind, email, address) },
    ];
    const ofAddress = !number && address && kind === 'password' ? [limit(`address\n${address}`, freeForAddress)] : [];
    return this.reporting({ email, address }, async () => {
      this.attempts.refuseKnown([...own, ...ofAddress]);
      const strange =
        number || (address && (await this.sessions.wasUsedFrom(email, address, knownForMs)))
          ? []
          : [limit(`strangers\n${email}`, limits.strangers, strangersWindowMs)];
      const attempt = { own, shared: [...ofAddress, ...strange] };
      await this.attempts.take([...own, ...attempt.shared]);
      return attempt;
    });
  }

  private async reporting<T>({ email, address }: Guess, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyAttempts && this.isNews(error)) {
        const account = await this.accounts.findByEmail(email);
        await this.audit.record({
          kind: 'sign_in.throttled',
          ...(account ? { accountId: account.id } : { typed: email }),
          actor: { userId: undefined, sessionId: undefined, address },
          details: { until: new Date(error.until).toISOString() },
        });
      }
      throw error;
    }
  }

  private isNews({ limit, until }: TooManyAttempts): boolean {
    if (this.reported.get(limit.key) === until) return false;
    if (this.reported.size >= mostReported) this.reported.clear();
    this.reported.set(limit.key, until);
    return true;
  }
}
