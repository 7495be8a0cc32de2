import { ApiProperty } from '@nestjs/swagger';
import { personRecord } from '@groundwork/domain-companies';
import { recordDto } from '@groundwork/server-http';
import { ContractorDto } from '../contractors/index.js';
import { LicenseDto } from '../licenses/index.js';
import { requiredId, requiredVersion } from '../shared/fields.js';

/** Fields of a person. What is required of whom say `personErrors`, `employeeErrors` and `ownerErrors` of domain-companies. */
export class PersonDetailsDto extends recordDto(personRecord, { rulesLater: true }) {}

export class CreatePersonDto extends PersonDetailsDto {
  @requiredId() companyId!: string;
}

export class UpdatePersonDto extends PersonDetailsDto {
  @requiredId() id!: string;
  @requiredVersion() version!: number;
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
