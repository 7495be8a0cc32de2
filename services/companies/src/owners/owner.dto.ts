import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { companyRecord, entityOwnerTypes, personRecord, shareRecord } from '@groundwork/domain-companies';
import type { EntityOwnerType } from '@groundwork/domain-companies';
import { decimal, one, record } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { DtoField, recordDto } from '@groundwork/server-http';
import { IsIn, IsOptional } from 'class-validator';
import { FinancialAccountDto } from '../accounts/index.js';
import { PersonDto } from '../people/index.js';
import { S1RequestDto } from '../s1-requests/index.js';
import { oneId, requiredId, requiredVersion } from '../shared/fields.js';
import { Removing, RowIdDto } from '../shared/removed.dto.js';

/** The person of an owner: with a version where a person that exists is changed. */
const ownerPersonRecord = record('OwnerPerson', { ...personRecord.fields, version: decimal('') });

/** Fields of an owner; `ownerErrors` of domain-companies says which are required. */
export class OwnerDetailsDto extends recordDto(
  record('OwnerDetails', {
    ...shareRecord.fields,
    person: one(ownerPersonRecord, {
      description: 'Of a person: its fields, of a new one or changed ones of one that is known.',
    }),
  }),
  { rulesLater: true },
) {}

export class CreateOwnerDto extends OwnerDetailsDto {
  @requiredId('The company that is owned: the borrowing one, or an entity of its tree.') ownedCompanyId!: string;

  @ApiProperty({ enum: entityOwnerTypes })
  @IsIn(entityOwnerTypes)
  entityOwnerType!: EntityOwnerType;

  /** A person of the company who is known already; it leaves the list of other people. */
  @oneId() personId?: string | null;
  /** An entity of the tree that is known already. */
  @oneId() ownerCompanyId?: string | null;

  @DtoField(one(companyRecord, { description: 'A new entity, where none that is known is named.' }))
  ownerCompany?: RecordOf<typeof companyRecord> | null;
}

export class UpdateOwnerDto extends OwnerDetailsDto {
  @requiredId() id!: string;
  @requiredVersion() version!: number;

  @ApiPropertyOptional({ enum: entityOwnerTypes, description: 'As it is: an owner does not become another kind.' })
  @IsOptional()
  @IsIn(entityOwnerTypes)
  entityOwnerType?: EntityOwnerType;
}

export class RemoveOwnersDto {
  @Removing(RowIdDto)
  EntityOwners!: RowIdDto[];
}

export class OwnerCompanyDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
  @ApiProperty({ type: String, nullable: true }) legalEntityName!: string | null;
}

export class OwnerDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ enum: entityOwnerTypes }) entityOwnerType!: EntityOwnerType;
  @ApiProperty({ type: Boolean }) multiplePeopleUnder20!: boolean;
  @ApiProperty({ type: String }) displayName!: string;
  @ApiProperty({ type: Number }) percentOwnership!: number;
  @ApiProperty({ type: String, nullable: true }) role!: string | null;
  @ApiProperty({ type: Boolean, nullable: true }) officer!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true }) willingToBeGuarantor!: boolean | null;
  @ApiProperty({ type: String, nullable: true }) fullOrPartTime!: string | null;
  @ApiProperty({ type: Boolean }) investInOwnNameAcknowledgement!: boolean;
  @ApiProperty({ type: Boolean }) under20Acknowledgement!: boolean;
  @ApiProperty({ type: String }) ownedCompanyId!: string;
  @ApiProperty({ type: String, nullable: true }) personId!: string | null;
  @ApiProperty({ type: PersonDto, nullable: true }) person!: PersonDto | null;
  @ApiProperty({ type: String, nullable: true }) ownerCompanyId!: string | null;
  @ApiProperty({ type: OwnerCompanyDto, nullable: true }) ownerCompany!: OwnerCompanyDto | null;
  @ApiProperty({ type: String, nullable: true, description: 'The file with the S-1 of the person.' }) s1id!:
    string | null;
  @ApiProperty({ type: [FinancialAccountDto] }) accounts!: FinancialAccountDto[];
}

export class OwnedEntityDto extends OwnerCompanyDto {
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: Number, description: 'Sum of the percentages, exact.' }) percentOwned!: number;
  @ApiProperty({ type: Boolean, description: 'Exactly 100.' }) complete!: boolean;
  @ApiProperty({ type: [OwnerDto] }) entityOwners!: OwnerDto[];
}

export class EntityNeedDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) percent!: number;
}

export class EffectiveHoldingDto {
  @ApiProperty({ type: String }) entityOwnerId!: string;
  @ApiProperty({ type: String, description: 'The company in which the holding is.' }) companyId!: string;
  @ApiProperty({ type: String, description: 'Its part of the company asked for, an exact decimal.' }) percent!: string;
}

export class BeneficialOwnerDto {
  @ApiProperty({ type: String }) personId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String, description: 'Over all paths, an exact decimal.' }) percent!: string;
  @ApiProperty({ type: Boolean }) atLeast20!: boolean;
  @ApiProperty({ type: Boolean }) atLeast25!: boolean;
  @ApiProperty({ type: Boolean }) isControlPerson!: boolean;
  @ApiProperty({ type: [EffectiveHoldingDto] }) holdings!: EffectiveHoldingDto[];
}

export class OwedS1Dto {
  @ApiProperty({ type: Boolean, description: 'Nobody in the tree is a person by name: the step is hidden.' })
  hidden!: boolean;
  @ApiProperty({ type: [PersonDto], description: 'Who still owes an S-1.' }) needed!: PersonDto[];
  @ApiProperty({ type: [S1RequestDto], description: 'Who was asked to sign it by a link.' }) requests!: S1RequestDto[];
}

/**
 * The whole tree of owners of a company over any depth: every entity once, with its owners, the company asked for first and
 * the owned before its owners. A list and no nest, since an entity may own parts of several others.
 */
export class OwnershipDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: [OwnedEntityDto] }) entities!: OwnedEntityDto[];
  @ApiProperty({ type: Number, description: 'Owned of what is needed in all entities, to three significant digits.' })
  percentComplete!: number;
  @ApiProperty({ type: [EntityNeedDto], description: 'Entities that are under 100 percent.' })
  needed100!: EntityNeedDto[];
  @ApiProperty({ type: [BeneficialOwnerDto], description: 'Every natural person by name, largest share first.' })
  beneficialOwners!: BeneficialOwnerDto[];
  @ApiProperty({ type: [EffectiveHoldingDto], description: 'Groups of people under 20 percent, who are not named.' })
  groups!: EffectiveHoldingDto[];
  @ApiProperty({ type: String, description: 'What nobody has been named for yet, an exact decimal.' })
  unassigned!: string;
  @ApiProperty({ type: String, nullable: true }) controlPersonId!: string | null;
  @ApiProperty({ type: Boolean }) companyStructureVerified!: boolean;
  @ApiProperty({ type: OwedS1Dto }) s1!: OwedS1Dto;
}
