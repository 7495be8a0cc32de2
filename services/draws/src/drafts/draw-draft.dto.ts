import {
  draftInvoiceRecord,
  savedDraftRecord,
  startedDraftRecord,
  submittedDraftRecord,
} from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { DrawSubmissionDto, SupportingDocumentDto } from '../draw-requests/index.js';

export class StartDraftDto extends recordDto(startedDraftRecord) {}
export class SaveDraftDto extends recordDto(savedDraftRecord) {}
export class SubmitDraftDto extends recordDto(submittedDraftRecord) {}
export class DraftInvoiceDto extends recordDto(draftInvoiceRecord) {}

export class DrawDraftLineDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.whole() version!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents.' }) requestedAmount!: number | null;
  @ApiProperty({ type: Number, nullable: true }) percentComplete!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents.' }) materialsStored!: number | null;
  @ApiProperty({ type: [SupportingDocumentDto] }) supportingDocuments!: SupportingDocumentDto[];
  @ApiProperty({ type: [DraftInvoiceDto] }) invoices!: DraftInvoiceDto[];
  @Answer.id() changedBy!: string;
  @Answer.instant() changedAt!: string;
}

/** A draw that is being written; of one that came back with how its last submission ended. */
export class DrawDraftDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) drawRequestId!: string | null;
  @Answer.whole() version!: number;
  @Answer.whole() wholeVersion!: number;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: [SupportingDocumentDto] }) supportingDocuments!: SupportingDocumentDto[];
  @ApiProperty({ type: [DrawDraftLineDto] }) lineItems!: DrawDraftLineDto[];
  @ApiProperty({ type: DrawSubmissionDto, nullable: true }) returned!: DrawSubmissionDto | null;
  @Answer.id() startedBy!: string;
  @Answer.instant() startedAt!: string;
  @Answer.id() changedBy!: string;
  @Answer.instant() changedAt!: string;
}
