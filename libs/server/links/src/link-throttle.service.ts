import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { waiverRules } from '@groundwork/domain-messages';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LinkFailureEntity } from './link-failure.entity.js';
import { openWindow } from './windows.js';

/** Whoever tries links, by network address. */
type Guessing = Pick<Actor, 'address'>;

/** Links that are tried in vain are counted in windows of so long. */
export const linksWindowMs = 15 * MINUTE;
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
    const left = row ? row.windowFrom.getTime() + linksWindowMs - this.clock.now().getTime() : 0;
    if (!row || left <= 0 || row.failures < FREE_LINKS) return;
    const retry = String(Math.ceil(left / 1000));
    throw new Problem('throttle.too_many', waiverRules.tooManyLinks, undefined, { 'retry-after': retry });
  }

  /** Counts a link that opens nothing. */
  async count(actor: Guessing): Promise<void> {
    const id = idOf(actor);
    const empty = { id, failures: 0, windowFrom: this.clock.now() };
    await this.database.transaction(async (manager) => {
      await openWindow(manager, LinkFailureEntity, empty, linksWindowMs);
      await manager.update(LinkFailureEntity, { id }, { failures: () => 'failures + 1' });
    });
  }
}

const idOf = ({ address }: Guessing): string =>
  createHash('sha256')
    .update(address ?? '')
    .digest('hex');
