import { budget, rowTypes, yesOrNo } from '@groundwork/domain-budgets';
import type { RowType, YesNo } from '@groundwork/domain-budgets';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { id, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

export class BudgetTotalsDto {
  @Answer.amount() budgetAmount!: number;
  @Answer.amount() amountFundedToDate!: number;
  @Answer.amount() remaining!: number;
}

/** The budget of a property as a save carries it. */
export class SaveBudgetDto extends recordDto(budget) {
  @DtoField(required(id())) propertyId!: string;
  /** A missing one is a problem of its own, which the command answers. */
  @DtoField(
    required(
      whole('', { description: 'the version that the save is based on; 0 for a first one', rule: () => undefined }),
    ),
  )
  version!: number;
}

export class BudgetItemDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @Answer.text() name!: string;
  @Answer.choice(rowTypes) type!: RowType;
  @Answer.choice(yesOrNo) custom!: YesNo;
  @Answer.whole() index!: number;
  @Answer.amount() budgetAmount!: number;
  @Answer.amount() amountFundedToDate!: number;
}

export class BudgetSectionDto {
  @Answer.text() name!: string;
  @Answer.whole() sectionIndex!: number;
  @ApiProperty({ type: [BudgetItemDto] }) additionalItems!: BudgetItemDto[];
  @ApiProperty({ type: BudgetTotalsDto }) totals!: BudgetTotalsDto;
}

/** The budget of a property. Every total is the sum of its rows. */
export class BudgetDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @Answer.id() propertyId!: string;
  @Answer.id() applicationId!: string;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @Answer.flag() autoPopulate!: boolean;
  @Answer.flag() newForm!: boolean;
  @Answer.flag() uploadBudget!: boolean;
  @Answer.choice(yesOrNo) byUnit!: YesNo;
  @Answer.whole() version!: number;
  @ApiProperty({ type: [BudgetSectionDto] }) sections!: BudgetSectionDto[];
  @ApiProperty({ type: BudgetTotalsDto }) totals!: BudgetTotalsDto;
}
