import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to the registration page. It opens once, until it expires or a newer one replaces it. */
@Entity({ name: 'broker_invitation' })
export class BrokerInvitationEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  /** SHA-256 of the code; the code itself stands in the mail alone. */
  @Column({ ...column.text(64), name: 'code_hash' }) codeHash!: string;
  @Column({ ...nullable(column.id()), name: 'sent_by' }) sentBy!: string | null;
  @Column({ ...column.instant(), name: 'sent_at' }) sentAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  /** Used, or replaced by a newer one. */
  @Column({ ...nullable(column.instant()), name: 'closed_at' }) closedAt!: Date | null;
}
