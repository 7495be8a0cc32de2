import { operations as applications } from '@groundwork/contract-applications';
import { forwardingController, route } from '@groundwork/server-bff';

/** Budgets, units and floor plans of an application's properties. */
export const BudgetsRoutes = forwardingController('Budgets', {
  budgetOfProperty: route.get('/budgets/property/{id}', 'borrower', applications.getBudgetOfProperty, {
    params: { propertyId: 'id' },
  }),
  updateBudget: route.put('/budgets/update', 'borrower', applications.saveBudget),
  /** {id} is the property. */
  units: route.get('/units/{id}', 'borrower', applications.listUnits, { params: { propertyId: 'id' } }),
  removeFloorPlan: route.delete('/floorplan/{id}', 'borrower', applications.removeFloorPlan),
});
