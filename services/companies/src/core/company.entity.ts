import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company, or an entity that owns a part of one. Properties carry the names of the wire (specification, section 3). */
@Entity({ name: 'company' })
export class CompanyEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...nullable(column.id()), name: 'parent_company_id' }) parentCompanyId!: string | null;
  /** The company whose users see this row: itself, or for an owning entity the company at the top of its tree. */
  @Column({ ...column.id(), name: 'root_company_id' }) rootCompanyId!: string;
  @Column(column.integer()) version!: number;

  @Column({ ...column.text(200), name: 'organization_name' }) organizationName!: string;
  @Column(nullable(column.text(200))) website!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'mailing_street_address' }) mailingStreetAddress!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'mailing_city' }) mailingCity!: string | null;
  @Column({ ...nullable(column.text(60)), name: 'mailing_state' }) mailingState!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'mailing_zip_code' }) mailingZipCode!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'physical_street_address' }) physicalStreetAddress!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'physical_city' }) physicalCity!: string | null;
  @Column({ ...nullable(column.text(60)), name: 'physical_state' }) physicalState!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'physical_zip_code' }) physicalZipCode!: string | null;
  @Column({ ...nullable(column.flag()), name: 'physical_same_as_mailing' }) physicalAddressSameAsMailing!:
    boolean | null;
  @Column({ ...nullable(column.flag()), name: 'more_than_million_revenue' }) moreThanMillionRevenue!: boolean | null;
  @Column({ ...nullable(column.integer()), name: 'number_of_shareholders' }) numberOfShareholders!: number | null;

  @Column({ ...nullable(column.text(200)), name: 'legal_entity_name' }) legalEntityName!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'ein_taxid' }) eiN_TAXID!: string | null;
  @Column({ ...nullable(column.integer()), name: 'years_of_incorperation' }) yearsOfIncorperation!: number | null;
  @Column({ ...nullable(column.text(60)), name: 'state_of_incorperation' }) stateOfIncorperation!: string | null;

  @Column({ ...nullable(column.flag()), name: 'has_builders_license' }) hasBuildersLicense!: boolean | null;
  @Column({ ...nullable(column.text(100)), name: 'builders_license_number' }) buildersLicenseNumber!: string | null;
  @Column({ ...nullable(column.flag()), name: 'license_revoked' }) licenseRevoked!: boolean | null;
  @Column({ ...nullable(column.longText()), name: 'revoke_reason' }) revokeReason!: string | null;
  @Column({ ...nullable(column.flag()), name: 'uses_third_party' }) usesThirdParty!: boolean | null;
  @Column({ ...column.flag(), name: 'additional_people_confirmed' }) additionalPeopleConfirmed!: boolean;
  @Column({ ...column.flag(), name: 'company_structure_verified' }) companyStructureVerified!: boolean;

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
