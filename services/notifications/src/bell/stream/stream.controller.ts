import { Controller, Get, Headers, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { isId } from '@groundwork/domain-validation';
import type { FastifyReply } from 'fastify';
import { readableAudiences } from '../notifications.policy.js';
import { BellStreams } from './bell-streams.service.js';

@ApiTags('notification')
@For('borrower', 'broker', 'admin', 'super')
@Controller('notifications/stream')
export class StreamController {
  constructor(private readonly streams: BellStreams) {}

  /** New lines of the bell as server-sent events, for whom `GET /notifications` would show them. */
  @Get()
  @ApiQuery({ name: 'companyId', required: false, type: String })
  @ApiHeader({ name: 'last-event-id', required: false, description: 'The last line that was seen.' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  async streamNotifications(
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastId?: string,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<void> {
    const audiences = readableAudiences(actor, companyId);
    const stream = await this.streams.open(actor, audiences, isId(lastId) ? lastId : undefined);
    void reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-cache, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }
}
