import type { TermSheetType } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the term sheet of a type. A version never changes; the newest of its type is in force. */
@Entity({ name: 'term_sheet' })
export class TermSheetEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column(column.text(40))
  type!: TermSheetType;

  @Column(column.integer())
  version!: number;

  @Column(column.longText())
  content!: string;

  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  /** The administrator; null for the texts that the portal came with. */
  @Column({ ...nullable(column.id()), name: 'user_id' })
  userId!: string | null;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;
}
