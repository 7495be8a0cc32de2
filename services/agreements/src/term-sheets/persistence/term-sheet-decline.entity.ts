import type { TermSheetType } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a term sheet was shown for an application and declined, with its evidence. It never changes. */
@Entity({ name: 'term_sheet_decline' })
export class TermSheetDeclineEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  /** First and last name of the account at that moment. */
  @Column({ ...nullable(column.text(420)), name: 'signer_name' })
  signerName!: string | null;

  @Column(column.text(40))
  type!: TermSheetType;

  @Column(column.integer())
  version!: number;

  /** The text as it was shown. */
  @Column(column.longText())
  content!: string;

  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  /** Of the master's text that was filled. */
  @Column({ ...column.text(64), name: 'master_hash' })
  masterHash!: string;

  @Column(nullable(column.text(64)))
  ip!: string | null;

  @Column({ ...nullable(column.text(400)), name: 'user_agent' })
  userAgent!: string | null;

  @Column(column.instant())
  date!: Date;
}
