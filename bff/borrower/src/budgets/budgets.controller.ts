import { Controller, Delete, Get, Put } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { Forward } from '@groundwork/server-bff';

/** Budgets, units and floor plans of an application's properties. */
@Controller()
export class BudgetsController {
  @Get('budgets/property/:id')
  @Forward(applications.getBudgetOfProperty, { params: { propertyId: 'id' } })
  budgetOfProperty(): void {}

  @Put('budgets/update')
  @Forward(applications.saveBudget)
  updateBudget(): void {}

  /** {id} is the property. */
  @Get('units/:id')
  @Forward(applications.listUnits, { params: { propertyId: 'id' } })
  units(): void {}

  @Delete('floorplan/:id')
  @Forward(applications.removeFloorPlan)
  removeFloorPlan(): void {}
}
