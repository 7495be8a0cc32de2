import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { experienceKinds } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { optionalAmount } from '@groundwork/domain-validation';
import { Type } from 'class-transformer';
import { IsArray, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { field, requiredId, requiredVersion, oneId, text } from '../shared/fields.js';
import { RowIdDto } from '../shared/removed.dto.js';

/** Fields of an experience; `experienceErrors` of domain-companies says which are required. */
export class ExperienceDetailsDto {
  /** YYYY-MM. */
  @text() dateSold?: string | null;
  /** Cents. */
  @field(Number, optionalAmount) salesPrice?: number | null;
  @text() street?: string | null;
  @text() city?: string | null;
  @text() state?: string | null;
  @text() type?: string | null;
  @text() residentialStatus?: string | null;
  /** Whose project it was: a user or a person of the company; the one who adds it where nobody is named. */
  @oneId() userId?: string | null;
}

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
  @ApiPropertyOptional({ type: [RowIdDto] })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => RowIdDto)
  ConstructionExperiences?: RowIdDto[];

  @ApiPropertyOptional({ type: [RowIdDto] })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => RowIdDto)
  ResidentialExperiences?: RowIdDto[];
}
