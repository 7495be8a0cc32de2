import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An upload that comes in parts, until it is a file or is given up. */
@Entity({ name: 'resumable_upload' })
export class ResumableUploadEntity {
  @PrimaryColumn(column.id())
  id!: string;

  /** Who began it: nobody else goes on with it. */
  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.text(20), name: 'parent_type' })
  parentType!: string;

  /** As a form would have them. */
  @Column(column.json())
  fields!: Record<string, string>;

  @Column({ ...column.longText(), name: 'file_name' })
  fileName!: string;

  @Column({ ...column.cents(), name: 'size_bytes' })
  sizeBytes!: number;

  /** Of the last part that came. */
  @Column({ ...column.instant(), name: 'touched_at' })
  touchedAt!: Date;

  /** The file that it became; its parts are gone then. */
  @Column({ ...nullable(column.id()), name: 'file_upload_id' })
  fileUploadId!: string | null;
}
