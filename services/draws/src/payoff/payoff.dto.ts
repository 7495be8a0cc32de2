import { interestBases, payoffRecord, releaseUnitRecord, unitReleaseRecord } from '@groundwork/domain-draws';
import type { InterestBasis } from '@groundwork/domain-draws';
import { calendarDate } from '@groundwork/domain-validation';
import { day, orNull, required } from '@groundwork/domain-records';
import { Answer, DtoField, Follows, recordDto } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

export class RecordPayoffDto extends recordDto(payoffRecord) {}
export class AddReleaseUnitDto extends recordDto(releaseUnitRecord) {}
export class ReleaseUnitDto extends recordDto(unitReleaseRecord) {}

export class PayoffDayDto {
  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description: 'The day of the payoff; today where none is given.',
  })
  @IsOptional()
  @Follows(calendarDate)
  day?: string;
}

/** A unit of the project and what releases it from the mortgage. Whole cents. */
export class LoanUnitDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @Answer.amount() releasePrice!: number;
  @DtoField(orNull(day('', { description: 'null until its price is paid' }))) releasedOn!: string | null;
  @Answer.whole() version!: number;
}

/** What is owed of a loan on a day, and what still keeps it from ending. Whole cents. */
export class PayoffDto {
  @Answer.id() applicationId!: string;
  @DtoField(required(day('', { description: 'good through this day' }))) day!: string;
  @DtoField(orNull(day('', { description: 'the day on which it was paid off' }))) closedOn!: string | null;
  @ApiProperty({ type: 'integer' }) principal!: number;
  @ApiProperty({ type: 'integer', description: 'Of statements, and not paid.' }) interestDue!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Since the last statement, before the day; below 0 where it went further.',
  })
  interestAccrued!: number;
  @Answer.amount() feesDue!: number;
  @Answer.amount() unapplied!: number;
  @ApiProperty({ type: 'integer', description: 'Below 0 where a payment that filled it came back.' })
  reserveLeft!: number;
  @ApiProperty({ type: 'integer', description: 'All of it together.' }) total!: number;
  @ApiProperty({ type: 'integer', description: 'What each further day costs.' }) perDiem!: number;
  @ApiProperty({ enum: interestBases }) basis!: InterestBasis;
  /** Asked for and not decided: of work, and of retainage. */
  @Answer.amount() undecided!: number;
  /** Approved and not paid. */
  @Answer.amount() waiting!: number;
  @Answer.amount() retainageHeld!: number;
  @ApiProperty({ type: [LoanUnitDto], description: 'Units in the order in which they were named.' })
  units!: LoanUnitDto[];
}
