import type { InspectionStatus } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every move of an inspection, written in the transaction that made it. */
@Entity({ name: 'inspection_history' })
export class InspectionHistoryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'inspection_id' })
  inspectionId!: string;

  @Column(column.text(20))
  command!: string;

  @Column({ ...nullable(column.text(20)), name: 'from_status' })
  fromStatus!: InspectionStatus | null;

  @Column({ ...column.text(20), name: 'to_status' })
  toStatus!: InspectionStatus;

  @Column(nullable(column.text(4000)))
  reason!: string | null;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  /** Who did it by a link, without an account. The user is then the one of the lender who sent the link. */
  @Column({ ...nullable(column.text(200)), name: 'named_inspector' })
  namedInspector!: string | null;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
