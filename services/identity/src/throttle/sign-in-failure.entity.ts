import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Attempts of one key (see attempt-counter) in its window. */
@Entity({ name: 'sign_in_failure' })
export class SignInFailureEntity {
  @PrimaryColumn(column.text(64))
  id!: string;

  @Column(column.integer())
  failures!: number;

  @Column({ ...column.instant(), name: 'window_from' })
  windowFrom!: Date;

  @Column({ ...nullable(column.instant()), name: 'blocked_until' })
  blockedUntil!: Date | null;
}
