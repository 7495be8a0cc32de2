import { Inject, Injectable } from '@nestjs/common';
import { applicationTitle, projectNumberText, propertyTitles, unitTitles } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { ApplicationRepository } from '../applications/index.js';
import type { ApplicationRecord } from '../applications/index.js';
import { GetBudget, GetUnitBudget, ListUnitBudgets } from '../budgets/index.js';
import { budgetPaper } from './budget-paper.js';
import { momentText } from './paper-lines.js';

/** The budget of a property or of one of its units as a PDF, as it is stored: for whoever may read the budget itself. */
@Injectable()
export class PrintBudget {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly budgets: GetBudget,
    private readonly unitBudgets: GetUnitBudget,
    private readonly unitLists: ListUnitBudgets,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, of: { readonly propertyId: string } | { readonly unitId: string }): Promise<Buffer> {
    const plan =
      'unitId' in of ? await this.unitBudgets.execute(actor, of) : await this.budgets.execute(actor, of.propertyId);
    const application = found(await this.applications.find(plan.applicationId), 'The application');
    const units = 'unitId' in of ? [] : await this.unitLists.execute(actor, of, true);
    const at = this.clock.now();
    const version = plan.version === 0 ? 'not saved yet' : `version ${plan.version}`;
    return budgetPaper({
      name: `Budget: ${placeOf(application, plan.propertyId, 'unitId' in of ? of.unitId : undefined)}`,
      foot: `Project ${projectNumberText(application.projectNumber)}, budget ${version}, as it stood ${momentText(at)}`,
      plan,
      units: unitSums(application, plan.propertyId, units),
      at,
      letterhead: await this.lender.letterhead(),
    });
  }
}

/** What the units of a property cost, in their order; of those that have a budget. */
function unitSums(
  { properties }: ApplicationRecord,
  propertyId: string,
  units: readonly { readonly unitId: string; readonly totals: { readonly budgetAmount: number } }[],
) {
  const totals = new Map(units.map(({ unitId, totals: { budgetAmount } }) => [unitId, budgetAmount]));
  const own = properties.find(({ id }) => id === propertyId)?.units ?? [];
  const titles = unitTitles(own);
  return own.flatMap(({ id }, index) => {
    const total = totals.get(id);
    return total === undefined ? [] : [{ name: titles[index] ?? '', total }];
  });
}

/** What a budget is of, for people: the property by its street, else what the application is called, and the place of the unit. */
function placeOf(application: ApplicationRecord, propertyId: string, unitId: string | undefined): string {
  const index = application.properties.findIndex(({ id }) => id === propertyId);
  const property = application.properties[index];
  const title = property?.street ? propertyTitles(application.properties)[index] : undefined;
  const place = applicationTitle({ id: application.id, name: title ?? application.name });
  const unit = property?.units.findIndex(({ id }) => id === unitId) ?? -1;
  return unit < 0 ? place : `${place}, unit ${unit + 1}`;
}
