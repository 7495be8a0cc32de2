import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Each reader acknowledges for itself, also what was told to many. */
@Entity({ name: 'notification_acknowledgement' })
export class AcknowledgementEntity {
  @PrimaryColumn({ ...column.id(), name: 'notification_id' }) notificationId!: string;
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'acknowledged_at' }) acknowledgedAt!: Date;
}
