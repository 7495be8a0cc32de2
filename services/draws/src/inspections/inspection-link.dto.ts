import { inspectionStatuses } from '@groundwork/domain-draws';
import type { InspectionStatus } from '@groundwork/domain-draws';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ReportInspectionDto } from './inspection.dto.js';

/** A report with the token of its link, which stands in bodies alone. */
export class LinkReportDto extends ReportInspectionDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) token!: string;
}

/** A photograph that somebody is about to send by a link. */
export class AdmitPhotographDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) token!: string;
  @ApiProperty({ type: String, description: 'Network address of whoever sends it.' })
  @IsString()
  @MaxLength(100)
  address!: string;
}

/** Where a photograph belongs, and on whose behalf it is taken. */
export class AdmittedPhotographDto {
  @Answer.id() applicationId!: string;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The administrator who sent the link.' }) sentBy!: string;
}

const nullableText = { type: String, nullable: true } as const;
const percent = { type: Number, nullable: true } as const;

export class OpenedLineDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.text() name!: string;
  @Answer.text() section!: string;
  @ApiProperty({ ...percent, description: 'Of the last accepted report.' }) percentComplete!: number | null;
  @Answer.flag() isHeld!: boolean;
}

export class SaidLineDto {
  @Answer.id() additionalBudgetItemId!: string;
  @ApiProperty(percent) percentComplete!: number | null;
  @ApiProperty(nullableText) reason!: string | null;
  @ApiProperty(nullableText) note!: string | null;
}

/** What a report said that was returned. */
export class SaidReportDto {
  @ApiProperty(nullableText) note!: string | null;
  @ApiProperty({ type: [SaidLineDto] }) lines!: SaidLineDto[];
}

/** An inspection as its named inspector sees it. */
export class OpenedInspectionDto {
  @Answer.id() id!: string;
  @Answer.choice(inspectionStatuses) status!: InspectionStatus;
  @Answer.text() projectName!: string;
  @ApiProperty({ type: [String], description: 'Addresses of the properties.' }) places!: string[];
  @Answer.text() inspectorName!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true }) scheduledFor!: string | null;
  @ApiProperty({ ...nullableText, description: 'What is to be looked at.' }) note!: string | null;
  @ApiProperty({ ...nullableText, description: 'Why the report was returned.' }) reason!: string | null;
  @Answer.instant() expiresAt!: string;
  @ApiProperty({ type: [OpenedLineDto], description: 'None once the report is in.' }) lines!: OpenedLineDto[];
  @ApiProperty({ type: SaidReportDto, nullable: true }) last!: SaidReportDto | null;
}
