import {
  allocationRecord,
  budgetChangesRecord,
  budgetRecord,
  budgetUploadFormats,
  rowTypes,
  yesOrNo,
} from '@groundwork/domain-budgets';
import type { BudgetChanges, BudgetUploadFormat, RowType, YesNo } from '@groundwork/domain-budgets';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { choice, id, one, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

export class BudgetTotalsDto {
  @Answer.amount() budgetAmount!: number;
  @Answer.amount() amountFundedToDate!: number;
  @Answer.amount() remaining!: number;
}

/** A budget as a save carries it: whole, by its sections, or what differs from the version that it is based on. */
export class SavePlanDto extends recordDto(budgetRecord) {
  /** A missing one is a problem of its own, which the command answers. */
  @DtoField(
    required(
      whole('', { description: 'the version that the save is based on; 0 for a first one', rule: () => undefined }),
    ),
  )
  version!: number;
  @DtoField(one(budgetChangesRecord, { description: 'in place of the sections, which stay as they are stored' }))
  changes?: BudgetChanges | null;
}

export class SaveBudgetDto extends SavePlanDto {
  @DtoField(required(id())) propertyId!: string;
  /** Left out, it stays as it is. */
  @DtoField(choice('', budgetUploadFormats, { description: 'how the budget came about' }))
  budgetUploadFormat?: BudgetUploadFormat | null;
  @DtoField(id('', { description: 'the saved budget that it was begun from' }))
  selectedBudget?: string | null;
}

/** A property's budget divided over its units, or over the properties of its application: 100 % together, in one step. */
export class AllocateBudgetDto extends recordDto(allocationRecord) {}

export class BudgetItemDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @Answer.text() name!: string;
  @Answer.choice(rowTypes) type!: RowType;
  @Answer.choice(yesOrNo) custom!: YesNo;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
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

/** What budgets of properties and of units have alike. Every total is the sum of its rows. */
export class PlanDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'not there before its first save' }) id?: string;
  @Answer.id() propertyId!: string;
  @Answer.id() applicationId!: string;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @Answer.whole() version!: number;
  @ApiProperty({ type: [BudgetSectionDto] }) sections!: BudgetSectionDto[];
  @ApiProperty({ type: BudgetTotalsDto }) totals!: BudgetTotalsDto;
}

/** The budget of a property. */
export class BudgetDto extends PlanDto {
  @Answer.flag() autoPopulate!: boolean;
  @Answer.flag() newForm!: boolean;
  @Answer.flag() uploadBudget!: boolean;
  @Answer.choice(yesOrNo) byUnit!: YesNo;
}

/** The budget of a unit of a property. */
export class UnitBudgetDto extends PlanDto {
  @Answer.id() unitId!: string;
}

export class SaveUnitBudgetDto extends SavePlanDto {
  @DtoField(required(id())) unitId!: string;
}

export class ListUnitBudgetsDto {
  @DtoField(choice('', ['totals'], { description: 'leaves the sections out' })) only?: 'totals' | null;
}
