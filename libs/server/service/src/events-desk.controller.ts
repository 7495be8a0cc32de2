import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { serviceNames } from '@groundwork/domain-events';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import { CurrentActor, For, operatorsOnly } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { EventsDesk } from '@groundwork/server-events';
import type { AsideEvent, EventsState } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';

/** What is to be done with what a subscriber could not take: with one event, or with all of the subscriber's. */
export interface AsideChoice {
  readonly subscriber: string;
  readonly event?: string | null;
}

function subscriberOf({ subscriber }: AsideChoice): ServiceName {
  const name = serviceNames.find((one) => one === subscriber);
  if (!name) throw new Problem('resource.not_found');
  return name;
}

/** The events of a service, for those who run the deployment (docs/adr/0101); no BFF passes any of it on but that of administrators. */
@ApiExcludeController()
@For('super')
@Controller('internal/events')
export class EventsDeskController {
  constructor(@Inject(EventsDesk) private readonly desk: EventsDesk) {}

  @Get('state')
  eventsState(@CurrentActor() actor: Actor): Promise<EventsState> {
    operatorsOnly(actor);
    return this.desk.state();
  }

  @Get('aside')
  asideEvents(@CurrentActor() actor: Actor): Promise<AsideEvent[]> {
    operatorsOnly(actor);
    return this.desk.aside();
  }

  @Get('aside/:event')
  async readAsideEvent(@CurrentActor() actor: Actor, @Param('event') event: string): Promise<EventEnvelope> {
    operatorsOnly(actor);
    const envelope = await this.desk.read(event);
    if (!envelope) throw new Problem('resource.not_found');
    return envelope;
  }

  @Post('aside/replays')
  @HttpCode(200)
  async replayAsideEvents(@CurrentActor() actor: Actor, @Body() choice: object): Promise<{ done: number }> {
    operatorsOnly(actor);
    const { event } = choice as AsideChoice;
    return { done: await this.desk.replay(subscriberOf(choice as AsideChoice), event ?? undefined) };
  }

  @Post('aside/discards')
  @HttpCode(200)
  async discardAsideEvent(@CurrentActor() actor: Actor, @Body() choice: object): Promise<{ done: number }> {
    operatorsOnly(actor);
    const { event } = choice as AsideChoice;
    if (!event) throw new Problem('resource.not_found');
    return { done: await this.desk.discard(subscriberOf(choice as AsideChoice), event) };
  }
}
