import { nameKey } from '@groundwork/domain-validation';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One edition of a named version of the ICCA, the referral agreement's master. An edit makes a new edition; deleting a
 * version withdraws all its editions, which stay.
 */
@Entity({ name: 'icca_master' })
export class IccaMasterEntity {
  @PrimaryColumn(column.id())
  id!: string;

  /** Name of the version, as it was typed. */
  @Column(column.text(200))
  version!: string;

  /** The name as names are compared: on both engines 'Default' is 'default'. */
  @Column({ ...column.text(200), name: 'version_key' })
  versionKey!: string;

  @Column(column.integer())
  edition!: number;

  @Column(column.longText())
  content!: string;

  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  @Column({ ...column.percent(), name: 'initial_loan_rate' })
  initialLoanRate!: number;

  @Column({ ...column.percent(), name: 'additional_loan_rate' })
  additionalLoanRate!: number;

  @Column({ ...nullable(column.id()), name: 'last_edited_by' })
  lastEditedBy!: string | null;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;

  @Column({ ...nullable(column.instant()), name: 'withdrawn_at' })
  withdrawnAt!: Date | null;

  @Column({ ...nullable(column.id()), name: 'withdrawn_by' })
  withdrawnBy!: string | null;
}

export const versionKeyOf = (version: string): string => nameKey(version.normalize('NFKC'));
