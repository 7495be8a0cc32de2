import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { experienceKinds, experienceRecord } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { recordDto } from '@groundwork/server-http';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { requiredId, requiredVersion } from '../shared/fields.js';
import { Removing, RowIdDto } from '../shared/removed.dto.js';

/** Fields of an experience, which the use case holds `experienceErrors` of domain-companies against. */
export class ExperienceDetailsDto extends recordDto(experienceRecord, { rulesLater: true }) {}

export class ExperienceKindDto {
  @ApiProperty({ enum: experienceKinds })
  @IsIn(experienceKinds)
  kind!: ExperienceKind;
}

export class ListExperiencesDto extends ExperienceKindDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'The company in use where none is named.' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export class CreateExperienceDto extends ExperienceDetailsDto {
  @requiredId() companyId!: string;
}

export class UpdateExperienceDto extends ExperienceDetailsDto {
  @requiredId() id!: string;
  @requiredVersion() version!: number;
}

export class ExperienceDto extends ExperienceDetailsDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Name of whose project it was.' }) ownerName!:
    string | null;
}

export class RemoveExperiencesDto {
  @IsOptional()
  @Removing(RowIdDto, false)
  ConstructionExperiences?: RowIdDto[];

  @IsOptional()
  @Removing(RowIdDto, false)
  ResidentialExperiences?: RowIdDto[];
}
