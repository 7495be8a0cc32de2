import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code for the day on which the phone is not at hand. Its 80 random bits need no slow hash. */
@Entity({ name: 'recovery_code' })
export class RecoveryCodeEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'account_id' })
  accountId!: string;

  @Column(column.text(64))
  hash!: string;

  @Column({ ...nullable(column.instant()), name: 'used_at' })
  usedAt!: Date | null;
}
