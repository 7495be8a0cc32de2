import { licenseRecord } from '@groundwork/domain-companies';
import type { LicenseHolderType } from '@groundwork/domain-companies';
import { column, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A licence to build in a state, of a company of the tree, a person or a contractor. */
@Entity({ name: 'builder_license' })
export class LicenseEntity extends recordColumns(licenseRecord, {
  number: 'license_number',
  licenseNotRequired: 'not_required',
}) {
  @PrimaryColumn(column.id()) id!: string;
  /** The company at the top of the tree. */
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  @Column({ ...column.text(20), name: 'holder_type' }) holderType!: LicenseHolderType;
  @Column({ ...column.id(), name: 'holder_id' }) holderId!: string;
  declare state: string;
  declare licenseNotRequired: boolean;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
