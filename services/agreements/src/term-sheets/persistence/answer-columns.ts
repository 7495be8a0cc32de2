import type { TermSheetType } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, PrimaryColumn } from 'typeorm';

/** What every answer to a text that was shown for an application is proven by: who gave it, to which text, when and from where. */
export abstract class AnswerColumns {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  /** The application's company, as the applications service named it. */
  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  /** First and last name of the account at that moment; null where it was not recorded. */
  @Column({ ...nullable(column.text(420)), name: 'signer_name' })
  signerName!: string | null;

  @Column(column.text(40))
  type!: TermSheetType;

  @Column(column.integer())
  version!: number;

  /** Of the text as it was shown. */
  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  /** The address that the server saw. */
  @Column(nullable(column.text(64)))
  ip!: string | null;

  @Column({ ...nullable(column.text(400)), name: 'user_agent' })
  userAgent!: string | null;

  /** What was proved beside the session, in words; null where nothing was asked. */
  @Column(nullable(column.text(400)))
  proof!: string | null;

  @Column(column.instant())
  date!: Date;
}
