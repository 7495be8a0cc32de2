import { useQueries } from '@tanstack/react-query';
import { propertyTitles, unitTitles } from '@groundwork/domain-applications';
import type { AllocationTarget } from '@groundwork/domain-budgets';
import { evenPercents } from '@groundwork/domain-budgets';
import type { Application, Property } from '../../../../data/api.js';
import { budgetQuery, useUnitBudgets } from '../../../../data/budgets.js';

/** What gets a part of a budget that is divided. Amounts in whole cents. */
export interface Target {
  readonly id: string;
  readonly name: string;
  /** Proposed. */
  readonly percent: number;
  /** Of the budget that it has; 0 where it has none. */
  readonly version: number;
  readonly total: number;
}

/** The units of a property, or all properties, with the budgets that they have; undefined until they are known. */
export function useTargets(over: AllocationTarget, property: Property, application: Application) {
  const { properties } = application;
  const units = useUnitBudgets(property.id);
  const budgets = useQueries({ queries: over === 'properties' ? properties.map(({ id }) => budgetQuery(id)) : [] });
  const failed = over === 'units' ? units : budgets.find(({ isError }) => isError);
  const error = failed?.isError ? failed.error : undefined;
  if (over === 'units') return { error, targets: units.data && ofUnits(property, units.data) };
  const known = budgets.flatMap(({ data }) => (data ? [data] : []));
  return { error, targets: known.length === properties.length ? ofProperties(properties, known) : undefined };
}

type Known = Pick<Target, 'version'> & { readonly totals: { readonly budgetAmount: number } };

const has = (stored: Known | undefined) => ({
  version: stored?.version ?? 0,
  total: stored?.totals.budgetAmount ?? 0,
});

function ofUnits({ units }: Property, stored: readonly (Known & { unitId: string })[]): Target[] {
  const percents = evenPercents(units.length);
  const titles = unitTitles(units);
  return units.map((unit, index) => ({
    id: unit.id,
    name: titles[index] ?? '',
    percent: percents[index] ?? 0,
    ...has(stored.find(({ unitId }) => unitId === unit.id)),
  }));
}

/** The percentages that were allocated last; even ones where there are none. */
function ofProperties(properties: readonly Property[], stored: readonly (Known & { propertyId: string })[]): Target[] {
  const even = evenPercents(properties.length);
  const allocated = properties.map(({ percentAllocated }) => percentAllocated ?? undefined);
  const isKnown = allocated.every((percent) => percent !== undefined);
  const titles = propertyTitles(properties);
  return properties.map(({ id }, index) => ({
    id,
    name: titles[index] ?? '',
    percent: (isKnown ? allocated[index] : even[index]) ?? 0,
    ...has(stored.find(({ propertyId }) => propertyId === id)),
  }));
}
