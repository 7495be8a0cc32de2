import type { Role } from '@groundwork/domain-access';
import type { Profile } from '@groundwork/domain-accounts';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** A profile beyond the name; the digits of the social security number are sealed. */
export interface ProfileDetails extends Writable<Omit<Profile, 'firstName' | 'lastName'>> {
  /** Ids of the identity check that was passed, and when the user saved them. */
  identityRequestId?: string;
  identityConversationId?: string;
  identityVerifiedAt?: string;
}

/** Somebody who can sign in. */
@Entity({ name: 'account' })
export class AccountEntity {
  @PrimaryColumn(column.id())
  id!: string;

  /** Normalised; unique. */
  @Column(column.text(254))
  email!: string;

  @Column({ ...column.text(120), name: 'first_name' })
  firstName!: string;

  @Column({ ...column.text(120), name: 'last_name' })
  lastName!: string;

  @Column(column.text(20))
  role!: Role;

  @Column({ ...nullable(column.text(200)), name: 'password_hash' })
  passwordHash!: string | null;

  @Column(column.flag())
  active!: boolean;

  @Column({ ...nullable(column.id()), name: 'broker_id' })
  brokerId!: string | null;

  @Column(column.json())
  profile!: ProfileDetails;

  /** Moves with every change of the profile or the names. */
  @Column({ ...column.integer(), name: 'profile_version' })
  profileVersion!: number;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;

  @Column({ ...column.instant(), name: 'updated_at' })
  updatedAt!: Date;
}
