import type { FileStatus } from '@groundwork/domain-files';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every round of a file's review, written in the transaction of the decision. */
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

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
