import { retainageTermsRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import type { Ledger } from '../../data/api.js';
import type { ContractorRow, RetainageValues } from './retainage-values.js';

const { fields } = retainageTermsRecord;

/** What a field of the terms is called where two versions of them differ. */
export function labelOf({ lines }: Ledger, path: string): string | undefined {
  const [field = '', place = '', part] = path.split('.');
  const at = Number(place);
  if (field === 'contractors') {
    const number = fill(words.contractor, { number: at + 1 });
    if (part === undefined) return number;
    return `${number}: ${part === 'name' ? words.contractorName : words.contractorPercent}`;
  }
  if (field === 'ofLine') {
    const name = lines[at]?.name ?? '';
    return fill(part === 'percent' ? words.retainageOfLine : words.contractorOfLine, { name });
  }
  return fields[field as Exclude<keyof RetainageValues, 'ofLine' | 'contractors'>].label;
}

/** How a value of the terms reads there: choices by their labels, contractors by their names. */
export function shown(contractors: readonly ContractorRow[], path: string, value: unknown): string | undefined {
  if (path.startsWith('contractors.') && typeof value === 'object') return (value as ContractorRow | null)?.name;
  if (path.endsWith('.contractor'))
    return value === '' ? words.nobodys : (contractors.find(({ id }) => id === value)?.name ?? String(value));
  const { options = [] } = { heldBy: fields.heldBy, reductionAppliesTo: fields.reductionAppliesTo }[path] ?? {};
  return options.find((option) => option.value === value)?.label;
}
