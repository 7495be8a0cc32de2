import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A general contractor from outside the company. */
@Entity({ name: 'third_party_contractor' })
export class ContractorEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
  @Column({ ...column.text(10), name: 'mobile_number' }) mobileNumber!: string;
  @Column({ ...nullable(column.text(254)), name: 'email_address' }) emailAddress!: string | null;
  @Column({ ...nullable(column.flag()), name: 'license_revoked' }) licenseRevoked!: boolean | null;
  @Column({ ...nullable(column.id()), name: 'resume_id' }) resumeId!: string | null;
  @Column({ ...nullable(column.longText()), name: 'resume_text' }) resumeText!: string | null;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
