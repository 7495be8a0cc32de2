import { addCents, percentOf } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { allKnown, known, unknown } from './figure.js';
import type { Figure } from './figure.js';
import { proFormaLabels } from './pro-forma.record.js';
import type { ProFormaItem, ProFormaLabel } from './pro-forma.record.js';

interface ItemTraits {
  readonly kind: 'income' | 'operating' | 'capital';
  /** The neighbour that a percentage of the item is taken from. */
  readonly basedOn: 'prev' | 'next';
  /** Nobody lets a building without it: blank is not known yet. Any other that is blank is none. */
  readonly needed?: true;
  /** Why it is asked: a line below its field. */
  readonly hint: string;
}

/** What each item is. The rents stand on each other, every cost on the item before it. */
export const proFormaItems: Readonly<Record<ProFormaLabel, ItemTraits>> = {
  'In-Place Rent (Occupied Units)': {
    kind: 'income',
    basedOn: 'next',
    hint: 'A year’s rent of the units that are let, as the leases have it.',
  },
  'Potential Rent (Vacant Units)': {
    kind: 'income',
    basedOn: 'prev',
    hint: 'A year’s market rent of the units that are vacant, or not built yet.',
  },
  'Management Fee': {
    kind: 'operating',
    basedOn: 'prev',
    hint: 'What the manager is paid, often a percentage of the rent.',
  },
  'HOA Fees': { kind: 'operating', basedOn: 'prev', hint: 'Dues of the owners’ association.' },
  Insurance: { kind: 'operating', basedOn: 'prev', needed: true, hint: 'A year’s premium for building and liability.' },
  'Flood Insurance': { kind: 'operating', basedOn: 'prev', hint: 'Where the property lies in a flood zone.' },
  'Real Estate Taxes': {
    kind: 'operating',
    basedOn: 'prev',
    needed: true,
    hint: 'A year’s taxes on the finished property.',
  },
  'Non-Reimbursed Utilities': { kind: 'operating', basedOn: 'prev', hint: 'What the tenants do not pay themselves.' },
  'Repairs and Maintenance': {
    kind: 'operating',
    basedOn: 'prev',
    needed: true,
    hint: 'What keeps the units as they are.',
  },
  'Turnover and Leasing Costs': {
    kind: 'operating',
    basedOn: 'prev',
    hint: 'Cleaning, advertising and commissions between two tenants.',
  },
  'Capital Expenditures': {
    kind: 'capital',
    basedOn: 'prev',
    hint: 'Roof, heating and the like; set aside each year, below the net operating income.',
  },
};

/** A blank pro forma: every item of the specification, in its order. */
export const blankProForma = (): ProFormaItem[] =>
  proFormaLabels.map((label) => ({ label, basedOn: proFormaItems[label].basedOn }));

type Items = readonly ProFormaItem[];

const inOrder = (items: Items): Items =>
  proFormaLabels.flatMap((label) => items.find((item) => item.label === label) ?? [{ label }]);

/**
 * The items whose amounts are what a percentage of the item at `index` is taken from. The chain is read so: an item that is based on
 * its previous or next one stands on whatever that one stands on, link by link, until two items stand on each other; these two are the
 * base. As the specification has it the two rents are based on each other and every cost on the item before it, so that a percentage
 * is always one of the year's rent, occupied and vacant units together, and not of the fee that happens to stand above it.
 */
function baseOf(chain: Items, index: number): Items {
  const seen: number[] = [];
  let at = index;
  while (!seen.includes(at)) {
    seen.push(at);
    const item = chain[at] as ProFormaItem;
    const next = at + ((item.basedOn ?? proFormaItems[item.label].basedOn) === 'next' ? 1 : -1);
    if (!chain[next]) break;
    at = next;
  }
  return seen.slice(seen.indexOf(at)).map((place) => chain[place] as ProFormaItem);
}

/** What an item comes to in a year, in cents: its amount, or its percentage of what it stands on. Blank is undefined. */
function amountOf(chain: Items, index: number): Cents | undefined {
  const { value, percent } = chain[index] as ProFormaItem;
  if (value !== undefined && value !== null) return value;
  if (percent === undefined || percent === null) return undefined;
  const base = baseOf(chain, index).flatMap((item) => item.value ?? []);
  return base.length === 0 ? undefined : percentOf(addCents(base), percent);
}

/** A pro forma, computed. Whole cents of a year. */
export interface ProFormaSums {
  /** What each item comes to; undefined where it is blank, or a percentage of nothing. */
  readonly amounts: Readonly<Record<ProFormaLabel, Cents | undefined>>;
  /** The rent of all units, let and vacant. */
  readonly effectiveIncome: Figure;
  readonly operatingExpenses: Figure;
  /** Effective income less operating expenses; capital expenditures are below it. */
  readonly netOperatingIncome: Figure;
  /** What is left of it after capital expenditures. */
  readonly cashFlow: Figure;
}

/** Sums of a pro forma. A figure whose needed items are blank is not known, and says which. */
export function proFormaSums(items: Items | null | undefined): ProFormaSums {
  const chain = inOrder(items ?? []);
  const amounts = Object.fromEntries(chain.map(({ label }, index) => [label, amountOf(chain, index)])) as Record<
    ProFormaLabel,
    Cents | undefined
  >;
  const ofKind = (kind: ItemTraits['kind']) => chain.filter(({ label }) => proFormaItems[label].kind === kind);
  const sumOf = (parts: Items): Figure => {
    const missing = parts.filter(({ label, percent }) => {
      const { needed } = proFormaItems[label];
      return amounts[label] === undefined && (needed === true || typeof percent === 'number');
    });
    if (missing.length > 0) return unknown(missing.map(({ label }) => label));
    return known(addCents(parts.map(({ label }) => amounts[label] ?? 0)));
  };
  const rents = ofKind('income');
  const effectiveIncome = rents.some(({ label }) => amounts[label] !== undefined)
    ? known(addCents(rents.map(({ label }) => amounts[label] ?? 0)))
    : unknown(['Rent']);
  const operatingExpenses = sumOf(ofKind('operating'));
  const netOperatingIncome = allKnown([effectiveIncome, operatingExpenses], ([income, costs]) => income - costs);
  const cashFlow = allKnown([netOperatingIncome, sumOf(ofKind('capital'))], ([noi, capital]) => noi - capital);
  return { amounts, effectiveIncome, operatingExpenses, netOperatingIncome, cashFlow };
}

/** The place of the first item, among all of them, that a pro forma still lacks; of a whole one the first. */
export function firstMissingItem(items: Items | null | undefined): number {
  const { netOperatingIncome } = proFormaSums(items);
  const [first] = netOperatingIncome.known ? [] : netOperatingIncome.missing;
  return Math.max(0, proFormaLabels.indexOf(first as ProFormaLabel));
}

/** Whether nothing that a pro forma needs is missing. */
export function isProFormaComplete(items: Items | null | undefined): boolean {
  return proFormaSums(items).netOperatingIncome.known;
}
