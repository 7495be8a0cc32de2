import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { freeForAddress, freeForPair, waitAfter, windowMs } from './domain/throttle.js';
import { SignInFailure } from './persistence/session.entity.js';

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Slows down who guesses: per pair of account and address, and per address. It knows no account, only what was typed. */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `throttle.too_many` with an honest Retry-After. */
  async refuseTooMany(email: string, address: string | undefined): Promise<void> {
    const rows = await this.database.manager.findBy(SignInFailure, { id: In(this.keys(email, address).map(([id]) => id)) });
    const now = this.clock.now().getTime();
    const until = Math.max(0, ...rows.map((row) => row.blockedUntil?.getTime() ?? 0));
    if (until <= now) return;
    const seconds = Math.ceil((until - now) / 1000);
    throw new Problem('throttle.too_many', `Too many attempts. Please try again in ${seconds} seconds.`, undefined, { 'retry-after': String(seconds) });
  }

  async countFailure(email: string, address: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const [id, free] of this.keys(email, address)) await this.count(manager, id, free);
    });
  }

  async forget(email: string, address: string | undefined): Promise<void> {
    const [pair] = this.keys(email, address);
    if (pair) await this.database.transaction((manager) => manager.delete(SignInFailure, { id: pair[0] }));
  }

  private keys(email: string, address: string | undefined): (readonly [string, number])[] {
    return [
      [keyOf(`pair\n${email}\n${address ?? ''}`), freeForPair],
      ...(address ? [[keyOf(`address\n${address}`), freeForAddress] as const] : []),
    ];
  }

  private async count(manager: EntityManager, id: string, free: number): Promise<void> {
    const now = this.clock.now();
    const row = await manager.findOneBy(SignInFailure, { id });
    const inWindow = row && now.getTime() - row.windowFrom.getTime() < windowMs;
    const failures = (inWindow ? row.failures : 0) + 1;
    const wait = waitAfter(failures, free);
    await manager.upsert(
      SignInFailure,
      { id, failures, windowFrom: inWindow ? row.windowFrom : now, blockedUntil: wait > 0 ? new Date(now.getTime() + wait) : null },
      ['id'],
    );
  }
}
