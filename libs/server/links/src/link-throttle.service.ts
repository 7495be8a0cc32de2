import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { waiverRules } from '@groundwork/domain-messages';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, isDuplicate } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LessThanOrEqual } from 'typeorm';
import { LinkFailureEntity } from './link-failure.entity.js';

/** Whoever tries links, by network address. */
type Guessing = Pick<Actor, 'address'>;

const windowMs = 15 * MINUTE;
/** Links that one network address may try in vain in a window before it has to wait for its end. */
export const FREE_LINKS = 30;

/** Keeps links from being guessed. Nothing is counted of one that opens. */
@Injectable()
export class LinkThrottle {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws where the address has to wait. */
  async refuse(actor: Guessing): Promise<void> {
    const row = await this.database.manager.findOneBy(LinkFailureEntity, { id: idOf(actor) });
    const left = row ? row.windowFrom.getTime() + windowMs - this.clock.now().getTime() : 0;
    if (!row || left <= 0 || row.failures < FREE_LINKS) return;
    const retry = String(Math.ceil(left / 1000));
    throw new Problem('throttle.too_many', waiverRules.tooManyLinks, undefined, { 'retry-after': retry });
  }

  /** Counts a link that opens nothing. Of two first ones at once the second is counted in the row of the first. */
  async count(actor: Guessing): Promise<void> {
    const id = idOf(actor);
    const now = this.clock.now();
    await this.database
      .statement((manager) => insertRows(manager, LinkFailureEntity, [{ id, failures: 0, windowFrom: now }]))
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    const over = LessThanOrEqual(new Date(now.getTime() - windowMs));
    await this.database.transaction(async (manager) => {
      await manager.update(LinkFailureEntity, { id, windowFrom: over }, { failures: 0, windowFrom: now });
      await manager.update(LinkFailureEntity, { id }, { failures: () => 'failures + 1' });
    });
  }
}

const idOf = ({ address }: Guessing): string =>
  createHash('sha256')
    .update(address ?? '')
    .digest('hex');
