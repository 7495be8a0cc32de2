import type { EntityOwnerType } from '@groundwork/domain-companies';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a company, and whose it is: a person's, a group's or another company's (specification, section 3). */
@Entity({ name: 'entity_owner' })
export class HoldingEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  /** The company at the top of the tree. */
  @Column({ ...column.id(), name: 'root_company_id' }) rootCompanyId!: string;
  @Column({ ...column.id(), name: 'owned_company_id' }) ownedCompanyId!: string;
  @Column({ ...column.text(30), name: 'owner_type' }) entityOwnerType!: EntityOwnerType;
  @Column({ ...nullable(column.id()), name: 'person_id' }) personId!: string | null;
  @Column({ ...nullable(column.id()), name: 'owner_company_id' }) ownerCompanyId!: string | null;
  @Column({ ...column.percent(), name: 'percent_ownership' }) percentOwnership!: number;
  @Column(nullable(column.text(200))) role!: string | null;
  @Column(nullable(column.flag())) officer!: boolean | null;
  @Column({ ...nullable(column.flag()), name: 'willing_to_be_guarantor' }) willingToBeGuarantor!: boolean | null;
  @Column({ ...nullable(column.text(20)), name: 'full_or_part_time' }) fullOrPartTime!: string | null;
  @Column({ ...column.flag(), name: 'invest_in_own_name' }) investInOwnNameAcknowledgement!: boolean;
  @Column({ ...column.flag(), name: 'under_20' }) under20Acknowledgement!: boolean;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
