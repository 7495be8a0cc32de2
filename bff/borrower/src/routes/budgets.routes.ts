import { operations as applications } from '@groundwork/contract-applications';
import { forwardingController, route } from '@groundwork/server-bff';

/** Budgets, units and floor plans of an application's properties. */
export const BudgetsRoutes = forwardingController('Budgets', {
  budgetOfProperty: route.get('/budgets/property/{id}', 'borrower', applications.getBudgetOfProperty, {
    params: { propertyId: 'id' },
  }),
  budgetPdf: route.get('/budgets/property/{id}/pdf', 'borrower', applications.printBudget, {
    params: { propertyId: 'id' },
    beyond: 'the budget on paper; {id} is the property',
  }),
  updateBudget: route.put('/budgets/update', 'borrower', applications.saveBudget),
  unitBudgetsOfProperty: route.get('/unitbudgets/property/{id}', 'borrower', applications.listUnitBudgetsOfProperty, {
    params: { propertyId: 'id' },
  }),
  allocateBudget: route.put('/budgets/allocate', 'borrower', applications.allocateBudget, {
    beyond: 'a budget divided over units or properties in one step',
  }),
  undoAllocation: route.delete('/budgets/allocate/{id}', 'borrower', applications.undoAllocation, {
    params: { propertyId: 'id' },
    beyond: 'the last division taken back; {id} is the property',
  }),
  unitBudgetsOfCompany: route.get('/unitbudgets/company/{id}', 'borrower', applications.listUnitBudgetsOfCompany, {
    params: { companyId: 'id' },
  }),
  unitBudget: route.get('/unitbudgets/{id}', 'borrower', applications.getUnitBudget),
  budgetOfUnit: route.get('/unitbudgets/unit/{id}', 'borrower', applications.getBudgetOfUnit, {
    params: { unitId: 'id' },
  }),
  unitBudgetPdf: route.get('/unitbudgets/unit/{id}/pdf', 'borrower', applications.printUnitBudget, {
    params: { unitId: 'id' },
    beyond: 'the budget of a unit on paper; {id} is the unit',
  }),
  createUnitBudget: route.post('/unitbudgets/create', 'borrower', applications.createUnitBudget),
  updateUnitBudget: route.put('/unitbudgets/update', 'borrower', applications.saveUnitBudget),
  /** {id} is the property. */
  units: route.get('/units/{id}', 'borrower', applications.listUnits, { params: { propertyId: 'id' } }),
  removeFloorPlan: route.delete('/floorplan/{id}', 'borrower', applications.removeFloorPlan),
});
