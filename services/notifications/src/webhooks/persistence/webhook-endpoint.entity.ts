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
  /** Moves with each secret, so that of two who replace one the second is told of the first. */
  @Column({ ...column.integer(), name: 'secret_version' }) secretVersion!: number;
  /** When it was replaced last; null where it is the first. */
  @Column({ ...nullable(column.instant()), name: 'secret_at' }) secretAt!: Date | null;
  /** The secret before it, sealed, which counts until then, too. */
  @Column({ ...nullable(column.text(300)), name: 'old_secret' }) oldSecret!: string | null;
  @Column({ ...nullable(column.instant()), name: 'old_secret_until' }) oldSecretUntil!: Date | null;
  @Column(column.flag()) active!: boolean;
  @Column({ ...nullable(column.text(20)), name: 'off_because' }) offBecause!: OffReason | null;
  /** Since when no delivery arrived; null while they do. */
  @Column({ ...nullable(column.instant()), name: 'failing_since' }) failingSince!: Date | null;
  /** Until when the receiver wants to be left alone. */
  @Column({ ...nullable(column.instant()), name: 'quiet_until' }) quietUntil!: Date | null;
  /** When administrators were told last that a delivery was given up. */
  @Column({ ...nullable(column.instant()), name: 'told_at' }) toldAt!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'delivered_at' }) deliveredAt!: Date | null;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}

/** What the secret of an endpoint is bound to. */
export const secretContext = (id: string): string => `webhook:${id}:secret`;
