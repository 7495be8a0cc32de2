import type { DrawInvoice, DrawStatusId } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DecisionColumns } from './decision-columns.js';

/** A file that supports a line, with its name as it was when the draw was requested. */
export interface SupportingDocument {
  readonly fileUploadId: string;
  readonly userFileName: string;
}

/** What a draw asks of one budget line. */
@Entity({ name: 'draw_line' })
export class DrawLineEntity extends DecisionColumns {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'draw_request_id' })
  drawRequestId!: string;

  @Column({ ...column.id(), name: 'budget_item_id' })
  budgetItemId!: string;

  @Column(column.integer())
  position!: number;

  @Column({ ...column.cents(), name: 'requested_cents' })
  requestedCents!: number;

  @Column({ ...column.integer(), name: 'status_id' })
  statusId!: DrawStatusId;

  /** The submission of its draw that it belongs to. */
  @Column(column.integer())
  round!: number;

  /** What was approved of the requested amount; null while it is not approved. */
  @Column({ ...nullable(column.cents()), name: 'approved_cents' })
  approvedCents!: number | null;

  /** What was withheld of it; negative where a reduction gave back; null while it is not approved. */
  @Column({ ...nullable(column.cents()), name: 'retained_cents' })
  retainedCents!: number | null;

  /** The funding that pays it; null while it waits for one. */
  @Column({ ...nullable(column.id()), name: 'funding_id' })
  fundingId!: string | null;

  @Column({ ...nullable(column.text(4000)), name: 'reduction_reason' })
  reductionReason!: string | null;

  /** Material that is not built in, as it stands; null where nothing was said of it. */
  @Column({ ...nullable(column.cents()), name: 'stored_cents' })
  storedCents!: number | null;

  @Column(nullable(column.json()))
  invoices!: DrawInvoice[] | null;

  @Column(column.json())
  documents!: SupportingDocument[];
}
