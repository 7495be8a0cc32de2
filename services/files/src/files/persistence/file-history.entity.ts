import type { FileStatus, NamingSide } from '@groundwork/domain-files';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every round of a file's review, and whoever said of which property it is, written in the transaction of the decision. */
@Entity({ name: 'file_history' })
export class FileHistoryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'file_upload_id' })
  fileUploadId!: string;

  @Column({ ...nullable(column.text(20)), name: 'from_status' })
  fromStatus!: FileStatus | null;

  @Column({ ...column.text(20), name: 'to_status' })
  toStatus!: FileStatus;

  @Column(nullable(column.text(4000)))
  comments!: string | null;

  /** Whose side said of which property it is; null for an upload or a decision. */
  @Column({ ...nullable(column.text(20)), name: 'named_by' })
  namedBy!: NamingSide | null;

  /** What that property was called then; null where it was taken back. */
  @Column({ ...nullable(column.text(500)), name: 'property_title' })
  propertyTitle!: string | null;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
