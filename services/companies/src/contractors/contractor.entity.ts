import { contractorRecord } from '@groundwork/domain-companies';
import { column, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A general contractor from outside the company. */
@Entity({ name: 'third_party_contractor' })
export class ContractorEntity extends recordColumns(contractorRecord) {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  // Its record may be half filled on the wire; a stored contractor has these.
  declare firstName: string;
  declare lastName: string;
  declare mobileNumber: string;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
