import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fill, waiverRules } from '@groundwork/domain-messages';
import { signing } from '@groundwork/domain-messages-screens';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { signableCanvas } from '@groundwork/web-mount/testing';
import { aServer, refusal, visit } from '../../testing/public-page.js';
import WaiverPage from './waiver.page.js';

const server = aServer();
const expiresAt = '2026-03-16T15:00:00.000Z';
const signedAt = '2026-03-02T15:00:00.000Z';
const waiver = {
  condition: 'conditional' as const,
  extent: 'progress' as const,
  status: 'sent' as const,
  claimant: 'Gulf Framing LLC',
  signerName: 'Ann Ortiz',
  projectName: 'Harvard Street',
  amount: 20_000,
  content: '<p>Gulf Framing LLC waives $200.00.</p>',
  contentHash: 'a'.repeat(64),
  expiresAt,
  signedAt: null,
};
beforeEach(() => {
  signableCanvas();
  history.replaceState(null, '', '/waiver#the-token');
  server.answers['POST /waiver/open'] = () => waiver;
});

describe('a waiver that is reached by its link', () => {
  it('is shown as it is kept, and the token travels in the body alone', async () => {
    visit(<WaiverPage />);
    expect(await screen.findByText('Gulf Framing LLC waives $200.00.')).toBeTruthy();
    const lead = fill(words.lead, { claimant: 'Gulf Framing LLC', name: 'Harvard Street', amount: '$200.00' });
    expect(screen.getByText(lead)).toBeTruthy();
    expect(screen.getByText(words.consent)).toBeTruthy();
    expect(screen.getByRole('region', { name: words.text })).toBeTruthy();
    expect(server.sent).toMatchObject([{ body: { token: 'the-token' } }]);
    await act(async () => {
      location.hash = '#another';
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ body: { token: 'another' } }));
  });

  it('that is over says so; one that cannot be looked at is tried again', async () => {
    server.answers['POST /waiver/open'] = () => refusal(410, 'token.invalid');
    const first = visit(<WaiverPage />);
    expect(await screen.findByText(words.over)).toBeTruthy();
    expect(screen.getByText(words.heading)).toBeTruthy();
    first.unmount();
    server.answers['POST /waiver/open'] = () => refusal(503, 'upstream.unavailable');
    visit(<WaiverPage />);
    expect(await screen.findByText(words.notOpened)).toBeTruthy();
  });

  it('is signed by nobody without a name, and under the own name alone', async () => {
    const { user } = visit(<WaiverPage />);
    const sign = await screen.findByRole('button', { name: words.sign });
    await user.click(sign);
    expect(screen.getByTitle(words.signFirst)).toBeTruthy();
    await user.type(screen.getByLabelText(signing.typeYourName), 'Mallory');
    await user.click(screen.getByRole('button', { name: signing.accept }));
    expect((await screen.findByRole('alert')).textContent).toContain('ANN ORTIZ');
    expect(server.sent).toHaveLength(1);
  });

  it('is signed once it has arrived; what failed is said, and what was signed stays', async () => {
    const { user } = visit(<WaiverPage />);
    await user.type(await screen.findByLabelText(signing.typeYourName), 'ann ortiz');
    await user.click(screen.getByRole('button', { name: signing.accept }));
    server.answers['POST /waiver/sign'] = () => refusal(503, 'upstream.unavailable');
    await user.click(screen.getByRole('button', { name: words.sign }));
    expect((await screen.findByRole('alert')).textContent).toContain(words.notSigned);
    server.answers['POST /waiver/sign'] = () => ({ ...waiver, status: 'signed', signedAt });
    await user.click(screen.getByRole('button', { name: words.sign }));
    expect(await screen.findByRole('button', { name: words.download })).toBeTruthy();
    const { contentHash } = waiver;
    expect(server.sent.at(-1)?.body).toMatchObject({ token: 'the-token', contentHash, signature: 'ann ortiz' });
  });

  it('is refused with a reason, which stays until it has arrived', async () => {
    const { user } = visit(<WaiverPage />);
    await user.click(await screen.findByRole('button', { name: words.doNotSign }));
    expect(await screen.findByText(words.refusalLead)).toBeTruthy();
    const confirm = () => screen.getAllByRole('button', { name: words.doNotSign }).at(-1) as HTMLElement;
    await user.click(confirm());
    expect(await screen.findByText(waiverRules.refusalNeedsReason)).toBeTruthy();
    await user.type(screen.getByLabelText(new RegExp(words.refusalReason)), 'Wrong amount');
    server.answers['POST /waiver/refuse'] = () => refusal(503, 'upstream.unavailable');
    await user.click(confirm());
    expect(await screen.findByText(new RegExp(words.notRefused))).toBeTruthy();
    server.answers['POST /waiver/refuse'] = () => ({ ...waiver, status: 'refused' });
    await user.click(confirm());
    expect(await screen.findByText(words.refused)).toBeTruthy();
    expect(server.sent.at(-1)).toMatchObject({ body: { token: 'the-token', reason: 'Wrong amount' } });
  });

  it('that is signed says when, and gives its paper; one that is not there yet says so', async () => {
    server.answers['POST /waiver/open'] = () => ({ ...waiver, status: 'signed', signedAt });
    server.answers['POST /waiver/pdf'] = () => refusal(404, 'resource.not_found');
    const { user } = visit(<WaiverPage />);
    const said = fill(words.signed, { date: displayInstant(signedAt), expires: displayInstant(expiresAt) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.sign })).toBeNull();
    await user.click(screen.getByRole('button', { name: words.download }));
    expect((await screen.findByRole('alert')).textContent).toContain(words.notDownloaded);
  });
});
