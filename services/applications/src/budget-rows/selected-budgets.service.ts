import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BudgetEntity } from './budget.entity.js';

type Id = string | null | undefined;

/** Whose application it is, and which budgets its properties are said to have been begun from. */
interface Selecting {
  readonly companyId: string;
  readonly properties: readonly { readonly details: { readonly selectedBudget?: Id } }[];
}

/** Budgets that a property's own was begun from. */
@Injectable()
export class SelectedBudgets {
  /**
   * What is wrong with those that a save selects, by the field that names them: each is a budget of the own company. What stands at
   * a property already stays, also where that budget is gone since.
   */
  async errors(
    manager: EntityManager,
    { companyId, properties }: Selecting,
    selected: Readonly<Record<string, Id>>,
  ): Promise<FieldErrors> {
    const standing = properties.map(({ details }) => details.selectedBudget);
    const anew = Object.entries(selected).filter(([, id]) => !isBlank(id) && !standing.includes(id));
    if (anew.length === 0) return {};
    const where = { companyId, id: In(anew.map(([, id]) => id)) };
    const own = (await manager.find(BudgetEntity, { select: { id: true }, where })).map(({ id }) => id);
    return Object.fromEntries(
      anew.filter(([, id]) => !own.includes(String(id))).map(([field]) => [field, shared.choice]),
    );
  }
}
