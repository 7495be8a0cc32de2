import { shareRecord } from '@groundwork/domain-companies';
import type { EntityOwnerType } from '@groundwork/domain-companies';
import { column, nullable, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a company, and whose it is: a person's, a group's or another company's (specification, section 3). */
@Entity({ name: 'entity_owner' })
export class HoldingEntity extends recordColumns(shareRecord, {
  investInOwnNameAcknowledgement: 'invest_in_own_name',
  under20Acknowledgement: 'under_20',
}) {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  /** The company at the top of the tree. */
  @Column({ ...column.id(), name: 'root_company_id' }) rootCompanyId!: string;
  @Column({ ...column.id(), name: 'owned_company_id' }) ownedCompanyId!: string;
  @Column({ ...column.text(30), name: 'owner_type' }) entityOwnerType!: EntityOwnerType;
  @Column({ ...nullable(column.id()), name: 'person_id' }) personId!: string | null;
  @Column({ ...nullable(column.id()), name: 'owner_company_id' }) ownerCompanyId!: string | null;
  declare percentOwnership: number;
  declare investInOwnNameAcknowledgement: boolean;
  declare under20Acknowledgement: boolean;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
