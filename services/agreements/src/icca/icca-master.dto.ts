import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MASTER_ADDITIONAL_RATE, MASTER_INITIAL_RATE, iccaVersion } from '@groundwork/domain-agreements';
import { document, percentage, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsOptional } from 'class-validator';

export class CreateIccaMasterDto {
  @ApiProperty({ type: String, description: 'Name of the version: a new one, or one whose next edition this is.' })
  @Follows(iccaVersion)
  version!: string;
  @ApiProperty({ type: String, description: 'HTML with {{placeholders}}; sanitised by the server.' })
  @Follows(document)
  content!: string;
  @ApiPropertyOptional({ type: Number, default: MASTER_INITIAL_RATE })
  @IsOptional()
  @Follows(percentage)
  initialLoanRate?: number;
  @ApiPropertyOptional({ type: Number, default: MASTER_ADDITIONAL_RATE })
  @IsOptional()
  @Follows(percentage)
  additionalLoanRate?: number;
  /** The edition that the editor started from (0 for a new version); a newer one in between is a conflict. */
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Follows(wholeNumber) basedOnEdition?: number;
}

export class IccaMasterDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) version!: string;
  @ApiProperty({ type: Number }) edition!: number;
  @ApiProperty({ type: String, description: 'Sanitised HTML.' }) content!: string;
  @ApiProperty({ type: Number, description: 'Percent.' }) initialLoanRate!: number;
  @ApiProperty({ type: Number, description: 'Percent.' }) additionalLoanRate!: number;
  @ApiProperty({ type: String, nullable: true }) lastEditedBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}
