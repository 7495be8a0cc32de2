import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { MoreThan } from 'typeorm';
import { hasNews, overlapMs, placeAfter, placeFrom } from '../domain/place-among-ends.js';
import type { End } from '../domain/place-among-ends.js';
import { SessionEntity } from '../persistence/session.entity.js';
import { SessionEnding } from '../session-ending.service.js';
import type { EndedSessionDto } from '../session.dto.js';

/**
 * Sessions that ended so lately that a token of theirs could still be valid; after a place, what its reader has not been told, whichever
 * replica wrote it: the place lies in the database's rows, not in this process.
 */
@Injectable()
export class ListEndedSessions {
  constructor(
    private readonly database: Database,
    private readonly ending: SessionEnding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(after?: string): Promise<EndedSessionDto[]> {
    const now = this.clock.now();
    const span = this.ending.until(now) - now.getTime();
    const place = placeFrom(after);
    const from = place?.at ?? now.getTime() - span;
    const ends = (await this.database.manager.find(SessionEntity, {
      select: { id: true, endedAt: true },
      where: { endedAt: MoreThan(new Date(from - overlapMs)) },
    })) as End[];
    if (place && !hasNews(place, ends)) return [];
    const cursor = placeAfter(ends, from, now.getTime());
    return ends.map(({ id, endedAt }) => ({ sessionId: id, until: this.ending.until(endedAt), cursor }));
  }
}
