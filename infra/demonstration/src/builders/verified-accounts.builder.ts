import { operations as companies } from '@groundwork/contract-companies';
import type { components } from '@groundwork/contract-companies';
import type { Person, PortalClient } from '../portal-client.js';

type Schemas = components['schemas'];

/** Whose accounts, at which of the sandbox's banks, and the first how many of what the bank offers. */
export interface AccountsToVerify {
  readonly holder: Schemas['RequestVerificationDto'];
  readonly institution: string;
  readonly count?: number;
}

/** A portal whose accounts are verified by a real provider has nobody to go through its widget. */
async function isSandbox(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health`).catch(() => undefined);
  return answer?.ok === true && ((await answer.json().catch(() => ({}))) as { unit?: string }).unit === 'sandbox';
}

/** Goes through the sandbox's widget as a person does: bank, accounts, consent. */
async function throughTheWidget(
  origin: string,
  code: string,
  { institution, count = 1 }: AccountsToVerify,
): Promise<void> {
  const send = async (path: string, fields: [string, string][]): Promise<string> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams([['code', code], ['institution', institution], ...fields]),
    });
    if (!answer.ok) throw new Error(`The widget answered ${answer.status} at ${path}.`);
    return answer.text();
  };
  const offered = [...(await send('/widget/accounts', [])).matchAll(/name="account" value="([^"]+)"/g)].map(
    ([, name = '']): [string, string] => ['account', name],
  );
  await send('/widget/finish', [...offered.slice(0, count), ['consent', 'yes']]);
}

/** Accounts that the borrower has verified by the portal's own calls. Nothing where the provider is off or no sandbox. */
export async function withVerifiedAccounts(
  portal: PortalClient,
  borrower: Person,
  wanted: readonly AccountsToVerify[],
): Promise<void> {
  for (const one of wanted) {
    const { requestCode, widgetUrl } = await portal.call<Schemas['VerificationDto']>(
      borrower,
      companies.requestVerification,
      { body: one.holder },
    );
    const { origin } = new URL(widgetUrl);
    if (!(await isSandbox(origin))) return;
    await throughTheWidget(origin, requestCode, one);
    await portal.call(borrower, companies.refreshAccounts, { params: { requestCode } });
  }
}
