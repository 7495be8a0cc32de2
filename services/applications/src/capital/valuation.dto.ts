import type { ApplicationStatus, LoanType } from '@groundwork/domain-applications';
import { applicationStatuses, loanTypeValues } from '@groundwork/domain-applications';
import { valuationStates } from '@groundwork/domain-capital';
import type { ValuationState } from '@groundwork/domain-capital';
import { Answer } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';

/** Which properties are looked at. */
export class ListValuationsDto {
  @ApiPropertyOptional({ enum: valuationStates, description: 'Left out: every property.' })
  @IsOptional()
  @IsIn(valuationStates)
  state?: ValuationState;

  @ApiPropertyOptional({ type: String, description: 'nextCursor of the page before' })
  @IsOptional()
  @Matches(/^\d{1,9}\.\d{1,4}$/)
  cursor?: string;
}

/** A property of an application that the lender has, with what it was appraised at last. Cents. */
export class ValuationDto {
  @Answer.id() applicationId!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.text() name!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @Answer.choice(applicationStatuses) status!: ApplicationStatus;
  @ApiProperty({ enum: loanTypeValues, nullable: true }) loanType!: LoanType | null;
  @Answer.id() propertyId!: string;
  @ApiProperty({ type: String, nullable: true }) street!: string | null;
  @ApiProperty({ type: String, nullable: true }) city!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'State of the property.' }) region!: string | null;
  @ApiProperty({ type: 'integer', description: 'What its budget comes to, cents.' }) budget!: number;
  @ApiProperty({ type: 'integer', nullable: true }) asIs!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) asCompleted!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null: not appraised.' }) appraiser!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) appraisedOn!: string | null;
  @ApiProperty({ type: Boolean, description: 'The appraisal stands on a document.' }) hasDocument!: boolean;
}

export class ValuationsDto {
  @ApiProperty({ type: [ValuationDto], description: 'The newest application first.' }) items!: ValuationDto[];
  @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
}
