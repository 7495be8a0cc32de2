import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentActor, EndedSessions, For, operatorsOnly } from '@groundwork/server-auth';
import type { Actor, EndedSession } from '@groundwork/server-auth';
import { envelopeOf, Inbox, receiveTogether } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import type { UnitCalls, UnitState } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

/** What units tell each other; no BFF passes any of it on. */
@ApiExcludeController()
@For('system')
@Controller('internal')
export class InternalController {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(EndedSessions) private readonly ended: EndedSessions,
  ) {}

  @Post('events')
  @HttpCode(204)
  async event(@Body() body: unknown): Promise<void> {
    await this.inbox.receive(envelopeOf(body));
  }

  /** As many statuses as events were tried, of one at the least: as each would be answered by itself, or 424 behind one that failed. */
  @Post('events/together')
  @HttpCode(200)
  async eventsTogether(@Body() body: { events?: unknown } | null): Promise<{ statuses: number[] }> {
    const events = body?.events;
    if (!Array.isArray(events) || events.length === 0) throw new Problem('request.malformed');
    return { statuses: await receiveTogether(this.inbox, events.map(envelopeOf)) };
  }

  @Post('sessions/ended')
  @HttpCode(204)
  sessionsEnded(@CurrentActor() actor: Actor, @Body() body: { sessions: EndedSession[] }): void {
    if (actor.caller !== 'service-identity') throw new Problem('access.denied');
    for (const session of body.sessions) this.ended.add(session.sessionId, session.until);
  }

  @For('super')
  @Get('state')
  unitState(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<UnitState> {
    operatorsOnly(actor);
    return request.server.unitState();
  }

  @For('super')
  @Get('calls')
  unitCalls(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): UnitCalls {
    operatorsOnly(actor);
    return request.server.unitCalls();
  }
}
