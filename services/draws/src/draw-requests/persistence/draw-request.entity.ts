import type { DrawStatusId } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DecisionColumns } from './decision-columns.js';

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

  @Column({ ...column.integer(), name: 'status_id' })
  statusId!: DrawStatusId;

  /** Sum of the lines as they were requested; lines do not change afterwards. */
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
