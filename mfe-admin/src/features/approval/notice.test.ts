import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { noticePage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { application, reviewTests } from '../../testing/review-tests.js';

const { review, end } = reviewTests();
afterEach(async () => {
  await end();
  localStorage.clear();
});

it('a notice to the borrower is kept when its dialog is left or cannot be sent, and is gone once it is sent', async () => {
  const answers = [
    () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    () => ({ mailed: true }),
  ];
  const path = `/api/admin/application/sendnotice/${application.id}`;
  const { user, said, calls } = await review(undefined, { [`POST ${path}`]: () => answers.shift()?.() });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: words.send }));
    return within(await screen.findByRole('dialog'));
  };
  const message = (dialog: Awaited<ReturnType<typeof open>>) =>
    dialog.getByLabelText<HTMLTextAreaElement>(new RegExp(words.message));
  const first = await open();
  await user.click(first.getByRole('button', { name: words.sendIt }));
  expect(await first.findByText(shared.textRequired)).toBeTruthy();
  await user.type(message(first), 'Please call us.');
  // What Escape does to a dialog.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await open();
  await user.click(second.getByRole('button', { name: screens.restoreDraft }));
  expect(message(second).value).toBe('Please call us.');
  await user.click(second.getByRole('button', { name: words.sendIt }));
  expect((await second.findByRole('alert')).textContent).toContain(words.failed);
  expect(message(second).value).toBe('Please call us.');
  await user.click(second.getByRole('button', { name: words.sendIt }));
  await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: words.sent }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
    { message: 'Please call us.' },
    { message: 'Please call us.' },
  ]);
  expect(message(await open()).value).toBe('');
});
