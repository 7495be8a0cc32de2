import type { DrawKind, DrawPlaceId, DrawStage, DrawStatusId } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DecisionColumns } from './decision-columns.js';
import type { SupportingDocument } from './draw-line.entity.js';

/** A borrower's request for money of an approved loan. Its status follows from its lines. */
@Entity({ name: 'draw_request' })
export class DrawRequestEntity extends DecisionColumns {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column(column.text(20))
  kind!: DrawKind;

  @Column({ ...column.integer(), name: 'status_id' })
  statusId!: DrawStatusId;

  /** Whether it lies with the lender or went back to the borrower. The status counts while it is submitted. */
  @Column(column.text(20))
  stage!: DrawStage;

  /** Where an administrator finds it: follows from its lines, as the status does. */
  @Column(column.integer())
  place!: DrawPlaceId;

  /** Which submission this is; its lines are those of the same round. */
  @Column(column.integer())
  round!: number;

  /** What the borrower writes to the lender. */
  @Column(nullable(column.text(4000)))
  note!: string | null;

  /** Files that support the draw as a whole. */
  @Column(nullable(column.json()))
  documents!: SupportingDocument[] | null;

  /** Sum of the lines of its round as they were requested. */
  @Column({ ...column.cents(), name: 'requested_cents' })
  requestedCents!: number;

  /** The signature as a data URL of a PNG. Lists leave it out. */
  @Column({ ...column.longText(), name: 'certify_signature', select: false })
  certifySignature!: string;

  @Column({ ...column.instant(), name: 'certify_signature_date' })
  certifySignatureDate!: Date;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;

  /** Every decision raises it, so that of two who decide on the same state one is refused. */
  @Column(column.integer())
  version!: number;
}
