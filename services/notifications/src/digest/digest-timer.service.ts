import { Inject, Injectable } from '@nestjs/common';
import { beginOfDisplayDay, formatMonthDayYear, HOUR, MINUTE, today } from '@groundwork/domain-time';
import type { CalendarDate, Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, insertRows, isDuplicate } from '@groundwork/server-data';
import { CLOCK, OPTIONS, Repeated } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { OutboundQueue } from '../outbound/index.js';
import { RecipientRepository } from '../recipients/index.js';
import type { RecipientEntity } from '../recipients/index.js';
import { WaitingTasks } from '../tasks/index.js';
import { DigestDayEntity } from './digest-day.entity.js';
import { DigestSettingEntity } from './digest-setting.entity.js';
import { digestLists } from './domain/digest-lists.js';

/**
 * Writes to each administrator once a day, from the lender's hour on, what waits. The key of administrator and day is written in
 * the letter's transaction, so that replicas and restarts write one; nothing is written where nothing waits, or who turned it off.
 */
@Injectable()
export class DigestTimer extends Repeated {
  protected readonly everyMs = 5 * MINUTE;

  constructor(
    private readonly database: Database,
    private readonly recipients: RecipientRepository,
    private readonly waiting: WaitingTasks,
    private readonly queue: OutboundQueue,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Gives how many letters were written. One administrator whose letter fails keeps nothing from the others. */
  async sweep(): Promise<number> {
    const day = today(this.clock);
    const begins = beginOfDisplayDay(day).getTime() + this.options.digestHour * HOUR;
    if (this.clock.now().getTime() < begins) return 0;
    let written = 0;
    for (const administrator of await this.left(day)) if (await this.write(administrator, day)) written += 1;
    return written;
  }

  /** Administrators whose day is not done and who want to hear of it. */
  private async left(day: CalendarDate): Promise<RecipientEntity[]> {
    const { manager } = this.database.reading;
    const done = await manager.findBy(DigestDayEntity, { day });
    const off = await manager.findBy(DigestSettingEntity, { isOn: false });
    const without = new Set([...done, ...off].map(({ userId }) => userId));
    return (await this.recipients.administrators(manager)).filter(({ id }) => !without.has(id));
  }

  private async write(administrator: RecipientEntity, day: CalendarDate): Promise<boolean> {
    try {
      return await this.database.transaction((manager) => this.writeIn(manager, administrator, day));
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicate(error)) this.log.error(error);
      return false;
    }
  }

  private async writeIn(
    manager: EntityManager,
    { id: userId, email, firstName, lastName }: RecipientEntity,
    day: CalendarDate,
  ): Promise<boolean> {
    const tasks = await this.waiting.of(manager, userId, day);
    const matters = tasks.length;
    await insertRows(manager, DigestDayEntity, [{ userId, day, matters, madeAt: this.clock.now() }]);
    if (matters === 0) return false;
    const lists = digestLists(tasks);
    const summary = lists.map(({ heading }) => heading).join(', ');
    return this.queue.addLetter(manager, {
      key: `digest ${day} ${userId}`,
      name: 'deskDigest',
      to: email,
      values: { firstName, lastName, day: formatMonthDayYear(day), count: String(matters), summary },
      path: '/admin',
      lists,
    });
  }
}
