import { Controller, Get, Put } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { Forward } from '@groundwork/server-bff';

@Controller()
export class BudgetController {
  @Get('budgets/property/:id')
  @Forward(applications.getBudgetOfProperty, { params: { propertyId: 'id' } })
  budgetOfProperty(): void {}

  @Put('budgets/update')
  @Forward(applications.saveBudget)
  updateBudget(): void {}

  @Get('company/budget/:id')
  @Forward(applications.listBudgetsOfCompany, { params: { companyId: 'id' } })
  budgetsOfCompany(): void {}

  @Get('units/:id')
  @Forward(applications.listUnits, { params: { propertyId: 'id' } })
  unitsOfProperty(): void {}
}
