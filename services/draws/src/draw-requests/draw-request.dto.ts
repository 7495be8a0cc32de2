import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

abstract class DecisionDto {
  @ApiProperty({ type: String, nullable: true })
  rejectReason!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  rejectedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  rejectDate!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  acceptedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  acceptDate!: string | null;
}

export class DrawBudgetItemDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  section!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  propertyId!: string;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  budgetAmount!: number;

  @ApiProperty({ type: 'integer', description: 'Cents, as of now.' })
  amountFundedToDate!: number;
}

export class SupportingDocumentDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String })
  userFileName!: string;
}

export class DrawLineDto extends DecisionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  additionalBudgetItemId!: string;

  @ApiProperty({ type: DrawBudgetItemDto })
  additionalBudgetItem!: DrawBudgetItemDto;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  requestedAmount!: number;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  statusId!: number;

  @ApiProperty({ type: [SupportingDocumentDto] })
  supportingDocuments!: SupportingDocumentDto[];
}

/** A draw request (specification, back office, section 3). */
export class DrawRequestDto extends DecisionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  applicationId!: string;

  @ApiProperty({ type: String })
  applicationName!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;

  @ApiProperty({ type: String, format: 'uuid' })
  companyId!: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'Who submitted it.' })
  userId!: string;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  statusId!: number;

  @ApiProperty({ type: 'integer', description: 'Sum of the lines, cents.' })
  requestedAmount!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  certifySignatureDate!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: [DrawLineDto] })
  lineItems!: DrawLineDto[];

  @ApiPropertyOptional({
    type: String,
    description: 'The signature as a data URL of a PNG; in the answer for one draw only.',
  })
  certifySignature?: string;
}

export class DrawStatusDto {
  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  id!: number;

  @ApiProperty({ type: String })
  status!: string;

  @ApiProperty({ type: 'integer', description: 'How many draw requests have it that the caller may see.' })
  count!: number;
}
