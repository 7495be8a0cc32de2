import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Links that one network address tried in vain, in a window of time. */
@Entity({ name: 'link_failure' })
export class LinkFailureEntity {
  /** SHA-256 of the address. */
  @PrimaryColumn(column.text(64)) id!: string;
  @Column(column.integer()) failures!: number;
  @Column({ ...column.instant(), name: 'window_from' }) windowFrom!: Date;
}
