import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every move of a draw and of its lines, written in the transaction that made it. */
@Entity({ name: 'draw_history' })
export class DrawHistoryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'draw_request_id' })
  drawRequestId!: string;

  /** Empty where the draw as a whole moved. */
  @Column({ ...nullable(column.id()), name: 'draw_line_id' })
  drawLineId!: string | null;

  @Column(column.text(20))
  command!: string;

  @Column({ ...nullable(column.integer()), name: 'from_status_id' })
  fromStatusId!: number | null;

  @Column({ ...column.integer(), name: 'to_status_id' })
  toStatusId!: number;

  @Column(nullable(column.text(4000)))
  reason!: string | null;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
