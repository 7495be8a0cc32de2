import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An event that was decided together with the rows it tells of, waiting for those who have not had it yet. */
@Entity({ name: 'outbox_message' })
export class OutboxMessage {
  /** Order of publication. Per aggregate it is the order of the commits, since these exclude each other. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  sequence!: number;

  @Column({ ...column.id(), name: 'event_id' })
  eventId!: string;

  @Column(column.text(80))
  type!: string;

  @Column({ ...column.text(200), name: 'aggregate_key' })
  aggregateKey!: string;

  /** The envelope as JSON text, made once. */
  @Column(column.longText())
  envelope!: string;

  /** Who must still have it; the row is done when nobody is left. */
  @Column(column.json())
  pending!: string[];

  /** Moves with every change of who must still have it. */
  @Column({ ...column.integer(), default: 0 })
  attempts!: number;

  @Column({ ...nullable(column.instant()), name: 'published_at' })
  publishedAt!: Date | null;
}

/** An event that was handled here, so that a repeat changes nothing. */
@Entity({ name: 'inbox_message' })
export class InboxMessage {
  @PrimaryColumn({ ...column.id(), name: 'event_id' })
  eventId!: string;

  @PrimaryColumn(column.text(120))
  handler!: string;

  @Column({ ...column.instant(), name: 'handled_at' })
  handledAt!: Date;
}
