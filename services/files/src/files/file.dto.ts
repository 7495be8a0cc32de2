import { fileStatuses, fileTypeValues, namingSides, parentTypes } from '@groundwork/domain-files';
import type { FileStatus, FileType, ParentType } from '@groundwork/domain-files';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

/** An uploaded file (specification, borrower document, section 3). */
export class FileUploadDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String })
  userFileName!: string;

  @ApiProperty({ type: String, enum: fileTypeValues })
  fileType!: string;

  @ApiProperty({ type: String, enum: fileStatuses })
  status!: string;

  @ApiProperty({ type: String, nullable: true })
  comments!: string | null;

  @ApiProperty({ type: String, enum: parentTypes })
  parentType!: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'The application, company, user or broker.' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  personId!: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'The property of its application whose paper it is; null where it belongs to the whole, or nobody said.',
  })
  propertyId!: string | null;

  @ApiProperty({ type: String, description: 'Found in the bytes.' })
  contentType!: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.' })
  size!: number;

  @ApiProperty({ type: String, description: 'SHA-256 of the bytes, hexadecimal.' })
  sha256!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The user; the broker record itself where an invited broker had no account yet.',
  })
  uploadedBy!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  uploadedAt!: string;

  @ApiProperty({ type: 'integer', description: 'From 1, one more at every replacement.' })
  version!: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The next version; null for the current one.',
  })
  replacedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  replacedAt!: string | null;
}

/** One round of a file's review, the upload itself included, or what somebody said of its property. */
export class FileRoundDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: 'integer', description: 'Of the file that it was about.' })
  version!: number;

  @ApiProperty({ type: String, enum: fileStatuses, nullable: true, description: 'Null for the upload.' })
  fromStatus!: string | null;

  @ApiProperty({ type: String, enum: fileStatuses })
  toStatus!: string;

  @ApiProperty({ type: String, nullable: true })
  comments!: string | null;

  @ApiProperty({
    type: String,
    enum: namingSides,
    nullable: true,
    description: 'Whose side said of which property the file is; its status stays. Null for an upload or a decision.',
  })
  namedBy!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the property was called when somebody said it; null where it was taken back.',
  })
  propertyTitle!: string | null;

  @ApiProperty({ type: String, format: 'uuid', description: 'Who did it.' })
  userId!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  happenedAt!: string;
}

export class FileLinkDto {
  @ApiProperty({
    type: String,
    description: 'Relative to the base path of the area. For this session, and for a few minutes.',
  })
  uri!: string;
}

export class ReviewFileDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ type: String, enum: ['approved', 'rejected'] })
  @IsString()
  status!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  comments?: string | null;

  @ApiPropertyOptional({
    type: String,
    enum: fileStatuses,
    description:
      'The status that the reviewer saw. Where it is another one by now nothing is decided: 409 with the file as it is.',
  })
  @IsOptional()
  @IsIn(fileStatuses)
  fromStatus?: string;
}

export class NameFilePropertyDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: nobody knows it any more.' })
  @IsOptional()
  @IsUUID()
  propertyId!: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'What was read. Where it is another one by now nothing is changed: 409 with the file as it is.',
  })
  @IsOptional()
  @IsUUID()
  fromPropertyId!: string | null;
}

export class FileLookupDto {
  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  ids!: string[];
}

export class KnownFileDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String })
  userFileName!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  companyId!: string | null;

  @ApiProperty({ type: String, enum: parentTypes })
  parentType!: ParentType;

  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'the application, company, user or broker that it hangs on',
  })
  parentId!: string;

  @ApiProperty({ type: String, enum: fileTypeValues })
  fileType!: FileType;
}

export class CreditFileOfDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  applicationId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;
}

/** A current file of an application or of its company. */
export class CreditFileDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String, enum: parentTypes })
  parentType!: ParentType;

  @ApiProperty({ type: String, enum: fileTypeValues })
  fileType!: FileType;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The property whose paper it is.' })
  propertyId!: string | null;

  @ApiProperty({ type: String })
  userFileName!: string;

  @ApiProperty({ type: String, enum: fileStatuses })
  status!: FileStatus;

  @ApiProperty({ type: String, description: 'SHA-256 of the bytes, hexadecimal.' })
  sha256!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  uploadedAt!: string;
}

/** A file with its bytes, for a service that puts it into a paper. */
export class FileBytesDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String })
  contentType!: string;

  @ApiProperty({ type: String, description: 'Base64.' })
  content!: string;
}
