import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { signOut } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { companyReviews, lee, nameOfLee } from '../../testing/company-review.js';

const name = nameOfLee;
const path = '/api/admin/admin/signOut';
const review = companyReviews();

async function companyReview(answer: () => unknown = () => ({ ended: 2 })) {
  const company = await review({ role: 'admin', tab: 'company', answers: { [`POST ${path}`]: answer } });
  const open = () => company.open(signOut.open);
  const confirm = async () => company.user.click(await screen.findByRole('button', { name: signOut.confirm }));
  const sent = () => company.sentTo(path);
  return { ...company, open, confirm, sent };
}

const question = () => screen.findByRole('alertdialog', { name: fill(signOut.title, { name }) });
const isOver = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a user of a company', () => {
  it('is signed out everywhere by an administrator, once it was said what that means', async () => {
    const { open, confirm, sent, told } = await companyReview();
    await open();
    const shown = within(await question());
    for (const sentence of [signOut.meaning, signOut.passwordToo])
      expect(shown.getByText(fill(sentence, { name }))).toBeTruthy();
    expect(sent()).toEqual([]);
    await confirm();
    await waitFor(() => expect(told()).toEqual([['success', fill(signOut.done, { name })]]));
    expect(sent()).toEqual([{ id: lee.userId }]);
    await isOver();
  });

  it('stays signed in where that is thought better of', async () => {
    const { user, open, sent } = await companyReview();
    await open();
    await user.click(within(await question()).getByRole('button', { name: screens.cancel }));
    await isOver();
    expect(sent()).toEqual([]);
  });

  it('that was not signed in is said to be so', async () => {
    const { open, confirm, told } = await companyReview(() => ({ ended: 0 }));
    await open();
    await confirm();
    await waitFor(() => expect(told()).toEqual([['success', fill(signOut.nowhere, { name })]]));
  });

  it('that may not be signed out stays under the question, with the reason', async () => {
    const refused = { status: 403, code: 'access.denied', detail: 'You may not do this' };
    const { open, confirm, told } = await companyReview(() => Response.json(refused, { status: 403 }));
    await open();
    await confirm();
    const shown = within(await question());
    expect((await shown.findByRole('alert')).textContent).toBe(`${fill(signOut.failed, { name })}: ${refused.detail}`);
    expect(told()).toEqual([]);
  });
});

it('an administrator is signed out by a super administrator, who is not asked about itself', async () => {
  const { offered } = await review();
  expect(await offered(signOut.open)).toEqual([`${signOut.open}: ${name}`]);
});
