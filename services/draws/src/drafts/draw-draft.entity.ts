import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SupportingDocument } from '../draw-requests/index.js';

/** A draw that is being written by people of a company, and not submitted yet. It is gone once it is. */
@Entity({ name: 'draw_draft' })
export class DrawDraftEntity {
  @PrimaryColumn(column.id())
  id!: string;

  /** The loan, or the draw request that it revises: there is one draft of each at most. */
  @Column(column.id())
  subject!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  /** Of a draw that came back. */
  @Column({ ...nullable(column.id()), name: 'draw_request_id' })
  drawRequestId!: string | null;

  /** Every save raises it: what is signed is the version that was read. */
  @Column(column.integer())
  version!: number;

  /** Of the note and the files of the whole draw. */
  @Column({ ...column.integer(), name: 'whole_version' })
  wholeVersion!: number;

  @Column(nullable(column.text(4000)))
  note!: string | null;

  @Column(column.json())
  documents!: SupportingDocument[];

  @Column({ ...column.id(), name: 'started_by' })
  startedBy!: string;

  @Column({ ...column.instant(), name: 'started_at' })
  startedAt!: Date;

  @Column({ ...column.id(), name: 'changed_by' })
  changedBy!: string;

  @Column({ ...column.instant(), name: 'changed_at' })
  changedAt!: Date;
}
