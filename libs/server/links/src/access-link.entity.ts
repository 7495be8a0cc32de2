import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a link is for; it opens nothing else. */
export type LinkPurpose = 'waiver' | 'inspection' | 's1';

/** A link by which somebody without an account comes to exactly one thing, until it expires or is closed. */
@Entity({ name: 'access_link' })
export class AccessLinkEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(20)) purpose!: LinkPurpose;
  /** The waiver, the inspection or the asking for an S-1. */
  @Column({ ...column.id(), name: 'subject_id' }) subjectId!: string;
  /** Whom the letter was sent to. */
  @Column(column.text(320)) email!: string;
  /** SHA-256 of the token; the token itself stands in the letter alone. */
  @Column({ ...column.text(64), name: 'token_hash' }) tokenHash!: string;
  @Column({ ...column.id(), name: 'sent_by' }) sentBy!: string;
  @Column({ ...column.instant(), name: 'sent_at' }) sentAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  /** Files that were let in by it. */
  @Column(column.integer()) uploads!: number;
  /** Revoked, or replaced by a newer one. */
  @Column({ ...nullable(column.instant()), name: 'closed_at' }) closedAt!: Date | null;
}
