import { ApiProperty } from '@nestjs/swagger';
import { personRecord } from '@groundwork/domain-companies';
import { ContractorDto } from '../contractors/index.js';
import { LicenseDto } from '../licenses/index.js';
import { detailsDto } from '../shared/details.dto.js';
import { decimal, requiredId, requiredVersion } from '../shared/fields.js';

/** Fields of a person. What is required of whom say `personErrors`, `employeeErrors` and `ownerErrors` of domain-companies. */
export class PersonDetailsDto extends detailsDto(personRecord) {}

export class CreatePersonDto extends PersonDetailsDto {
  @requiredId() companyId!: string;
}

export class UpdatePersonDto extends PersonDetailsDto {
  @requiredId() id!: string;
  @requiredVersion() version!: number;
}

/** The person of an owner: with a version where a person that exists is changed. */
export class OwnerPersonDto extends PersonDetailsDto {
  @decimal() version?: number | null;
}

export class PersonDto extends PersonDetailsDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String, description: 'The borrowing company.' }) companyId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: Boolean, description: 'In the list of those who own nothing.' }) otherPerson!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The file with the S-1.' }) s1Id!: string | null;
  @ApiProperty({ type: [LicenseDto] }) builderLicenses!: LicenseDto[];
}

export class PeopleDto {
  @ApiProperty({ type: [PersonDto] }) owners!: PersonDto[];
  @ApiProperty({ type: [PersonDto], description: 'Employees who own nothing.' }) otherPeople!: PersonDto[];
  @ApiProperty({ type: [ContractorDto] }) thirdPartyContractors!: ContractorDto[];
}

/** Somebody who may be asked to use the portal; the invitation itself is identity's. */
export class InvitablePersonDto {
  @ApiProperty({ type: String }) personId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: without an address nobody can be invited.' })
  email!: string | null;
  @ApiProperty({ type: Boolean, description: 'A user of the company has this address already.' }) isMember!: boolean;
}
