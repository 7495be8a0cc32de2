import { column, nullable } from '@groundwork/server-data';
import { Column, Entity } from 'typeorm';
import { AnswerColumns } from './answer-columns.js';

/** Why an acceptance ended. */
export type TermSheetEnd = 'withdrawn' | 'superseded' | 'declined';

/** Acceptance of a term sheet for an application, with its evidence. It ends, by withdrawal or by a later one; it stays. */
@Entity({ name: 'term_sheet_agreement' })
export class TermSheetAgreementEntity extends AnswerColumns {
  /** The text as it was shown, filled with the application's figures; null for acceptances of before sheets were filled. */
  @Column(nullable(column.longText()))
  content!: string | null;

  /** Of the master's text that was filled; null for acceptances of before sheets were filled. */
  @Column({ ...nullable(column.text(64)), name: 'master_hash' })
  masterHash!: string | null;

  /** The application while the acceptance stands, else null: unique, so that an application has one at most. */
  @Column({ ...nullable(column.id()), name: 'active_key' })
  activeKey!: string | null;

  @Column({ ...nullable(column.instant()), name: 'ended_at' })
  endedAt!: Date | null;

  @Column({ ...nullable(column.id()), name: 'ended_by' })
  endedBy!: string | null;

  @Column({ ...nullable(column.text(20)), name: 'end_reason' })
  endReason!: TermSheetEnd | null;
}
