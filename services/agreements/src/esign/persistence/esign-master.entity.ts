import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the e-sign terms. A version never changes; the newest is in force. */
@Entity({ name: 'esign_master' })
export class EsignMasterEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column(column.integer())
  version!: number;

  @Column(column.longText())
  content!: string;

  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  /** The administrator; null for the texts that the portal came with. */
  @Column({ ...nullable(column.id()), name: 'last_edited_by' })
  lastEditedBy!: string | null;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;
}
