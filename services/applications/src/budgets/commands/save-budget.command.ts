import { Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import { shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { HistoryNotesRepository } from '../../applications/index.js';
import type { BudgetDto, SaveBudgetDto } from '../budget.dto.js';
import { propertyBudgetView } from '../budget.view.js';
import { BudgetRepository, SelectedBudgets } from '../../budget-rows/index.js';
import type { BudgetEntity, PropertyOwner } from '../../budget-rows/index.js';
import { lineChanges } from '../domain/budget-lines.js';
import { PlanSaves } from '../plan-saves.service.js';
import type { PlanWriting } from '../plan-saves.service.js';
import { PropertyBudgets } from '../property-budgets.service.js';

type Writing = PlanWriting<SaveBudgetDto, PropertyOwner, BudgetEntity>;

/** Saves the budget of a property with its rows, whole or what differs, and the sums that its application needs of it. */
@Injectable()
export class SaveBudget {
  constructor(
    private readonly saves: PlanSaves,
    private readonly budgets: BudgetRepository,
    private readonly properties: PropertyBudgets,
    private readonly notes: HistoryNotesRepository,
    private readonly selected: SelectedBudgets,
  ) {}

  async execute(actor: Actor, body: SaveBudgetDto): Promise<BudgetDto> {
    return this.saves.save(actor, body, {
      owner: (manager) => this.budgets.ownerOf(manager, body.propertyId),
      stored: (manager) => this.budgets.stored(manager, body.propertyId),
      view: propertyBudgetView,
      isFile: ({ properties }, { propertyId }) =>
        properties.some(({ id, details }) => id === propertyId && details.budgetUploadFormat === 'upload'),
      write: async (writing: Writing) => {
        const { writer, planned, manager, application } = writing;
        if (planned) refuseInvalid(unitErrors(writing));
        refuseInvalid(await this.selected.errors(manager, application, { selectedBudget: body.selectedBudget }));
        // How the borrower gave it stays: the file that it came as is needed all the same.
        if (writer === 'fileReader') await this.tell(writing);
        return this.properties.write(writing, writing, planned && writer !== 'fileReader' ? originOf(body) : {});
      },
    });
  }

  private async tell({ manager, actor, application, owner, after, now }: Writing): Promise<void> {
    const { street } = application.properties.find(({ id }) => id === owner.propertyId) ?? {};
    const subject = [street, formatCents(totalsOf(after).budgetAmount)].filter(Boolean).join(': ');
    const by = { userId: actor.userId ?? null, role: actor.role, at: now };
    await this.notes.add(manager, application, [{ ...by, command: 'budgetFileRead', subject }]);
  }
}

/** A budget that is given unit by unit is the sum of theirs: its lines are changed there, and it becomes one by being divided. */
function unitErrors({ body: { byUnit }, stored, before, after }: Writing): Record<string, string> {
  if (stored?.byUnit !== 'yes') return byUnit === 'yes' ? { byUnit: shared.budgetNotDivided } : {};
  const { added, changed, goneIds } = lineChanges(before, after);
  const isChanged = added.length + changed.length + goneIds.length > 0;
  return byUnit !== 'no' && isChanged ? { byUnit: shared.budgetOfUnits } : {};
}

/** How the budget came about, as its property says it. */
const originOf = ({ budgetUploadFormat, selectedBudget }: SaveBudgetDto) => ({
  ...(budgetUploadFormat === undefined ? {} : { budgetUploadFormat }),
  ...(selectedBudget === undefined ? {} : { selectedBudget }),
});
