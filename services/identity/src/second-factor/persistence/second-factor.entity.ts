import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor of an account that has turned it on. */
@Entity({ name: 'second_factor' })
export class SecondFactorEntity {
  @PrimaryColumn({ ...column.id(), name: 'account_id' })
  accountId!: string;

  /** Sealed. */
  @Column(column.text(300))
  secret!: string;

  /** The newest time step whose code was taken: that one and those before it are never taken again. */
  @Column({ ...column.integer(), name: 'last_step' })
  lastStep!: number;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;
}
