import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { experienceKinds } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { optionalAmount } from '@groundwork/domain-validation';
import { Type } from 'class-transformer';
import { IsArray, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { field, givenId, givenVersion, oneId, text } from '../shared/fields.js';
import { RowId } from '../shared/removed.dto.js';

/** Fields of an experience; `experienceErrors` of domain-companies says which are required. */
export class ExperienceFields {
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

export class ExperienceKindQuery {
  @ApiProperty({ enum: experienceKinds })
  @IsIn(experienceKinds)
  kind!: ExperienceKind;
}

export class ExperienceListQuery extends ExperienceKindQuery {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'The company in use where none is named.' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export class CreateExperienceBody extends ExperienceFields {
  @givenId() companyId!: string;
}

export class UpdateExperienceBody extends ExperienceFields {
  @givenId() id!: string;
  @givenVersion() version!: number;
}

export class ExperienceAnswer extends ExperienceFields {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Name of whose project it was.' }) ownerName!:
    string | null;
}

export class RemoveExperiencesBody {
  @ApiPropertyOptional({ type: [RowId] })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => RowId)
  ConstructionExperiences?: RowId[];

  @ApiPropertyOptional({ type: [RowId] })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => RowId)
  ResidentialExperiences?: RowId[];
}
