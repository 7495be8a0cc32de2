import { mayBePercent, proFormaItems, proFormaLabels } from '@groundwork/domain-capital';
import type { ProFormaItem, ProFormaLabel } from '@groundwork/domain-capital';
import type { Unit } from '@groundwork/domain-applications';
import { addCents } from '@groundwork/domain-money';

/** One item in the form. Both the amount and the percentage stay while it is decided which of them counts. */
export interface ProFormaValues {
  label: ProFormaLabel;
  unit: 'amount' | 'percent';
  value: number | null;
  percent: number | null;
}

/** Every item of the pro forma, in its order, with what is stored of it. */
export function proFormaValues(items: readonly ProFormaItem[] | null | undefined): ProFormaValues[] {
  return proFormaLabels.map((label) => {
    const { value = null, percent = null } = items?.find((item) => item.label === label) ?? {};
    const isPercent = mayBePercent(label) && value === null && percent !== null;
    return { label, unit: isPercent ? 'percent' : 'amount', value, percent };
  });
}

/** The items that were filled in, each with what counts of it. */
export function proFormaToSave(values: readonly ProFormaValues[]): ProFormaItem[] {
  return values.flatMap(({ label, unit, value, percent }): ProFormaItem[] => {
    const { basedOn } = proFormaItems[label];
    if (unit === 'percent') return percent === null || percent === undefined ? [] : [{ label, basedOn, percent }];
    return value === null || value === undefined ? [] : [{ label, basedOn, value }];
  });
}

/** What the units say of the year's rent, in cents; undefined where they say nothing. */
export function rentOf(
  units: readonly Pick<Unit, 'occupied' | 'annualRent'>[],
): { occupied: number; vacant: number } | undefined {
  const sumOf = (occupied: boolean) =>
    addCents(units.flatMap((unit) => ((unit.occupied === true) === occupied ? (unit.annualRent ?? []) : [])));
  const rent = { occupied: sumOf(true), vacant: sumOf(false) };
  return rent.occupied + rent.vacant > 0 ? rent : undefined;
}
