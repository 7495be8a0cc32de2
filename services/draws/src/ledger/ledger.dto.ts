import type { AgreedTerms } from '@groundwork/domain-events';
import { ApiProperty } from '@nestjs/swagger';
import { RetainageTermsDto } from './retainage-terms.dto.js';

/** Totals of a loan, or of all loans of a company (specification, borrower document, section 3). Whole cents. */
export class LoanTotalsDto {
  @ApiProperty({ type: 'integer', description: 'Funded so far, cents.' })
  fundedToDate!: number;

  @ApiProperty({ type: 'integer', description: 'The commitment: what the loan gives at most, cents.' })
  total!: number;

  @ApiProperty({ type: 'integer', description: 'The whole budget, cents.' })
  budgetAmount!: number;

  @ApiProperty({ type: 'integer', description: 'Not funded yet, cents.' })
  remaining!: number;

  @ApiProperty({ type: 'integer', description: 'Asked for and not decided, cents; part of what remains.' })
  pending!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and not paid out yet, cents; part of what remains.' })
  pendingFunding!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and held back, cents; part of what remains.' })
  retainageHeld!: number;

  @ApiProperty({ type: 'integer', description: 'May still be asked for, cents.' })
  available!: number;
}

/** The terms of a loan as they were agreed. */
export class AgreedTermsDto implements AgreedTerms {
  @ApiProperty({ type: 'integer', description: 'Cents.' })
  amount!: number;

  @ApiProperty({ type: Number, description: 'Percent a year.' })
  rate!: number;

  @ApiProperty({ type: 'integer' })
  termMonths!: number;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  interestReserve!: number;

  @ApiProperty({ type: Number, description: 'Percent.' })
  retainagePercent!: number;

  @ApiProperty({ type: Number, description: 'Percent of the amount.' })
  originationFeePercent!: number;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  otherFees!: number;
}

export class LedgerPropertyDto {
  @ApiProperty({ type: String, format: 'uuid' })
  propertyId!: string;

  @ApiProperty({ type: String })
  street!: string;

  @ApiProperty({ type: String })
  city!: string;

  @ApiProperty({ type: String })
  state!: string;

  @ApiProperty({ type: String })
  zipCode!: string;
}

export class LedgerLineDto {
  @ApiProperty({ type: String, format: 'uuid' })
  additionalBudgetItemId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  propertyId!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  section!: string;

  @ApiProperty({ type: 'integer' })
  sectionIndex!: number;

  @ApiProperty({ type: 'integer' })
  index!: number;

  @ApiProperty({ type: 'integer', description: 'With all changes of the budget, cents.' })
  budgetAmount!: number;

  @ApiProperty({ type: 'integer', description: 'As it was approved, cents.' })
  originalAmount!: number;

  @ApiProperty({ type: 'integer', description: 'Net of the changes since, cents; negative where it was cut.' })
  changes!: number;

  @ApiProperty({ type: Boolean, description: 'Money for what nobody foresaw.' })
  isContingency!: boolean;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  amountFundedToDate!: number;

  @ApiProperty({ type: 'integer', description: 'Asked for in open draw requests, cents.' })
  pending!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and not paid out yet, cents.' })
  pendingFunding!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and held back, cents.' })
  retainageHeld!: number;

  @ApiProperty({ type: 'integer', description: 'Released to date of what was held back, cents.' })
  retainageReleased!: number;

  @ApiProperty({ type: 'integer', description: 'Of what is held back: asked for in open release draws, cents.' })
  retainageReleasing!: number;

  @ApiProperty({ type: 'integer', description: 'Not funded yet, cents.' })
  remaining!: number;

  @ApiProperty({ type: 'integer', description: 'Most that can be asked for now, cents.' })
  available!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Of a loan whose draws inspections cap: how far the line was found complete, percent; null where nothing caps it.',
  })
  capPercent!: number | null;

  @ApiProperty({ type: Number, description: 'Funded share of the budget, 0 to 100 with at most two digits.' })
  percentProgress!: number;

  @ApiProperty({ type: 'integer', description: 'Of what is approved: material that is not built in yet, cents.' })
  materialsStored!: number;
}

export class LedgerDto extends LoanTotalsDto {
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The day on which it was paid off.' })
  closedOn!: string | null;

  @ApiProperty({ type: String, format: 'uuid' })
  applicationId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  companyId!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  loanType!: string;

  @ApiProperty({ type: AgreedTermsDto, nullable: true, description: 'Null where they were not decided.' })
  terms!: AgreedTerms | null;

  @ApiProperty({ type: RetainageTermsDto, description: 'What is held back of what is approved from now on.' })
  retainage!: RetainageTermsDto;

  @ApiProperty({ type: [LedgerPropertyDto] })
  properties!: LedgerPropertyDto[];

  @ApiProperty({ type: [LedgerLineDto] })
  lines!: LedgerLineDto[];
}

/** A row of My Portfolio. */
export class ActiveLoanDto extends LoanTotalsDto {
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The day on which it was paid off.' })
  closedOn!: string | null;

  @ApiProperty({ type: String, format: 'uuid' })
  applicationId!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  loanType!: string;

  @ApiProperty({ type: AgreedTermsDto, nullable: true, description: 'Null where they were not decided.' })
  terms!: AgreedTerms | null;

  @ApiProperty({ type: [LedgerPropertyDto] })
  properties!: LedgerPropertyDto[];
}

export class ActiveTotalsDto extends LoanTotalsDto {
  @ApiProperty({ type: String, format: 'uuid' })
  companyId!: string;

  @ApiProperty({ type: [ActiveLoanDto] })
  loans!: ActiveLoanDto[];
}
