import type { TermSheetType } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why an acceptance ended. */
export type TermSheetEnd = 'withdrawn' | 'superseded' | 'declined';

/** Acceptance of a term sheet for an application, with its evidence. It ends, by withdrawal or by a later one; it stays. */
@Entity({ name: 'term_sheet_agreement' })
export class TermSheetAgreementEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  /** The application's company, as the applications service named it. */
  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column(column.text(40))
  type!: TermSheetType;

  @Column(column.integer())
  version!: number;

  /** Of the text as it was shown. */
  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  /** The text as it was shown, filled with the application's figures; null for acceptances of before sheets were filled. */
  @Column(nullable(column.longText()))
  content!: string | null;

  /** Of the master's text that was filled; null for acceptances of before sheets were filled. */
  @Column({ ...nullable(column.text(64)), name: 'master_hash' })
  masterHash!: string | null;

  /** First and last name of the account at that moment; null where it was not recorded. */
  @Column({ ...nullable(column.text(420)), name: 'signer_name' })
  signerName!: string | null;

  /** The address that the server saw. */
  @Column(nullable(column.text(64)))
  ip!: string | null;

  @Column({ ...nullable(column.text(400)), name: 'user_agent' })
  userAgent!: string | null;

  @Column(column.instant())
  date!: Date;

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
