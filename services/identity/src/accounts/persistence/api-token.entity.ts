import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key of the lender's for a machine. Its id is whom the machine is called by in every record, and stays when the token has ended. */
@Entity({ name: 'api_token' })
export class ApiTokenEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(200)) name!: string;
  /** The name in small letters while the token is good, so that two have not the same; null afterwards. */
  @Column({ ...nullable(column.text(200)), name: 'name_in_use' }) nameInUse!: string | null;
  /** SHA-256 of the token; the token itself is nowhere. */
  @Column({ ...column.text(64), name: 'token_hash' }) tokenHash!: string;
  /** Its last four characters, by which people tell one from another. */
  @Column(column.text(4)) ending!: string;
  @Column(column.json()) scopes!: string[];
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'used_at' }) usedAt!: Date | null;
  @Column({ ...nullable(column.text(64)), name: 'used_from' }) usedFrom!: string | null;
  @Column({ ...nullable(column.instant()), name: 'revoked_at' }) revokedAt!: Date | null;
  @Column({ ...nullable(column.id()), name: 'revoked_by' }) revokedBy!: string | null;
}
