import type { InspectionOrigin, InspectionStatus } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An inspection of the work of a loan, maybe for one of its draws. */
@Entity({ name: 'inspection' })
export class InspectionEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...nullable(column.id()), name: 'draw_request_id' })
  drawRequestId!: string | null;

  @Column(column.text(20))
  status!: InspectionStatus;

  @Column(column.text(20))
  origin!: InspectionOrigin;

  @Column(column.integer())
  version!: number;

  /** Reports that it has had. */
  @Column(column.integer())
  round!: number;

  /** What is to be looked at. */
  @Column(nullable(column.text(4000)))
  note!: string | null;

  /** Budget lines that an administrator holds until it is done. */
  @Column({ ...column.json(), name: 'held_lines' })
  heldLines!: string[];

  @Column({ ...nullable(column.date()), name: 'scheduled_for' })
  scheduledFor!: string | null;

  @Column({ ...nullable(column.id()), name: 'inspector_id' })
  inspectorId!: string | null;

  @Column({ ...nullable(column.text(200)), name: 'inspector_name' })
  inspectorName!: string | null;

  @Column({ ...nullable(column.text(320)), name: 'inspector_email' })
  inspectorEmail!: string | null;

  @Column({ ...column.id(), name: 'requested_by' })
  requestedBy!: string;

  @Column({ ...column.instant(), name: 'requested_at' })
  requestedAt!: Date;

  /** Why the report was returned, or the inspection cancelled. */
  @Column(nullable(column.text(4000)))
  reason!: string | null;

  @Column({ ...nullable(column.id()), name: 'decided_by' })
  decidedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'decided_at' })
  decidedAt!: Date | null;
}
