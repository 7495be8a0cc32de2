import type { DraftInvoice } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SupportingDocument } from '../draw-requests/index.js';

/** What a draft says of one budget line. Its version is its own: two people write on different lines without meeting. */
@Entity({ name: 'draw_draft_line' })
export class DrawDraftLineEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'draft_id' })
  draftId!: string;

  @Column({ ...column.id(), name: 'budget_item_id' })
  budgetItemId!: string;

  @Column(column.integer())
  version!: number;

  @Column({ ...nullable(column.cents()), name: 'requested_cents' })
  requestedCents!: number | null;

  /** Where the amount was entered by it. */
  @Column({ ...nullable(column.percent()), name: 'percent_complete' })
  percentComplete!: number | null;

  @Column({ ...nullable(column.cents()), name: 'stored_cents' })
  storedCents!: number | null;

  @Column(column.json())
  documents!: SupportingDocument[];

  @Column(column.json())
  invoices!: DraftInvoice[];

  @Column({ ...column.id(), name: 'changed_by' })
  changedBy!: string;

  @Column({ ...column.instant(), name: 'changed_at' })
  changedAt!: Date;
}
