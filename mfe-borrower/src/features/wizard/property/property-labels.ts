import { fieldPlace } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';

/** What the conflict of two versions calls the fields of so many properties, and how their values read. */
export function propertyNames(propertyCount: number) {
  const labels = (path: string): string | undefined => fieldPlace(path, { propertyCount }).label || undefined;
  return { labels, show };
}

function show(path: string, value: unknown): string | undefined {
  const input = fieldPlace(path).field?.input;
  if (input === 'money' && typeof value === 'number') return formatCents(value);
  if (input === 'date' && typeof value === 'string' && value !== '') return formatMonthDayYear(value);
  return undefined;
}
