import { fileTypeValues, parentTypes } from '@groundwork/domain-files';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';

/** The beginning of an upload in parts: what a form would say beside the file, and what is known of the file. */
export class BeginUploadDto {
  @ApiProperty({ type: String, enum: parentTypes }) @IsString() @MaxLength(20) parentType!: string;
  @ApiProperty({ type: String, enum: fileTypeValues }) @IsString() @MaxLength(40) type!: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsString()
  @MaxLength(36)
  applicationId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) companyId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) userId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) brokerId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) personId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) propertyId?: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsString() @MaxLength(36) replaces?: string;
  @ApiProperty({ type: String, description: 'Of the file.' }) @IsString() @MaxLength(4000) name!: string;
  @ApiProperty({ type: 'integer', description: 'Bytes.' }) @IsInt() @Min(0) size!: number;
}

export class ResumableUploadDto {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'Bytes that have arrived: the next part begins here.' }) offset!: number;
  @ApiProperty({ type: 'integer', description: 'Bytes.' }) size!: number;
  @ApiProperty({ type: 'integer', description: 'Most bytes that a part has.' }) partBytes!: number;
}
