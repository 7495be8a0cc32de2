import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document that was rejected and waits for another file in its place. */
@Entity({ name: 'rejected_file' })
export class RejectedFileEntity {
  /** Of whom, which type, about whom. */
  @PrimaryColumn({ ...column.text(160), name: 'file_key' }) fileKey!: string;
  @Column({ ...column.instant(), name: 'rejected_at' }) rejectedAt!: Date;
}
