import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createChannel } from './channel.js';
import { createAreaMount, useBusy } from './index.js';
import type { UserSummary } from './index.js';

const user = { id: 'u', firstName: 'Ada', lastName: 'M', email: 'a@b.example', role: 'borrower', companies: [] };
let end = async () => {};
afterEach(() => end());

function Work({ name, message }: { name: string; message?: string }) {
  const [busy, setBusy] = useState(false);
  useBusy(busy, message);
  return <button onClick={() => setBusy(!busy)}>{name}</button>;
}

async function several() {
  const area = createAreaMount({
    name: 'test',
    routes: () => [
      {
        path: '/',
        element: (
          <>
            <Work name="quiet" />
            <Work name="upload" message="Uploading" />
            <Work name="check" message="Checking" />
          </>
        ),
      },
    ],
  });
  const channel = createChannel();
  const now = { busy: false, working: undefined as string | undefined };
  channel.on('busy', (busy) => (now.busy = busy));
  channel.on('working', (message) => (now.working = message));
  history.replaceState(null, '', '/');
  const element = document.body.appendChild(document.createElement('div'));
  let unmount = () => {};
  await act(async () => {
    unmount = area.mount(element, { basename: '/', user: user as UserSummary, channel }).unmount;
  });
  end = async () => {
    await act(async () => unmount());
    element.remove();
  };
  const events = userEvent.setup();
  return { now, press: (name: string) => events.click(screen.getByRole('button', { name })) };
}

describe('an area that is busy with several things', () => {
  it('is busy until the last of them ends, whichever that is, and says the latest that has words', async () => {
    const { now, press } = await several();
    await press('quiet');
    await press('upload');
    await press('check');
    expect(now).toEqual({ busy: true, working: 'Checking' });
    await press('check');
    expect(now).toEqual({ busy: true, working: 'Uploading' });
    await press('quiet');
    expect(now).toEqual({ busy: true, working: 'Uploading' });
    await press('upload');
    expect(now).toEqual({ busy: false, working: undefined });
  });

  it('is busy with nothing once its screen is gone', async () => {
    const { now, press } = await several();
    await press('upload');
    await end();
    end = async () => {};
    expect(now).toEqual({ busy: false, working: undefined });
  });
});
