import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { isId } from '@groundwork/domain-validation';
import { internalPaths } from '@groundwork/server-auth';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import { serviceNames } from '@groundwork/server-config';
import type { ServiceName } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { AsideAnswer, AsideBodyAnswer, DiscardBody, DoneAnswer, EventsAnswer, ReplayBody } from './events.dto.js';
import type { AsideEventAnswer, EventsStateAnswer } from './events.dto.js';
import { asideOf, eventsOf } from './events.view.js';
import { OperationsRecord } from './operations-record.service.js';
import { ReplicasService } from './replicas.service.js';

const { asideEvents } = internalPaths;

/** Events that wait, and those that a subscriber could not take. What is done with one is put down: docs/adr/0101. */
@Controller('operations/events')
export class EventsController {
  constructor(
    private readonly replicas: ReplicasService,
    private readonly services: ServiceGateway,
    private readonly record: OperationsRecord,
  ) {}

  @Get()
  @OpenTo('super', { beyond: 'how the outbox and the queue of every service stand' })
  @ApiOkResponse({ type: EventsAnswer })
  async events(@Req() request: FastifyRequest): Promise<EventsAnswer> {
    const at = this.replicas.now();
    const told = await this.replicas.ask<EventsStateAnswer>(request, this.replicas.services, internalPaths.eventsState);
    return { at, services: eventsOf(told) };
  }

  @Get('aside')
  @OpenTo('super', { beyond: 'events that a subscriber could not take; nothing of what is in them' })
  @ApiOkResponse({ type: AsideAnswer })
  async aside(@Req() request: FastifyRequest): Promise<AsideAnswer> {
    return asideOf(await this.replicas.ask<AsideEventAnswer[]>(request, this.replicas.services, asideEvents));
  }

  @Get('aside/:holder/:event')
  @OpenTo('super', { beyond: 'one of them as it is on its way, secrets masked' })
  @ApiOkResponse({ type: AsideBodyAnswer })
  async asideBody(
    @Req() request: FastifyRequest,
    @Param('holder') named: string,
    @Param('event') event: string,
  ): Promise<AsideBodyAnswer> {
    const holder = serviceNames.find((name) => name === named);
    if (!holder || !isId(event)) throw new Problem('request.malformed');
    return this.record.perform(request, { deed: 'operation.event_read', at: holder, of: event }, async () => ({
      body: JSON.stringify(await this.at(request, holder, 'GET', `${asideEvents}/${event}`), null, 2),
    }));
  }

  @Post('replays')
  @OpenTo('super', { beyond: 'has one of them, or all of a subscriber, tried once more', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: DoneAnswer })
  async replay(@Req() request: FastifyRequest, @Body() { holder, subscriber, event }: ReplayBody): Promise<DoneAnswer> {
    return this.record.perform(request, { deed: 'operation.events_replayed', at: subscriber, of: event ?? 'all' }, () =>
      this.at(request, holder, 'POST', `${asideEvents}/replays`, { subscriber, event }),
    );
  }

  @Post('discards')
  @OpenTo('super', { beyond: 'gives one of them up: its subscriber never has it', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: DoneAnswer })
  async discard(
    @Req() request: FastifyRequest,
    @Body() { holder, subscriber, event }: DiscardBody,
  ): Promise<DoneAnswer> {
    return this.record.perform(request, { deed: 'operation.event_discarded', at: subscriber, of: event }, () =>
      this.at(request, holder, 'POST', `${asideEvents}/discards`, { subscriber, event }),
    );
  }

  private at<T>(request: FastifyRequest, holder: ServiceName, method: string, path: string, body?: object): Promise<T> {
    return this.services
      .client(holder)
      .call<T>(method, path, { token: this.services.tokenFor(request, holder), ...(body ? { body } : {}) });
  }
}
