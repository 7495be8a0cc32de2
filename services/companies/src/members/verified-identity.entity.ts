import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user whose identity was verified, as identity told. */
@Entity({ name: 'verified_identity' })
export class VerifiedIdentityEntity {
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'verified_at' }) verifiedAt!: Date;
}
