import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** queued → sending → delivered; a failure → queued again, until it is given up: failed. */
export const deliveryStatuses = ['queued', 'sending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** One event for one endpoint, once. */
@Entity({ name: 'webhook_delivery' })
export class WebhookDeliveryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'endpoint_id' }) endpointId!: string;
  /** The receiver's `webhook-id`: the same at every attempt and every replay. */
  @Column({ ...column.id(), name: 'event_id' }) eventId!: string;
  @Column(column.text(60)) type!: string;
  /** The JSON that is sent, byte for byte. */
  @Column(column.longText()) body!: string;
  @Column(column.text(10)) status!: DeliveryStatus;
  /** Since it was queued last. */
  @Column(column.integer()) attempts!: number;
  /** Queued: when to try. Sending: until when whoever took it may still be at it. */
  @Column({ ...column.instant(), name: 'due_at' }) dueAt!: Date;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'delivered_at' }) deliveredAt!: Date | null;
  @Column({ ...nullable(column.text(300)), name: 'last_error' }) lastError!: string | null;
}
