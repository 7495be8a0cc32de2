import { closingKinds, loanTypeValues } from '@groundwork/domain-applications';
import type { ClosingKind, LoanType } from '@groundwork/domain-applications';
import { closingSorts, closingWaits } from '@groundwork/domain-files';
import type { ClosingSort, ClosingWait } from '@groundwork/domain-files';
import { Answer } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

/** What of the loans in closing is looked at, and in which order. */
export class ListClosingsDto {
  @ApiPropertyOptional({ type: String, description: 'beginnings of words: number, name, company, street' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @ApiPropertyOptional({ enum: [...closingWaits] })
  @IsOptional()
  @IsIn(closingWaits)
  waitsFor?: ClosingWait;

  @ApiPropertyOptional({ enum: ['yes'], description: 'an item or the planned day is overdue' })
  @IsOptional()
  @IsIn(['yes'])
  overdue?: 'yes';

  @ApiPropertyOptional({ enum: [...loanTypeValues] })
  @IsOptional()
  @IsIn(loanTypeValues)
  loanType?: LoanType;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the point person of its company' })
  @IsOptional()
  @IsUUID()
  pointPerson?: string;

  @ApiPropertyOptional({ enum: [...closingSorts], default: 'planned' })
  @IsOptional()
  @IsIn(closingSorts)
  sort?: ClosingSort;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100_000, default: 0 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  from?: number;
}

const kinds = (description: string): PropertyDecorator =>
  ApiProperty({ enum: [...closingKinds], isArray: true, description });

/** A loan in closing with how far its checklist is. */
export class ListedClosingDto {
  @Answer.id() applicationId!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.text() name!: string;
  @ApiProperty({ type: String, nullable: true }) street!: string | null;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, nullable: true, description: 'null until the company service has told it' })
  companyName!: string | null;
  @ApiProperty({ enum: [...loanTypeValues], nullable: true }) loanType!: LoanType | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'the point person of its company' })
  pointPersonId!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'what was decided, whole cents' })
  amount!: number | null;
  @Answer.laterInstant() closingAt!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) plannedOn!: string | null;
  @Answer.flag() isLate!: boolean;
  @kinds('ticked off, and not ended since') inOrder!: ClosingKind[];
  @kinds('lie there, and nobody ticked them off') handedIn!: ClosingKind[];
  @kinds('still to come') missing!: ClosingKind[];
  @kinds('rejected, and not replaced') rejected!: ClosingKind[];
  @kinds('not needed of this loan') notNeeded!: ClosingKind[];
  @kinds('open, and their day has passed') overdue!: ClosingKind[];
  @Answer.whole() conditions!: number;
  @Answer.whole() conditionsMet!: number;
  @Answer.choice(closingWaits) waitsFor!: ClosingWait;
}

export class ClosingWaitCountDto {
  @Answer.choice(closingWaits) waitsFor!: ClosingWait;
  @Answer.whole() loans!: number;
}

export class ClosingPageDto {
  @ApiProperty({ type: 'integer', description: 'how many fit' }) total!: number;
  @ApiProperty({ type: [ClosingWaitCountDto], description: 'of all that fit' }) waits!: ClosingWaitCountDto[];
  @ApiProperty({ type: [ListedClosingDto] }) items!: ListedClosingDto[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'where the next page begins' }) next!: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'More are in closing than are looked at: so many were, of the type, the point person and the words that were asked for; what else is told is of these alone. Null: all were.',
  })
  stoppedAfter!: number | null;
}
