import { floorPlan, property as propertyRecord } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';

type Declared = Readonly<Partial<Record<string, { readonly label: string; readonly input: string }>>>;
const fields: Declared = propertyRecord.fields;
const planFields: Declared = floorPlan.fields;

/** What the conflict of two versions calls the fields of so many properties, and how their values read. */
export function propertyNames(count: number) {
  const labels = (path: string): string | undefined => {
    const [, index, name = '', , planField] = path.split('.');
    const own = name === 'floorPlans' ? planLabel(planField) : fields[name]?.label;
    return own && (count > 1 ? `Property ${Number(index) + 1}: ${own}` : own);
  };
  return { labels, show };
}

const planLabel = (name: string | undefined): string =>
  ['Floor plan', planFields[name ?? '']?.label].filter(Boolean).join(': ');

function show(path: string, value: unknown): string | undefined {
  const input = fields[path.split('.')[2] ?? '']?.input;
  if (input === 'money' && typeof value === 'number') return formatCents(value);
  if (input === 'date' && typeof value === 'string' && value !== '') return formatMonthDayYear(value);
  return undefined;
}
