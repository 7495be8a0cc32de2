import { ApiProperty } from '@nestjs/swagger';
import { serviceNames } from '@groundwork/server-config';
import type { ServiceName } from '@groundwork/server-config';
import type { AsideEvent, EventsState, RecipientStanding } from '@groundwork/server-events';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { silences } from './units.dto.js';

export class RecipientAnswer implements RecipientStanding {
  @ApiProperty({ enum: serviceNames }) name!: string;
  @ApiProperty({ type: Number, description: 'Events that it must still have, up to 10,000.' }) waiting!: number;
  @ApiProperty({ type: Number, description: 'Age of the oldest of them, seconds.' }) oldestSeconds!: number;
  @ApiProperty({ type: Boolean, description: 'It did not answer when it was tried last.' }) isAway!: boolean;
  @ApiProperty({ type: Number, description: 'Tries that failed since the last one that went well.' })
  failedTries!: number;
  @ApiProperty({ type: String, nullable: true }) lastError!: string | null;
}

export class QueueAnswer {
  @ApiProperty({ type: Number }) work!: number;
  @ApiProperty({ type: Number, description: 'Dead letters.' }) dead!: number;
}

export class EventsStateAnswer implements EventsState {
  @ApiProperty({ enum: ['direct', 'rabbitmq'] }) transport!: 'direct' | 'rabbitmq';
  @ApiProperty({ type: Boolean }) isBrokerAway!: boolean;
  @ApiProperty({ type: Number, description: 'Events that somebody must still have, up to 10,000.' }) waiting!: number;
  @ApiProperty({ type: Number, description: 'Age of the oldest of them, seconds.' }) oldestSeconds!: number;
  @ApiProperty({ type: [RecipientAnswer] }) recipients!: RecipientAnswer[];
  @ApiProperty({ type: QueueAnswer, nullable: true, description: 'Its own queue; null over HTTP.' })
  queue!: QueueAnswer | null;
}

/** The events of a service; of its replicas the one that has failed most tells of tries. */
export class ServiceEventsAnswer {
  @ApiProperty({ enum: serviceNames }) service!: ServiceName;
  @ApiProperty({ type: EventsStateAnswer, nullable: true }) state!: EventsStateAnswer | null;
  @ApiProperty({ enum: silences, nullable: true, description: 'Why nothing is known of it.' })
  silence!: (typeof silences)[number] | null;
}

export class EventsAnswer {
  @ApiProperty({ type: String, format: 'date-time', description: 'When they were asked.' }) at!: string;
  @ApiProperty({ type: [ServiceEventsAnswer] }) services!: ServiceEventsAnswer[];
}

export class AsideEventAnswer implements AsideEvent {
  @ApiProperty({ enum: serviceNames, description: 'Who has it: the subscriber with a broker, else the sender.' })
  holder!: ServiceName;
  @ApiProperty({ type: String, format: 'uuid' }) event!: string;
  @ApiProperty({ type: String }) type!: string;
  @ApiProperty({ type: String }) aggregate!: string;
  @ApiProperty({ enum: serviceNames }) subscriber!: ServiceName;
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt!: string;
  @ApiProperty({ type: String }) reason!: string;
  @ApiProperty({ type: Number }) tries!: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it was tried last.' }) since!: string;
}

export class AsideAnswer {
  @ApiProperty({ type: [AsideEventAnswer], description: 'The oldest first.' }) events!: AsideEventAnswer[];
  @ApiProperty({ enum: serviceNames, isArray: true, description: 'Services whose list could not be read.' })
  unread!: ServiceName[];
}

export class AsideBodyAnswer {
  @ApiProperty({ type: String, description: 'The event as it is on its way, as JSON; what is secret in it is masked.' })
  body!: string;
}

export class ReplayBody {
  @ApiProperty({ enum: serviceNames, description: 'Who has it.' }) @IsIn(serviceNames) holder!: ServiceName;
  @ApiProperty({ enum: serviceNames }) @IsIn(serviceNames) subscriber!: ServiceName;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null: all that the subscriber could not take.',
  })
  @IsOptional()
  @IsUUID()
  event!: string | null;
}

export class DiscardBody {
  @ApiProperty({ enum: serviceNames, description: 'Who has it.' }) @IsIn(serviceNames) holder!: ServiceName;
  @ApiProperty({ enum: serviceNames }) @IsIn(serviceNames) subscriber!: ServiceName;
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() event!: string;
}

export class DoneAnswer {
  @ApiProperty({ type: Number, description: 'How many events that were.' }) done!: number;
}
