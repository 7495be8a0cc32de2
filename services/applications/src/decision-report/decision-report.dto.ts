import { applicationCommands } from '@groundwork/domain-applications';
import type { ApplicationCommand } from '@groundwork/domain-applications';
import { calendarDate } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PagedDto } from '../applications/index.js';

/** The days of the decisions, both included, at UTC-4. */
export class ReportDecisionsDto extends PagedDto {
  @ApiPropertyOptional({ type: String, format: 'date' })
  @IsOptional()
  @Follows(calendarDate)
  from?: string;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @IsOptional()
  @Follows(calendarDate)
  to?: string;
}

/** A decision with its times, and its notice of adverse action where it owed one. */
export class ReportedDecisionDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.text() name!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @Answer.choice(applicationCommands) command!: ApplicationCommand;
  @Answer.laterInstant() submittedAt!: string | null;
  @Answer.instant() decidedAt!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'from the submission to the decision' })
  days!: number | null;
  @Answer.id() decidedBy!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) noticeId!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) noticeDueOn!: string | null;
  @Answer.laterInstant() noticeSentAt!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'of a notice that went out on paper' })
  noticeSentOn!: string | null;
}

export class DecisionReportDto {
  @ApiProperty({ type: [ReportedDecisionDto] }) items!: ReportedDecisionDto[];
  @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
}
