import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { demographicFigures, demographicUnits } from '@groundwork/domain-applications';
import type { DemographicKey, DemographicUnit } from '@groundwork/domain-applications';
import { optionalTrueOrFalse } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';

export class LookUpDemographicsDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  propertyId!: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Ask again also where figures younger than 30 days are kept.' })
  @Follows(optionalTrueOrFalse)
  refresh?: boolean;
}

export class DemographicFigureDto {
  @ApiProperty({ enum: demographicFigures.map(({ key }) => key) }) key!: DemographicKey;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: Number }) value!: number;
  @ApiProperty({ enum: demographicUnits }) unit!: DemographicUnit;
}

export class DemographicsDto {
  @ApiProperty({ type: String }) propertyId!: string;
  @ApiProperty({ type: String }) street!: string;
  @ApiProperty({ type: String, nullable: true }) city!: string | null;
  @ApiProperty({ type: String, nullable: true }) state!: string | null;
  @ApiProperty({ type: String }) zipCode!: string;
  @ApiProperty({ type: Number }) asOfYear!: number;
  @ApiProperty({ type: String, format: 'date-time' }) fetchedAt!: string;
  @ApiProperty({ type: [DemographicFigureDto] }) figures!: DemographicFigureDto[];
}
