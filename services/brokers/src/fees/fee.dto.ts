import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalAmount, optionalPercentage, requiredAny } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsUUID } from 'class-validator';

/** Exactly one of `percent` and `amount` is given. */
export class FeeTermsDto {
  @ApiProperty({ type: String }) @Follows(requiredAny) name!: string;
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Percent of the loan.' })
  @IsOptional()
  @Follows(optionalPercentage)
  percent?: number | null;
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Whole cents.' })
  @IsOptional()
  @Follows(optionalAmount)
  amount?: number | null;
}

export class CreateFeeDto extends FeeTermsDto {
  @ApiProperty({ type: String }) @IsUUID() brokerId!: string;
}

export class UpdateFeeDto extends FeeTermsDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

export class FeeDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) brokerId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number, nullable: true }) percent!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Whole cents.' }) amount!: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}
