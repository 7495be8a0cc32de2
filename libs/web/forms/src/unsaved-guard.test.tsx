import { useState } from 'react';
import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { createAreaMount, Link } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { UnsavedGuard } from './index.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

function Part({ name }: { name: string }) {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <button onClick={() => setDirty(!dirty)}>{`${dirty ? 'Save' : 'Type into'} ${name}`}</button>
      <UnsavedGuard when={dirty} />
    </>
  );
}

const area = createAreaMount({
  name: 'test',
  routes: () => [
    {
      path: '/',
      element: (
        <>
          <Part name="first" />
          <Part name="second" />
          <Link to="/away">Away</Link>
        </>
      ),
    },
    { path: '/away', element: <p>Gone</p> },
  ],
});

async function open() {
  const mounted = await mountedArea({
    area,
    user: { id: 'u', firstName: 'Ada', lastName: 'M', email: 'a@b.example', role: 'admin', companies: [] },
    path: '/',
    answers: {},
  });
  ({ end } = mounted);
  await screen.findByText('Away');
  const unsaved = () => mounted.said.filter(([event]) => event === 'unsaved').map(([, value]) => value);
  return { user: userEvent.setup(), unsaved };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('of several forms on a screen whichever has something to lose is asked about, not the last alone', async () => {
  const { user } = await open();
  await press(user, 'Type into first');
  await user.click(screen.getByText('Away'));
  expect(await screen.findByRole('alertdialog', { name: screens.unsavedChanges })).toBeTruthy();
  expect(screen.queryByText('Gone')).toBeNull();
  await press(user, 'Leave');
  expect(await screen.findByText('Gone')).toBeTruthy();
});

it('the shell knows of something to lose until the last of the forms is saved', async () => {
  const { user, unsaved } = await open();
  await press(user, 'Type into first');
  await press(user, 'Type into second');
  await press(user, 'Save second');
  expect(unsaved()).toEqual([true]);
  await press(user, 'Save first');
  await waitFor(() => expect(unsaved()).toEqual([true, false]));
});
