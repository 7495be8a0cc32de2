import { fileTypeValues, invitedBrokerTypes } from '@groundwork/domain-files';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The body of an upload, for the OpenAPI document: it is read as a stream. */
export class FileUploadFormDto {
  @ApiProperty({ type: String, format: 'binary' })
  file!: string;

  @ApiProperty({ type: String, enum: fileTypeValues })
  type!: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  applicationId?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  companyId?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  userId?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  brokerId?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  personId?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'The property of the application whose paper it is: a presale contract, a budget. Of an application with one it may be left out.',
  })
  propertyId?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      "The current file whose place the new one takes; it is kept as an older version. A logo, a W-9 and a person's S-1 or resume replace the one before by themselves.",
  })
  replaces?: string;
}

/** The body of an invited broker's upload: the record is the one that the path names. */
export class InvitedBrokerFileFormDto {
  @ApiProperty({ type: String, format: 'binary' })
  file!: string;

  @ApiProperty({ type: String, enum: invitedBrokerTypes })
  type!: string;
}

/** The body of a photograph by a link: the loan is the one that the link leads to. */
export class InspectorPhotographFormDto {
  @ApiProperty({ type: String, description: 'The token of the link; before the file.' })
  token!: string;

  @ApiProperty({ type: String, enum: ['inspectionPhoto'] })
  type!: string;

  @ApiProperty({ type: String, format: 'binary' })
  file!: string;
}

/** What whoever has no account is told of a photograph that arrived. */
export class StoredPhotographDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;
}
