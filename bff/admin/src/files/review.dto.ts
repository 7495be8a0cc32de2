import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ReviewForm {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, enum: ['approved', 'rejected'] }) status!: string;
  @ApiPropertyOptional({ type: String, description: 'The reason of a rejection.' }) comments?: string;
}

export class ReviewedFile {
  @ApiProperty({ type: String }) fileUploadId!: string;
  @ApiProperty({ type: String }) userFileName!: string;
  @ApiProperty({ type: String, enum: ['pending', 'approved', 'rejected'] }) status!: string;
  @ApiProperty({ type: String, nullable: true }) comments!: string | null;
}
