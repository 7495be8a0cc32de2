import {
  applicationDates,
  applicationSorts,
  applicationStatuses,
  loanTypeValues,
  stageKeys,
} from '@groundwork/domain-applications';
import type {
  ApplicationDate,
  ApplicationSort,
  ApplicationStatus,
  LoanType,
  StageKey,
} from '@groundwork/domain-applications';
import { instant } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ApplicationSummaryDto } from './application.dto.js';
import { PagedDto } from './paged.dto.js';

const listed = (value: unknown): unknown => (typeof value === 'string' ? value.split(',').filter(Boolean) : value);

/** What of all applications is looked at, and in which order. */
export class SearchApplicationsDto extends PagedDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'beginnings of words: number, name, company, address',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @ApiPropertyOptional({ type: String, description: 'statuses, separated by commas' })
  @IsOptional()
  @Transform(({ value }) => listed(value))
  @ArrayMaxSize(applicationStatuses.length)
  @IsIn(applicationStatuses, { each: true })
  status?: ApplicationStatus[];

  @ApiPropertyOptional({ type: String, description: 'stages of its way, separated by commas' })
  @IsOptional()
  @Transform(({ value }) => listed(value))
  @ArrayMaxSize(stageKeys.length)
  @IsIn(stageKeys, { each: true })
  stage?: StageKey[];

  @ApiPropertyOptional({ enum: [...loanTypeValues] })
  @IsOptional()
  @IsIn(loanTypeValues)
  loanType?: LoanType;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the loan approver' })
  @IsOptional()
  @IsUUID()
  approver?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the point person of its company' })
  @IsOptional()
  @IsUUID()
  pointPerson?: string;

  @ApiPropertyOptional({ enum: [...applicationDates], default: 'updated', description: 'which date is bounded' })
  @IsOptional()
  @IsIn(applicationDates)
  date?: ApplicationDate;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'from this instant on' })
  @IsOptional()
  @Follows(instant)
  from?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'before this instant' })
  @IsOptional()
  @Follows(instant)
  to?: string;

  @ApiPropertyOptional({ enum: [...applicationSorts], default: 'updated' })
  @IsOptional()
  @IsIn(applicationSorts)
  sort?: ApplicationSort;

  @ApiPropertyOptional({ enum: ['asc', 'desc'], default: 'desc' })
  @IsOptional()
  @IsIn(['asc', 'desc'])
  direction?: 'asc' | 'desc';
}

/** An application in the lender's list. */
export class FoundApplicationDto extends ApplicationSummaryDto {
  @ApiProperty({ type: String, nullable: true, description: 'null until the company service has told it' })
  companyName!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) creditApproverId!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'the point person of its company' })
  pointPersonId!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'what was decided, else what is asked for, whole cents',
  })
  amount!: number | null;
  @Answer.instant() stageAt!: string;
  @ApiProperty({ type: 'integer', description: 'days since it came to its stage, as the portal counts days' })
  daysInStage!: number;
}

export class FoundApplicationsDto {
  @ApiProperty({ type: [FoundApplicationDto] }) items!: FoundApplicationDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'how many there are, counted up to a bound; of a first page',
  })
  count!: number | null;
  @Answer.flag() countIsBound!: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'what their amounts come to, whole cents; of a first page whose count is not bound',
  })
  amount!: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'after how many places of the order the search stopped with the page not full: what comes behind is looked at with nextCursor, or narrow the search; null where nothing was left out',
  })
  stoppedAfter!: number | null;
}
