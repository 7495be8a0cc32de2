import type { SecondFactorGroup, SigningDemandKind } from '@groundwork/domain-accounts';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of what the lender asks people to prove. An edit makes the next one; before the first a password is enough. */
@Entity({ name: 'signing_setting' })
export class ProofSettingEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  @Column(column.text(20)) demand!: SigningDemandKind;
  @Column({ ...column.text(20), name: 'second_factor', default: 'nobody' }) secondFactor!: SecondFactorGroup;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
