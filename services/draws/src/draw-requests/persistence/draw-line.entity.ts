import type { DrawStatusId } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
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

  @Column(column.json())
  documents!: SupportingDocument[];
}
