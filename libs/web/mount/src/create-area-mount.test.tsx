import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createApi } from '@groundwork/web-http';
import { Box } from '@groundwork/web-ui';
import { createChannel } from './channel.js';
import type { AreaContext, AreaEvents } from './contract.js';
import { createAreaMount } from './create-area-mount.js';
import { Link, useArea, useTitle } from './index.js';

interface Paths {
  '/api/x': { post: { responses: { 200: { content: { 'application/json': object } } } } };
}

function Home() {
  const { user } = useArea();
  useTitle('Home');
  return (
    <>
      <Box padding="3">
        <h1>Welcome {user.firstName}</h1>
      </Box>
      <Link to="/broken">Broken</Link>
      <Link to="/other">Other</Link>
    </>
  );
}

function Broken(): never {
  throw new Error('a render that throws');
}

const area = createAreaMount({
  name: 'test',
  routes: () => [
    { path: '/', element: <Home /> },
    { path: '/other', element: <h1>Other</h1> },
    { path: '/broken', element: <Broken /> },
  ],
});

const user: AreaContext['user'] = {
  id: 'u',
  firstName: 'Ada',
  lastName: 'M',
  email: 'a@b.c',
  role: 'borrower',
  companies: [],
};
let unmount = () => {};

async function mounted(more: Partial<AreaContext> = {}) {
  history.replaceState(null, '', '/');
  const element = document.body.appendChild(document.createElement('main'));
  const channel = createChannel();
  const heard: [string, unknown][] = [];
  for (const event of ['title', 'location', 'failed'] satisfies (keyof AreaEvents)[])
    channel.on(event, (payload) => heard.push([event, payload]));
  await act(async () => {
    unmount = area.mount(element, { basename: '/', user, channel, ...more }).unmount;
  });
  return { element, channel, heard };
}

afterEach(async () => {
  await act(async () => unmount());
  document.body.replaceChildren();
});

describe('a mounted area', () => {
  it('goes on from the heading of the page that a link leads to, and back from that of the page before', async () => {
    const { element } = await mounted();
    const inFocus = () => [document.activeElement?.tagName, document.activeElement?.textContent];
    expect(inFocus()[0]).toBe('BODY');
    const link = [...element.querySelectorAll('a')].find(({ textContent }) => textContent === 'Other');
    await act(async () => {
      link?.focus();
      link?.click();
    });
    await waitFor(() => expect(inFocus()).toEqual(['H1', 'Other']));
    await act(async () => history.back());
    await waitFor(() => expect(inFocus()).toEqual(['H1', 'Welcome Ada']));
  });

  it('leaves no style tag behind, however often it is entered', async () => {
    const tags = () => document.querySelectorAll('style[data-emotion^="gw-test"]').length;
    const before = tags();
    for (let entry = 0; entry < 3; entry += 1) {
      await mounted();
      expect(tags()).toBeGreaterThan(before);
      await act(async () => unmount());
    }
    expect(tags()).toBe(before);
  });

  it('shows its route and tells the shell title and path', async () => {
    const { element, heard } = await mounted();
    expect(element.textContent).toContain('Welcome Ada');
    expect(heard).toEqual(
      expect.arrayContaining([
        ['title', 'Home'],
        ['location', '/'],
      ]),
    );
  });

  it('follows the shell to a path', async () => {
    const { element, channel, heard } = await mounted();
    await act(async () => channel.emit('navigate', '/other'));
    expect(element.textContent).toContain('Other');
    expect(heard).toContainEqual(['location', '/other']);
  });

  it('leaves the address of the handbook to the shell', async () => {
    const { element, channel, heard } = await mounted();
    await act(async () => channel.emit('navigate', '/handbook/draws'));
    expect(element.textContent).toBe('');
    expect(heard).toContainEqual(['location', '/handbook/draws']);
    expect(heard.filter(([event]) => event === 'failed')).toEqual([]);
  });

  it('reports what a screen throws, and leaves the page alone', async () => {
    const { channel, heard } = await mounted();
    const real = console.error;
    console.error = () => {};
    await act(async () => channel.emit('navigate', '/broken'));
    console.error = real;
    expect(heard).toContainEqual(['failed', { message: 'a render that throws' }]);
  });

  it('has the shell ask for a proof of who its user is, as long as it is there', async () => {
    const real = globalThis.fetch;
    globalThis.fetch = async () => Response.json({ code: 'proof.needed' }, { status: 403 });
    let questions = 0;
    const prove = async () => (questions += 1) < 0;
    const change = () =>
      createApi<Paths>('http://localhost')
        .POST('/api/x')
        .catch(() => undefined);
    try {
      await mounted({ prove });
      await change();
      expect(questions).toBe(1);
      await act(async () => unmount());
      await change();
      expect(questions).toBe(1);
    } finally {
      globalThis.fetch = real;
    }
  });

  it('has the shell ask for what a signature needs, as long as it is there', async () => {
    const real = globalThis.fetch;
    const current = { challenge: 'c1', by: 'letter', address: 'a***@x.example', sent: false };
    globalThis.fetch = async () => Response.json({ code: 'signature.proof_needed', current }, { status: 403 });
    const demands: unknown[] = [];
    const sign = () =>
      createApi<Paths>('http://localhost')
        .POST('/api/x')
        .catch(() => undefined);
    try {
      await mounted({ proveSigning: async (demand) => void demands.push(demand) });
      await sign();
      expect(demands).toEqual([current]);
      await act(async () => unmount());
      await sign();
      expect(demands).toHaveLength(1);
    } finally {
      globalThis.fetch = real;
    }
  });

  it('is gone after unmount, which may be called twice', async () => {
    const { element, channel } = await mounted();
    await act(async () => unmount());
    await act(async () => unmount());
    expect(element.textContent).toBe('');
    await act(async () => channel.emit('navigate', '/other'));
    expect(location.pathname).toBe('/');
  });
});
