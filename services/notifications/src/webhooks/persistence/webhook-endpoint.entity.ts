import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a webhook is off: an administrator's wish, a receiver that failed for days, or one that said that it is gone. */
export const offReasons = ['turned_off', 'failing', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

/** Where events are told to a program of the lender. */
@Entity({ name: 'webhook_endpoint' })
export class WebhookEndpointEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(200)) name!: string;
  /** In small letters, so that two have not the same. */
  @Column({ ...column.text(200), name: 'name_key' }) nameKey!: string;
  @Column(column.text(200)) url!: string;
  @Column(column.json()) types!: string[];
  /** What deliveries are signed by, sealed. */
  @Column(column.text(300)) secret!: string;
  @Column(column.flag()) active!: boolean;
  @Column({ ...nullable(column.text(20)), name: 'off_because' }) offBecause!: OffReason | null;
  /** Since when no delivery arrived; null while they do. */
  @Column({ ...nullable(column.instant()), name: 'failing_since' }) failingSince!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'delivered_at' }) deliveredAt!: Date | null;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}

/** What the secret of an endpoint is bound to. */
export const secretContext = (id: string): string => `webhook:${id}:secret`;
