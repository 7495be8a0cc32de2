import { defineService } from '@groundwork/server-service';
import { applicationEntities, ApplicationsModule } from './applications/index.js';
import { budgetRowEntities, BudgetRowsModule } from './budget-rows/index.js';
import { BudgetsModule } from './budgets/index.js';
import { demographicsEntities, DemographicsModule } from './demographics/index.js';
import { CreateApplications1763800003001 } from './migrations/1763800003001-create-applications.js';
import { CreatePropertyDemographics1764300200000 } from './migrations/1764300200000-create-property-demographics.js';

/** Applications, their properties, budgets before closing, decisions and history. */
export const service = defineService({
  name: 'applications',
  version: '1.0.0',
  imports: [BudgetRowsModule, ApplicationsModule, BudgetsModule, DemographicsModule],
  schema: {
    entities: [...applicationEntities, ...budgetRowEntities, ...demographicsEntities],
    migrations: [CreateApplications1763800003001, CreatePropertyDemographics1764300200000],
  },
});
