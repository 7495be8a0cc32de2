import { rowTypes } from '@groundwork/domain-budgets';
import type { RowType, YesNo } from '@groundwork/domain-budgets';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Flag,
  GivenAmount,
  GivenChoice,
  GivenFlag,
  GivenId,
  GivenText,
  GivenWhole,
  Id,
  Text,
} from '../shared/api-fields.js';

export class BudgetTotalsDto {
  @GivenAmount() budgetAmount!: number;
  @GivenAmount() amountFundedToDate!: number;
  @GivenAmount() remaining!: number;
}

/** A row as a save carries it; with its id where it exists already. Funded-to-date is an administrator's alone. */
export class SaveBudgetItemDto {
  @Id() id?: string | null;
  @GivenText() name!: string;
  @GivenChoice(rowTypes) type!: RowType;
  @Choice(['yes', 'no']) custom?: YesNo | null;
  @GivenWhole() index!: number;
  @GivenAmount() budgetAmount!: number;
  @Amount() amountFundedToDate?: number | null;
}

export class SaveBudgetSectionDto {
  @GivenText() name!: string;
  @GivenWhole() sectionIndex!: number;
  @ApiProperty({ type: [SaveBudgetItemDto] }) additionalItems!: SaveBudgetItemDto[];
}

export class SaveBudgetDto {
  @GivenId() propertyId!: string;
  @ApiProperty({ type: 'integer', description: 'the version that the save is based on; 0 for a first one' })
  version!: number;
  @Text() name?: string | null;
  @Flag() autoPopulate?: boolean | null;
  @Flag() newForm?: boolean | null;
  @Flag() uploadBudget?: boolean | null;
  @Choice(['yes', 'no']) byUnit?: YesNo | null;
  @ApiProperty({ type: [SaveBudgetSectionDto] }) sections!: SaveBudgetSectionDto[];
}

export class BudgetItemDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @GivenText() name!: string;
  @GivenChoice(rowTypes) type!: RowType;
  @GivenChoice(['yes', 'no']) custom!: YesNo;
  @GivenWhole() index!: number;
  @GivenAmount() budgetAmount!: number;
  @GivenAmount() amountFundedToDate!: number;
}

export class BudgetSectionDto {
  @GivenText() name!: string;
  @GivenWhole() sectionIndex!: number;
  @ApiProperty({ type: [BudgetItemDto] }) additionalItems!: BudgetItemDto[];
  @ApiProperty({ type: BudgetTotalsDto }) totals!: BudgetTotalsDto;
}

/** The budget of a property. Every total is the sum of its rows. */
export class BudgetDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @GivenId() propertyId!: string;
  @GivenId() applicationId!: string;
  @GivenId() companyId!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @GivenFlag() autoPopulate!: boolean;
  @GivenFlag() newForm!: boolean;
  @GivenFlag() uploadBudget!: boolean;
  @GivenChoice(['yes', 'no']) byUnit!: YesNo;
  @GivenWhole() version!: number;
  @ApiProperty({ type: [BudgetSectionDto] }) sections!: BudgetSectionDto[];
  @ApiProperty({ type: BudgetTotalsDto }) totals!: BudgetTotalsDto;
}
