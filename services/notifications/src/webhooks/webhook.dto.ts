import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { rotationRecord, webhookRecord } from '@groundwork/domain-accounts';
import { publicEventTypes } from '@groundwork/domain-events';
import type { PublicEvent } from '@groundwork/domain-events';
import { Answer, recordDto } from '@groundwork/server-http';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
} from 'class-validator';
import { Type } from 'class-transformer';
import { deliveryStatuses } from './persistence/webhook-delivery.entity.js';
import type { DeliveryStatus } from './persistence/webhook-delivery.entity.js';
import { offReasons } from './persistence/webhook-endpoint.entity.js';
import type { OffReason } from './persistence/webhook-endpoint.entity.js';

export class CreateWebhookDto extends recordDto(webhookRecord) {
  @ApiProperty({ enum: publicEventTypes, enumName: 'PublicEvent', isArray: true })
  @IsArray()
  @ArrayMaxSize(publicEventTypes.length)
  @ArrayUnique()
  @IsIn(publicEventTypes, { each: true })
  types!: PublicEvent[];
}

export class UpdateWebhookDto extends CreateWebhookDto {
  @ApiProperty({ type: Boolean, description: 'Whether events are told. Turned on, it is given five days anew.' })
  @IsBoolean()
  active!: boolean;
}

export class WebhookDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @Answer.text() url!: string;
  @ApiProperty({ enum: publicEventTypes, enumName: 'PublicEvent', isArray: true }) types!: PublicEvent[];
  @Answer.flag() active!: boolean;
  @ApiProperty({ enum: offReasons, enumName: 'WebhookOffReason', nullable: true }) offBecause!: OffReason | null;
  /** Since when nothing arrived. */
  @Answer.laterInstant() failingSince!: string | null;
  /** Until when its receiver wants to be left alone. */
  @Answer.laterInstant() quietUntil!: string | null;
  @ApiProperty({ type: Number, description: 'Moves with each secret; a rotation names the one that it replaces.' })
  secretVersion!: number;
  /** Since when the present secret counts. */
  @Answer.instant() secretAt!: string;
  /** Until when deliveries are signed by the secret before it, too. */
  @Answer.laterInstant() oldSecretUntil!: string | null;
  @Answer.laterInstant() deliveredAt!: string | null;
  @Answer.whole() waiting!: number;
  @Answer.whole() givenUp!: number;
  @Answer.id() createdBy!: string;
  @Answer.instant() createdAt!: string;
}

/** The one answer that has the secret. */
export class NewWebhookDto extends WebhookDto {
  @ApiProperty({ type: String, description: 'Shown this once: deliveries are signed by it.' }) secret!: string;
}

/** Replaces the secret that has this version. */
export class RotateSecretDto extends recordDto(rotationRecord) {
  @ApiProperty({ type: Number, description: '`secretVersion` of what was read.' })
  @IsInt()
  secretVersion!: number;
}

export class WebhookDeliveryDto {
  @Answer.id() id!: string;
  /** `webhook-id` of every attempt and every replay. */
  @Answer.id() eventId!: string;
  @Answer.text() type!: string;
  @ApiProperty({ enum: deliveryStatuses, enumName: 'WebhookDeliveryStatus' }) status!: DeliveryStatus;
  @Answer.whole() attempts!: number;
  /** When it is tried next; null where it is not. */
  @Answer.laterInstant() nextAt!: string | null;
  @Answer.instant() createdAt!: string;
  @Answer.laterInstant() deliveredAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastError!: string | null;
}

export class WebhookAttemptDto {
  @Answer.id() id!: string;
  @Answer.instant() at!: string;
  @Answer.whole() milliseconds!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null where no answer came.' }) status!: number | null;
  @ApiProperty({ type: String, nullable: true }) error!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'How the answer began.' }) response!: string | null;
}

/** A delivery with what was sent and what came of it, the last attempt first. */
export class WebhookDeliveryDetailsDto extends WebhookDeliveryDto {
  @Answer.text() body!: string;
  @ApiProperty({ type: [WebhookAttemptDto] }) tries!: WebhookAttemptDto[];
}

export class PageDeliveriesDto {
  @ApiPropertyOptional({ enum: deliveryStatuses, enumName: 'WebhookDeliveryStatus' })
  @IsOptional()
  @IsIn(deliveryStatuses)
  status?: DeliveryStatus;
  /** `next` of the page before. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() cursor?: string;
}

export class DeliveryPageDto {
  @ApiProperty({ type: [WebhookDeliveryDto] }) deliveries!: WebhookDeliveryDto[];
  /** Where the older ones begin; null on the last page. */
  @ApiProperty({ type: String, nullable: true }) next!: string | null;
}

export class ReplaySinceDto {
  @ApiProperty({ type: String, format: 'date-time' }) @Type(() => Date) @IsDate() since!: Date;
  @ApiProperty({ type: Boolean, description: 'What arrived is sent again, too.' }) @IsBoolean() arrivedToo!: boolean;
}

export class ReplayedDto {
  @Answer.whole() replayed!: number;
}
