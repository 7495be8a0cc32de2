import { shared } from '@groundwork/domain-messages';
import { amount, choice, percentage, record, required } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import type { Rule } from '@groundwork/domain-validation';

/** The items of a pro forma, in their order (specification 3). */
export const proFormaLabels = [
  'In-Place Rent (Occupied Units)',
  'Potential Rent (Vacant Units)',
  'Management Fee',
  'HOA Fees',
  'Insurance',
  'Flood Insurance',
  'Real Estate Taxes',
  'Non-Reimbursed Utilities',
  'Repairs and Maintenance',
  'Turnover and Leasing Costs',
  'Capital Expenditures',
] as const;
export type ProFormaLabel = (typeof proFormaLabels)[number];

/** Whether a percentage of it makes sense: a rent is an amount, every cost may be a percentage of the rent. */
export const mayBePercent = (label: ProFormaLabel): boolean => !label.includes('Rent (');

/** One item of a pro forma: what it comes to in a year, or a percentage of what it is based on. */
export const proFormaItemRecord = record('ProFormaItem', {
  label: required(choice('Item', proFormaLabels)),
  value: amount('Amount a year'),
  percent: percentage('Percent', { description: 'of what it is based on, where there is no value' }),
  basedOn: choice('Based on', ['prev', 'next'], { labels: { prev: 'Previous item', next: 'Next item' } }),
});
export type ProFormaItem = RecordOf<typeof proFormaItemRecord>;

/** Every item stands once, and a rent is no percentage. */
export const proFormaRule: Rule = (value) => {
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Partial<ProFormaItem>[];
  const labels = items.map((item) => item?.label);
  if (new Set(labels).size !== labels.length) return shared.proFormaTwice;
  const hasRentInPercent = items.some(
    (item) => item?.label && typeof item.percent === 'number' && !mayBePercent(item.label),
  );
  return hasRentInPercent ? shared.rentIsAmount : undefined;
};
