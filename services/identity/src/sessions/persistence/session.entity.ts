import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type EndReason =
  | 'logout'
  | 'idle'
  | 'reuse'
  | 'expired'
  | 'password'
  | 'account'
  | 'device'
  | 'role'
  | 'second_factor'
  | 'token'
  | 'sign_in'
  | 'administrator';

/** A sign-in on one device: a family of refresh tokens of which only the newest is good. */
@Entity({ name: 'session' })
export class SessionEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'account_id' })
  accountId!: string;

  /** Number of the refresh token that is good now; each renewal moves it by one. */
  @Column(column.integer())
  generation!: number;

  /** Part of the refresh tokens' authentication, so that the server's key alone cannot make one. */
  @Column(column.text(64))
  secret!: string;

  @Column({ ...nullable(column.id()), name: 'company_id' })
  companyId!: string | null;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;

  @Column({ ...column.instant(), name: 'active_at' })
  activeAt!: Date;

  @Column({ ...column.instant(), name: 'rotated_at' })
  rotatedAt!: Date;

  /** When its user proved again who it is; null where the sign-in is the only proof. */
  @Column({ ...nullable(column.instant()), name: 'proved_at' })
  provedAt!: Date | null;

  @Column({ ...nullable(column.instant()), name: 'ended_at' })
  endedAt!: Date | null;

  @Column({ ...nullable(column.text(20)), name: 'end_reason' })
  endReason!: EndReason | null;

  @Column({ ...nullable(column.text(64)), name: 'address' })
  address!: string | null;

  @Column({ ...nullable(column.text(300)), name: 'user_agent' })
  userAgent!: string | null;
}
