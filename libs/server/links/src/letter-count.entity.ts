import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Letters with a link to one address, or of one person, in an hour. */
@Entity({ name: 'letter_count' })
export class LetterCountEntity {
  /** SHA-256 of what is counted. */
  @PrimaryColumn(column.text(64)) id!: string;
  @Column(column.integer()) letters!: number;
  @Column({ ...column.instant(), name: 'window_from' }) windowFrom!: Date;
}
