import {
  decidedInspectionRecord,
  inspectedLineRecord,
  inspectionCapsRecord,
  inspectionLinkRecord,
  inspectionOrigins,
  inspectionPhotoRecord,
  inspectionReportRecord,
  inspectionStatuses,
  requestedInspectionRecord,
  scheduledInspectionRecord,
} from '@groundwork/domain-draws';
import type { InspectionOrigin, InspectionStatus } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class RequestInspectionDto extends recordDto(requestedInspectionRecord) {}
export class ScheduleInspectionDto extends recordDto(scheduledInspectionRecord) {}
export class ReportInspectionDto extends recordDto(inspectionReportRecord) {}
export class DecideInspectionDto extends recordDto(decidedInspectionRecord) {}
export class InspectionLinkCommandDto extends recordDto(inspectionLinkRecord) {}
export class InspectionCapsDto extends recordDto(inspectionCapsRecord) {}
export class InspectedLineDto extends recordDto(inspectedLineRecord) {}
export class InspectionPhotoDto extends recordDto(inspectionPhotoRecord) {}

/** Which inspections an administrator's list has: everything under way, where none is named. */
export class InspectionFilterDto {
  @ApiPropertyOptional({ enum: inspectionStatuses })
  @IsOptional()
  @IsIn(inspectionStatuses)
  status?: InspectionStatus;
}

const nullableText = { type: String, nullable: true } as const;
const nullableId = { type: String, format: 'uuid', nullable: true } as const;

export class InspectionSummaryDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @ApiProperty({ type: String, description: 'Of the loan.' }) applicationName!: string;
  @ApiProperty({ type: 'integer', nullable: true }) projectNumber!: number | null;
  @ApiProperty(nullableId) drawRequestId!: string | null;
  @Answer.choice(inspectionStatuses) status!: InspectionStatus;
  @Answer.choice(inspectionOrigins) origin!: InspectionOrigin;
  @Answer.whole() version!: number;
  @ApiProperty(nullableText) note!: string | null;
  @ApiProperty({ type: [String], description: 'Budget lines that are held until it is done.' }) heldLines!: string[];
  @ApiProperty({ type: String, format: 'date', nullable: true }) scheduledFor!: string | null;
  @ApiProperty(nullableId) inspectorId!: string | null;
  @ApiProperty(nullableText) inspectorName!: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for the borrower.' }) inspectorEmail!: string | null;
  @Answer.id() requestedBy!: string;
  @Answer.instant() requestedAt!: string;
  @ApiProperty({ ...nullableText, description: 'Why it was returned or cancelled.' }) reason!: string | null;
}

/** The open link of a named inspector. */
export class InspectionLinkDto {
  @Answer.text() email!: string;
  @Answer.instant() sentAt!: string;
  @Answer.instant() expiresAt!: string;
}

const named = { ...nullableText, description: 'Who did it by a link that the user sent.' };

export class InspectionReportDto {
  @Answer.whole() round!: number;
  @Answer.id() reportId!: string;
  @Answer.instant() inspectedAt!: string;
  @ApiProperty(nullableText) note!: string | null;
  @ApiProperty({ type: [InspectionPhotoDto] }) photos!: InspectionPhotoDto[];
  @ApiProperty({ type: [InspectedLineDto] }) lines!: InspectedLineDto[];
  @Answer.id() reportedBy!: string;
  @ApiProperty(named) namedInspector!: string | null;
  @Answer.instant() reportedAt!: string;
}

export class InspectionMoveDto {
  @Answer.text() command!: string;
  @Answer.choice(inspectionStatuses) toStatus!: InspectionStatus;
  @ApiProperty(nullableText) reason!: string | null;
  @Answer.id() userId!: string;
  @ApiProperty(named) namedInspector!: string | null;
  @Answer.instant() happenedAt!: string;
}

/** An inspection with its reports and its history. A borrower sees reports once they are accepted. */
export class InspectionDto extends InspectionSummaryDto {
  @ApiProperty({ type: [InspectionReportDto] }) reports!: InspectionReportDto[];
  @ApiProperty({ type: [InspectionMoveDto] }) history!: InspectionMoveDto[];
  @ApiProperty({ type: InspectionLinkDto, nullable: true, description: 'Null for the borrower.' })
  link!: InspectionLinkDto | null;
}

/** A budget line with what is funded of it beside what was found complete. */
export class LineProgressDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.id() propertyId!: string;
  @Answer.text() name!: string;
  @Answer.text() section!: string;
  @Answer.amount() budgetAmount!: number;
  @ApiProperty({ type: Number, description: 'Funded share of the budget, 0 to 100.' }) percentFunded!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'By the last accepted report that looked at it.' })
  percentComplete!: number | null;
  @ApiProperty(nullableId) inspectionId!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) inspectedAt!: string | null;
}

/** The inspections of a loan, newest first, with what they found. */
export class LoanInspectionsDto {
  @Answer.id() applicationId!: string;
  @Answer.flag() capsDraws!: boolean;
  @ApiProperty({ type: 'integer', description: 'Of the setting; 0 before the first change.' }) settingVersion!: number;
  @ApiProperty({ type: [LineProgressDto] }) lines!: LineProgressDto[];
  @ApiProperty({ type: [InspectionSummaryDto] }) inspections!: InspectionSummaryDto[];
}
