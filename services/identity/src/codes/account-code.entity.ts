import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeKind } from './domain/code-lives.js';

/** A link that was sent by mail. It opens once, until it expires or a newer one replaces it. */
@Entity({ name: 'account_code' })
export class AccountCodeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(20)) kind!: CodeKind;
  /** The account that it is for; for a confirmation the account's id to be, for an administrator's invitation its own. */
  @Column({ ...column.id(), name: 'subject_id' }) subjectId!: string;
  @Column(column.text(254)) email!: string;
  /** As they were given with this link: another's registration of the same address does not change them. */
  @Column({ ...column.text(120), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(120), name: 'last_name' }) lastName!: string;
  @Column({ ...nullable(column.id()), name: 'company_id' }) companyId!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'organization_name' }) organizationName!: string | null;
  /** SHA-256 of the code; the code itself stands in the letter alone. */
  @Column({ ...column.text(64), name: 'code_hash' }) codeHash!: string;
  @Column({ ...nullable(column.id()), name: 'sent_by' }) sentBy!: string | null;
  @Column({ ...column.instant(), name: 'sent_at' }) sentAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  /** Used, or replaced by a newer one. */
  @Column({ ...nullable(column.instant()), name: 'closed_at' }) closedAt!: Date | null;
}
