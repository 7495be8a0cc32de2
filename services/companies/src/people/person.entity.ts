import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of a company: an owner, or one of the other people who work in it (specification, section 3). */
@Entity({ name: 'person' })
export class PersonEntity {
  @PrimaryColumn(column.id()) id!: string;
  /** The borrowing company, at the top of the tree. */
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  /** In the list of those who own nothing. */
  @Column({ ...column.flag(), name: 'other_person' }) otherPerson!: boolean;

  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...nullable(column.text(200)), name: 'middle_name' }) middleName!: string | null;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
  @Column(nullable(column.text(200))) title!: string | null;
  @Column(nullable(column.text(200))) role!: string | null;
  @Column({ ...nullable(column.text(254)), name: 'email_address' }) emailAddress!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'mobile_number' }) mobileNumber!: string | null;
  @Column({ ...nullable(column.flag()), name: 'can_send_messages' }) canSendMessages!: boolean | null;
  @Column(nullable(column.flag())) married!: boolean | null;
  @Column({ ...nullable(column.text(200)), name: 'spouse_name' }) spouseName!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'street_address' }) streetAddress!: string | null;
  @Column(nullable(column.text(200))) city!: string | null;
  @Column(nullable(column.text(60))) state!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'zip_code' }) zipCode!: string | null;
  @Column({ ...nullable(column.flag()), name: 'employed_by_thirdparty' }) employedByThirdparty!: boolean | null;
  @Column({ ...nullable(column.text(200)), name: 'thirdparty_company_name' }) thirdpartyCompanyName!: string | null;
  @Column({ ...nullable(column.text(20)), name: 'thirdparty_employment_status' }) thirdpartyEmploymentStatus!:
    string | null;
  @Column({ ...nullable(column.integer()), name: 'thirdparty_employed_since' }) thirdpartyEmployedSince!: number | null;
  @Column({ ...nullable(column.integer()), name: 'years_in_home_construction' }) yearsInHomeConstruction!:
    number | null;
  @Column({ ...nullable(column.integer()), name: 'years_in_commercial_construction' }) yearsInCommercialConstruction!:
    number | null;
  @Column({ ...nullable(column.text(20)), name: 'full_or_part_time' }) fullOrPartTime!: string | null;
  @Column({ ...nullable(column.id()), name: 'resume_id' }) resumeId!: string | null;
  @Column({ ...nullable(column.longText()), name: 'resume_text' }) resumeText!: string | null;
  /** The file with the S-1, as the files service told. */
  @Column({ ...nullable(column.id()), name: 's1_id' }) s1Id!: string | null;

  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
