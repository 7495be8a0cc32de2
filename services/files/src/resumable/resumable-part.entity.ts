import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part whose bytes are whole in the storage. */
@Entity({ name: 'resumable_part' })
export class ResumablePartEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'upload_id' })
  uploadId!: string;

  /** Where it begins in the file: unique for an upload, so that of two at once one counts. */
  @Column({ ...column.cents(), name: 'begins_at' })
  beginsAt!: number;

  @Column({ ...column.cents(), name: 'size_bytes' })
  sizeBytes!: number;
}
