import type { Verification } from './accounts.js';
import { Html, html, page } from './html.js';
import { accountsOf, institutions } from './institutions.js';
import type { Institution } from './institutions.js';

/** What a page of the widget needs to tell the portal. */
export interface Told {
  readonly origin: string;
}

const OPENED = 1;
const DONE = 3;
const GIVEN_UP = 4;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const heading = (step: number, title: string): Html =>
  html`<p class="step">Step ${step} of 3</p>\n<h1 tabindex="-1">${title}</h1>`;
const buttons = (code: string, label: string): Html =>
  html`<div class="buttons"><button>${label}</button><a class="button" href="/widget/cancel?code=${code}">Cancel</a></div>`;
const complaint = (error: string | undefined): Html =>
  error ? html`<p class="error" role="alert">${error}</p>` : new Html('');

/** Where the accounts are. */
export function institutionPage({ requestCode: code, name }: Verification, { origin }: Told, error?: string): string {
  const choices = institutions.map(
    ({ id, name: institution, note }) =>
      html`<label class="choice"><input type="radio" name="institution" value="${id}" required> <span>${institution}${note ? html` <span class="note">(${note})</span>` : ''}</span></label>`,
  );
  return page(
    'Choose your bank',
    html`${heading(1, 'Choose your bank')}
<p>Verify the accounts of <strong>${name}</strong>. This is a sandbox: no bank is asked and nothing real is shown.</p>
${complaint(error)}
<form method="post" action="/widget/accounts"><input type="hidden" name="code" value="${code}">
<fieldset><legend>Bank or credit union</legend>${choices}</fieldset>
${buttons(code, 'Continue')}</form>`,
    { status: OPENED, code, origin },
  );
}

/** Which accounts, with what is in them. */
export function accountsPage(verification: Verification, institution: Institution, now: Date, error?: string): string {
  const { requestCode: code } = verification;
  const choices = accountsOf(verification, institution, now).map(
    ({ accountName, availableBalance }, at) =>
      html`<label class="choice"><input type="checkbox" name="account" value="${accountName}"${at === 0 ? new Html(' checked') : ''}> <span>${accountName}</span> <span class="amount">${dollars.format(availableBalance)}</span></label>`,
  );
  return page(
    'Choose accounts',
    html`${heading(2, `Your accounts at ${institution.name}`)}
${complaint(error)}
<form method="post" action="/widget/consent"><input type="hidden" name="code" value="${code}"><input type="hidden" name="institution" value="${institution.id}">
<fieldset><legend>Accounts to verify</legend>${choices}</fieldset>
${buttons(code, 'Continue')}</form>`,
  );
}

/** The consent to tell the lender. */
export function consentPage(
  { requestCode: code }: Verification,
  institution: Institution,
  accounts: readonly string[],
  error?: string,
): string {
  return page(
    'Your consent',
    html`${heading(3, 'Your consent')}
<p>${institution.name} tells your lender the name, the balances and the status of:</p>
<ul>${accounts.map((account) => html`<li>${account}</li>`)}</ul>
${complaint(error)}
<form method="post" action="/widget/finish"><input type="hidden" name="code" value="${code}"><input type="hidden" name="institution" value="${institution.id}">
${accounts.map((account) => html`<input type="hidden" name="account" value="${account}">`)}
<fieldset><label class="choice"><input type="checkbox" name="consent" value="yes" required> <span>I agree that these accounts are shown to my lender</span></label></fieldset>
${buttons(code, 'Verify accounts')}</form>`,
  );
}

export const donePage = ({ requestCode: code, accounts }: Verification, { origin }: Told): string =>
  page(
    'Done',
    html`<h1 tabindex="-1">Done</h1>\n<p role="status">${accounts.length === 1 ? 'The account was' : `${accounts.length} accounts were`} sent to your lender. You can close this window.</p>`,
    { status: DONE, code, origin },
  );

export const cancelledPage = ({ requestCode: code }: Verification, { origin }: Told): string =>
  page('Cancelled', html`<h1 tabindex="-1">Cancelled</h1>\n<p role="status">Nothing was sent to your lender.</p>`, {
    status: GIVEN_UP,
    code,
    origin,
  });

export const expiredPage = (): string =>
  page(
    'Not valid any more',
    html`<h1>Not valid any more</h1>\n<p role="alert">This verification has ended or was never asked for. Go back to the portal and start it again.</p>`,
  );
