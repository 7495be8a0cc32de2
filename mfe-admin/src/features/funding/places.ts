import { fundingStages } from '@groundwork/domain-draws';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';

/** Where a payment is found: what waits for one, and the stages that it has. */
export const places = ['pending', ...fundingStages] as const;

export const placeLabels: Readonly<Record<(typeof places)[number], string>> = {
  pending: words.pending,
  scheduled: words.scheduled,
  funded: words.funded,
  reversed: words.reversed,
  cancelled: words.cancelled,
};
