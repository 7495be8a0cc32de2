import { fill, machineRules, shared } from '@groundwork/domain-messages';
import { choice, record, required, text } from '@groundwork/domain-records';
import { lengthLimits, requiredAny } from '@groundwork/domain-validation';

/** Whether a text is a whole address without credentials; `https` alone is for a portal in production to ask. */
function webAddress(value: unknown): string | undefined {
  const missing = requiredAny(value);
  if (missing) return missing;
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress) return machineRules.addressNeeded;
  // As it is kept, with what is no plain letter written as %..
  return url.href.length > lengthLimits.line ? fill(shared.tooLong, { max: lengthLimits.line }) : undefined;
}

const lender = { writers: ['administrator'] } as const;

/** How many hours the old secret of a webhook may still count once there is a new one. */
export const overlapHours = [0, 1, 24, 72, 168] as const;

/** Where events of the portal are told to a program of the lender. */
export const webhookRecord = record('Webhook', {
  name: required(text('Name', lender)),
  url: required(text('Address', { ...lender, rule: webAddress })),
});

/** What is said where the secret of a webhook is replaced. */
export const rotationRecord = record('WebhookRotation', {
  overlapHours: required(
    choice('The old secret', overlapHours, {
      ...lender,
      labels: {
        '0': 'Ends at once',
        '1': 'Counts for another hour',
        '24': 'Counts for another day',
        '72': 'Counts for another three days',
        '168': 'Counts for another week',
      },
    }),
  ),
});
