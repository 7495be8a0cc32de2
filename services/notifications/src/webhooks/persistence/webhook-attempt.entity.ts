import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What came of one attempt. */
@Entity({ name: 'webhook_attempt' })
export class WebhookAttemptEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'delivery_id' }) deliveryId!: string;
  @Column(column.instant()) at!: Date;
  @Column(column.integer()) milliseconds!: number;
  /** Null where no answer came. */
  @Column(nullable(column.integer())) status!: number | null;
  @Column(nullable(column.text(300))) error!: string | null;
  /** How the answer began. */
  @Column(nullable(column.longText())) response!: string | null;
}
