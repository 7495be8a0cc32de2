import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { EndedSessions } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { MoreThan } from 'typeorm';
import { SessionEntity } from '../persistence/session.entity.js';
import { SessionEnding } from '../session-ending.service.js';
import type { EndedSessionDto } from '../session.dto.js';

/** Sessions that ended so lately that a token of theirs could still be valid. */
@Injectable()
export class ListEndedSessions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ending: SessionEnding,
    private readonly ended: EndedSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Other units ask identity when they start; identity asks its own table. */
  async onModuleInit(): Promise<void> {
    for (const { sessionId, until } of await this.execute()) this.ended.add(sessionId, until);
  }

  async execute(): Promise<EndedSessionDto[]> {
    const now = this.clock.now();
    const span = this.ending.until(now) - now.getTime();
    const rows = await this.database.manager.find(SessionEntity, {
      select: { id: true, endedAt: true },
      where: { endedAt: MoreThan(new Date(now.getTime() - span)) },
    });
    return rows.map((row) => ({ sessionId: row.id, until: this.ending.until(row.endedAt ?? now) }));
  }
}
