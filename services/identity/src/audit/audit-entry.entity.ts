import type { AuditKind } from '@groundwork/domain-accounts';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an entry says besides; texts and numbers that a person may read, never a secret. */
export type AuditDetails = Readonly<Record<string, string | number>>;

/** Something that happened to an account or a session. Rows are added and never changed: triggers refuse the rest. */
@Entity({ name: 'audit_entry' })
export class AuditEntryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column(column.text(40))
  kind!: AuditKind;

  @Column({ ...column.instant(), name: 'occurred_at' })
  occurredAt!: Date;

  /** The account that it happened to; null where what was typed belongs to none. */
  @Column({ ...nullable(column.id()), name: 'account_id' })
  accountId!: string | null;

  /** Who did it, where somebody was signed in. */
  @Column({ ...nullable(column.id()), name: 'actor_id' })
  actorId!: string | null;

  @Column({ ...nullable(column.id()), name: 'session_id' })
  sessionId!: string | null;

  /** SHA-256 of an address that belongs to no account: entries about the same one can be told, the address cannot. */
  @Column({ ...nullable(column.text(64)), name: 'typed_hash' })
  typedHash!: string | null;

  @Column(nullable(column.text(64)))
  address!: string | null;

  @Column({ ...nullable(column.text(300)), name: 'user_agent' })
  userAgent!: string | null;

  @Column(column.json())
  details!: AuditDetails;
}
