import type { InspectedLine, InspectionPhoto } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One report of an inspection, as it was sent: it never changes. Its id was made on the phone that wrote it. */
@Entity({ name: 'inspection_report' })
export class InspectionReportEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'inspection_id' })
  inspectionId!: string;

  @Column(column.integer())
  round!: number;

  /** By the clock of who was there. */
  @Column({ ...column.instant(), name: 'inspected_at' })
  inspectedAt!: Date;

  @Column(nullable(column.text(4000)))
  note!: string | null;

  @Column(column.json())
  photos!: InspectionPhoto[];

  @Column(column.json())
  lines!: InspectedLine[];

  @Column({ ...column.id(), name: 'reported_by' })
  reportedBy!: string;

  /** Who did it by a link, without an account. The user is then the one of the lender who sent the link. */
  @Column({ ...nullable(column.text(200)), name: 'named_inspector' })
  namedInspector!: string | null;

  @Column({ ...column.instant(), name: 'reported_at' })
  reportedAt!: Date;
}
