import { machineRules } from '@groundwork/domain-messages';
import { record, required, text } from '@groundwork/domain-records';
import { requiredAny } from '@groundwork/domain-validation';

/** Whether a text is a whole address without credentials; `https` alone is for a portal in production to ask. */
function webAddress(value: unknown): string | undefined {
  const missing = requiredAny(value);
  if (missing) return missing;
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isAddress ? undefined : machineRules.addressNeeded;
}

const lender = { writers: ['administrator'] } as const;

/** Where events of the portal are told to a program of the lender. */
export const webhookRecord = record('Webhook', {
  name: required(text('Name', lender)),
  url: required(text('Address', { ...lender, rule: webAddress })),
});
