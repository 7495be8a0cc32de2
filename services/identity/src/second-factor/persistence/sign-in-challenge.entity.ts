import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `code`, `enrol`: between password and session. `start`, `replace`: an enrolment of somebody who is signed in, without
 * and with one already.
 */
export type ChallengePurpose = 'code' | 'enrol' | 'start' | 'replace';

/** What stands between a right password and a session, or between a new secret and its first code. */
@Entity({ name: 'sign_in_challenge' })
export class SignInChallengeEntity {
  /** SHA-256 of what the client holds. */
  @PrimaryColumn(column.text(64))
  id!: string;

  @Column({ ...column.id(), name: 'account_id' })
  accountId!: string;

  @Column(column.text(20))
  purpose!: ChallengePurpose;

  /** The new secret of an enrolment, sealed. */
  @Column(nullable(column.text(300)))
  secret!: string | null;

  @Column(column.integer())
  attempts!: number;

  @Column({ ...column.instant(), name: 'expires_at' })
  expiresAt!: Date;

  @Column({ ...nullable(column.instant()), name: 'used_at' })
  usedAt!: Date | null;
}
