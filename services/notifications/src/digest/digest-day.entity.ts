import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day that was looked at for an administrator: its key is what makes the letter one, over replicas and restarts. */
@Entity({ name: 'digest_day' })
export class DigestDayEntity {
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @PrimaryColumn(column.date()) day!: string;
  /** How many matters it told of; none: no letter was written. */
  @Column(column.integer()) matters!: number;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
