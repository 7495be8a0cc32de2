import { fundingStages } from '@groundwork/domain-draws';
import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';

/** Where a payment is found: what waits for one, the stages that it has, and what was exported for the bank. */
export const places = ['pending', ...fundingStages, 'exports'] as const;

export const placeLabels: Readonly<Record<(typeof places)[number], string>> = {
  pending: words.pending,
  scheduled: words.scheduled,
  funded: words.funded,
  reversed: words.reversed,
  cancelled: words.cancelled,
  exports: exportsDesk.place,
};
