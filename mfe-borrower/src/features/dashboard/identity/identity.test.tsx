import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDENTITY_IMAGE_LIMIT } from '@groundwork/domain-accounts';
import { formatFileSize } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { aCompany } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../../testing/borrower.js';
import { aProfile } from '../../../testing/records.js';

const read = 'GET /api/borrower/userprofile';
const check = 'POST /api/borrower/users/dltoken';
const save = 'PUT /api/borrower/users/users';
const company = `GET /api/borrower/company/byId/${idOf(2)}`;
const unverified = aProfile({
  identityVerified: false,
  identityVerifiedAt: null,
  identityRequestId: null,
  identityConversationId: null,
});
const answerOf = (Code: string, Description: string) => ({
  Status: { TransactionReasonCode: { Code, Description }, RequestId: 'Q-7', ConversationId: 'C-7' },
});
const picture = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

let end: () => Promise<void> = async () => undefined;
beforeEach(() => {
  // The page of the tests has no addresses for files.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => end());

async function dashboard(answers: Parameters<typeof borrowerAt>[1] = {}, path = '/home') {
  const area = await borrowerAt(path, { [read]: () => unverified, ...answers });
  end = area.end;
  const banner = within(await screen.findByRole('region', { name: borrower.identityNotVerified }));
  const sent = (method: string) => area.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...area, banner, sent, user: userEvent.setup() };
}
type Dashboard = Awaited<ReturnType<typeof dashboard>>;

async function chooseBoth({ banner, user }: Dashboard) {
  await user.click(banner.getByRole('button', { name: verification.expand }));
  await user.upload(
    banner.getByLabelText(new RegExp(`^${verification.choose}: ${verification.front}`)),
    picture('front.png'),
  );
  await screen.findByRole('img', { name: fill(verification.chosen, { side: verification.front }) });
  expect(banner.queryByRole('button', { name: verification.upload })).toBeNull();
  await user.upload(
    banner.getByLabelText(new RegExp(`^${verification.choose}: ${verification.back}`)),
    picture('back.png'),
  );
  return banner.findByRole('button', { name: verification.upload });
}

describe('the identity banner', () => {
  it('is gone for who is verified', async () => {
    ({ end } = await borrowerAt('/home', {}));
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.queryByText(borrower.identityNotVerified)).toBeNull();
  });

  it('opens and closes, and its step stands in the table of the set-up', async () => {
    const { banner, user } = await dashboard({ [company]: () => aCompany() });
    const toggle = banner.getByRole('button', { name: verification.expand });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(banner.queryByRole('region', { name: verification.front })).toBeNull();
    await user.click(toggle);
    expect(await banner.findByRole('region', { name: verification.front })).toBeTruthy();
    for (const sentence of [verification.identityLead, verification.chooseBoth])
      expect(banner.getByText(sentence)).toBeTruthy();
    const hint = fill(verification.pictureHint, { size: formatFileSize(IDENTITY_IMAGE_LIMIT) });
    expect(banner.getAllByText(hint)).toHaveLength(2);
    await user.click(banner.getByRole('button', { name: verification.collapse }));
    expect(banner.queryByRole('region', { name: verification.front })).toBeNull();
    const table = within(screen.getByRole('table', { name: borrowerPages.setupSteps }));
    expect(table.getAllByRole('row')).toHaveLength(12);
    await user.click(
      within(table.getByRole('row', { name: /Drivers License.*Not Started/ })).getByRole('link', {
        name: 'Continue: Drivers License',
      }),
    );
    await waitFor(() =>
      expect(banner.getByRole('button', { name: verification.collapse }).getAttribute('aria-expanded')).toBe('true'),
    );
    expect(document.activeElement?.textContent).toBe(borrower.identityNotVerified);
  });

  it('sends both pictures, and saves the ids when the message of success is closed', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const area = await dashboard({
      [check]: () => answered.then(() => answerOf('pass', 'Identity verified')),
      [save]: () => aProfile(),
    });
    await area.user.click(await chooseBoth(area));
    await waitFor(() => expect(area.said).toContainEqual(['working', borrower.sendingToIdentityService]));
    answer();
    const message = within(await screen.findByRole('alertdialog', { name: borrower.imagesUploaded }));
    expect(area.sent('POST')).toEqual([
      {
        front: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo=$/),
        back: expect.stringMatching(/^data:image\/png;base64,/),
      },
    ]);
    expect(message.getByText(verification.identityPassed)).toBeTruthy();
    expect(area.sent('PUT')).toEqual([]);
    await area.user.click(message.getByText(screens.close));
    await waitFor(() => expect(screen.queryByText(borrower.identityNotVerified)).toBeNull());
    expect(area.sent('PUT')).toEqual([{ identityRequestId: 'Q-7', identityConversationId: 'C-7' }]);
  });

  it('says why the check did not pass, keeps the other picture, and refuses what is no picture before it is sent', async () => {
    const area = await dashboard({ [check]: () => answerOf('fail', 'The license has expired') });
    await area.user.click(await chooseBoth(area));
    expect(
      await area.banner.findByText(fill(screens.encounteredError, { detail: 'The license has expired' })),
    ).toBeTruthy();
    await area.user.click(area.banner.getByRole('button', { name: `${verification.another}: ${verification.front}` }));
    expect(area.banner.getByRole('img', { name: fill(verification.chosen, { side: verification.back }) })).toBeTruthy();
    expect(area.banner.queryByText(/The license has expired/)).toBeNull();
    await area.user.upload(
      area.banner.getByLabelText(new RegExp(`^${verification.choose}: ${verification.front}`)),
      new File(['no picture'], 'front.png', { type: 'image/png' }),
    );
    expect(await area.banner.findByText(shared.licenseImageType)).toBeTruthy();
    expect(area.banner.queryByRole('button', { name: verification.upload })).toBeNull();
    expect(area.sent('POST')).toHaveLength(1);
  });

  it('loses nothing while the provider is away, nor while the ids cannot be saved', async () => {
    let away = true;
    const area = await dashboard({
      [check]: () =>
        away
          ? problem(503, 'provider.away', [], 'The service does not answer.')
          : answerOf('PASS', 'Identity verified'),
      [save]: () => (away ? problem(503, 'upstream.unavailable') : aProfile()),
    });
    const button = await chooseBoth(area);
    await area.user.click(button);
    expect(
      await area.banner.findByText(fill(screens.encounteredError, { detail: 'The service does not answer.' })),
    ).toBeTruthy();
    expect(area.banner.getByText(verification.picturesKept)).toBeTruthy();
    away = false;
    await area.user.click(button);
    const message = within(await screen.findByRole('alertdialog', { name: borrower.imagesUploaded }));
    away = true;
    await area.user.click(message.getByText(screens.close));
    expect(await message.findByText(verification.identityNotSaved)).toBeTruthy();
    away = false;
    await area.user.click(message.getByRole('button', { name: screens.tryAgain }));
    await waitFor(() => expect(screen.queryByText(borrower.identityNotVerified)).toBeNull());
  });
});
