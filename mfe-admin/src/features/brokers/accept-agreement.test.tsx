import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brokerName } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { agreements, signing } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { AgreementText } from '@groundwork/web-lending';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea, signableCanvas } from '@groundwork/web-mount/testing';
import type { AgreementDetails } from '../../data/api.js';
import { aBroker } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';
import { AcceptAgreement } from './accept-agreement.js';

let end = async () => {};
const png = 'data:image/png;base64,iVBORw0KGgo=';
beforeEach(() => signableCanvas(png));
afterEach(() => end());

const agreement = {
  ...{ id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b102', expirationDate: '2099-03-02' },
  ...{ proposedInitialLoanRate: null, proposedAdditionalLoanRate: null, proposedStandardFee: null },
} as AgreementDetails;
const toAccept = { html: '<p>The text to sign</p>', contentHash: 'ab'.repeat(32), isSigned: false, signatures: [] };

async function shown(element: ReactElement, answers = {}) {
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const mounted = await mountedArea({ area, user: administrator, path: '/', answers });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}

describe('the acceptance of a referral agreement', () => {
  it('is signed under the text of the service, in the own name alone, and says whose', async () => {
    const broker = aBroker({ status: '1' });
    const { user, calls, said } = await shown(
      <AcceptAgreement agreement={agreement} broker={broker} onClose={() => undefined} />,
      {
        [`GET /api/admin/brokeragreements/${agreement.id}/text/acceptance`]: () => toAccept,
        'POST /api/admin/brokeragreements/accept': () => agreement,
      },
    );
    const name = `${administrator.firstName} ${administrator.lastName}`;
    expect((await screen.findByRole('region', { name: 'Agreement' })).textContent).toBe('The text to sign');
    expect(screen.getByText(fill(admin.brokerNotActive, { name: brokerName(broker) }))).toBeTruthy();
    expect(screen.getByText(signing.youSignAs).textContent).toBe(`${signing.youSignAs} ${name}`);
    expect(screen.getByText(signing.drawInstead)).toBeTruthy();
    const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept Agreement' });
    await user.type(screen.getByLabelText(signing.typeYourName), 'Somebody Else{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(fill(shared.signatureMismatch, { name: name.toUpperCase() }));
    expect(document.activeElement).toBe(screen.getByLabelText(signing.typeYourName));
    expect(accept.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: signing.clear }));
    await user.type(screen.getByLabelText(signing.typeYourName), name);
    await user.click(screen.getByRole('button', { name: signing.accept }));
    expect(screen.getByRole('button', { name: signing.accepted }).getAttribute('aria-pressed')).toBe('true');
    await user.click(accept);
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      brokerAgreement: { id: agreement.id, adminSignature: png, adminTitle: 'Loan Manager', signedName: name },
      textHash: toAccept.contentHash,
    });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: admin.agreementAccepted }]));
  });
});

describe('the acceptance of an agreement that has expired', () => {
  it('says that it has, and what the broker proposed, before it is signed', async () => {
    const expired = { ...agreement, expirationDate: '2020-03-02', proposedInitialLoanRate: 1.5 } as AgreementDetails;
    await shown(<AcceptAgreement agreement={expired} broker={aBroker()} onClose={() => undefined} />, {
      [`GET /api/admin/brokeragreements/${agreement.id}/text/acceptance`]: () => toAccept,
    });
    expect(await screen.findByText(fill(agreements.expiredOn, { date: '02-Mar-2020' }))).toBeTruthy();
    expect(screen.getByText(fill(agreements.proposed, { terms: '1.50% initial' }))).toBeTruthy();
  });
});

describe('the text of a referral agreement', () => {
  it('says who signed it and that it is the kept one, or that none was kept', async () => {
    const at = '2026-03-02T15:00:00.000Z';
    const signatures = [{ party: 'broker', signerName: 'Ann Reyes', signedAt: at }];
    await shown(<AgreementText text={{ ...toAccept, isSigned: true, signatures }} accepted />);
    expect(screen.getByText(fill(signing.signedBy, { name: 'Ann Reyes', date: displayInstant(at) }))).toBeTruthy();
    expect(screen.getByText(fill(signing.keptText, { hash: 'ab'.repeat(8) }))).toBeTruthy();
    await end();
    await shown(<AgreementText text={toAccept} accepted />);
    expect(screen.getByText(signing.notKept)).toBeTruthy();
  });
});
