import { companyRecord } from '@groundwork/domain-companies';
import { column, nullable, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company, or an entity that owns a part of one. Properties carry the names of the wire (specification, section 3). */
@Entity({ name: 'company' })
export class CompanyEntity extends recordColumns(companyRecord, {
  eiN_TAXID: 'ein_taxid',
  physicalAddressSameAsMailing: 'physical_same_as_mailing',
}) {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...nullable(column.id()), name: 'parent_company_id' }) parentCompanyId!: string | null;
  /** The company whose users see this row: itself, or for an owning entity the company at the top of its tree. */
  @Column({ ...column.id(), name: 'root_company_id' }) rootCompanyId!: string;
  @Column(column.integer()) version!: number;

  declare organizationName: string;
  declare additionalPeopleConfirmed: boolean;
  declare companyStructureVerified: boolean;

  /** One of its people; only of the company at the top. */
  @Column({ ...nullable(column.id()), name: 'control_person_id' }) controlPersonId!: string | null;

  @Column({ ...column.flag(), name: 'line_of_credit' }) lineOfCredit!: boolean;
  /** Cents. */
  @Column({ ...column.cents(), name: 'credit_amount' }) creditAmount!: number;
  @Column({ ...nullable(column.id()), name: 'broker_id' }) brokerId!: string | null;

  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
