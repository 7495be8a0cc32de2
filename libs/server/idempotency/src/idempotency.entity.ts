import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a command with this key was, and what it was answered. */
@Entity({ name: 'idempotency_key' })
export class IdempotencyKey {
  /** SHA-256 of user, route and key: keys of two users never meet. */
  @PrimaryColumn(column.text(64))
  id!: string;

  @Column({ ...column.text(64), name: 'body_hash' })
  bodyHash!: string;

  /** Until then a command without an answer counts as still running. */
  @Column({ ...column.instant(), name: 'running_until' })
  runningUntil!: Date;

  @Column({ ...nullable(column.integer()) })
  status!: number | null;

  @Column(nullable(column.longText()))
  answer!: string | null;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;
}
