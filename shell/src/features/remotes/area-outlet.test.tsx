import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { createChannel } from '@groundwork/web-mount';
import type { AreaContext } from '@groundwork/web-mount';
import { ShellTheme } from '@groundwork/web-ui';
import { AreaOutlet } from './area-outlet.js';
import type { AreaState } from './area-state.js';

it('says of an area that did not come that the rest keeps working, and fetches it again', async () => {
  let tries = 0;
  render(
    <ShellTheme>
      <AreaOutlet
        hidden={false}
        state={{ phase: 'failed', attempt: 0, reason: 'missing' }}
        context={{} as AreaContext}
        onFailed={() => undefined}
        onRetry={() => (tries += 1)}
      />
    </ShellTheme>,
  );
  const told = screen.getByRole('alert').textContent;
  for (const sentence of [frame.areaUnavailable, frame.areaUnavailableDetail]) expect(told).toContain(sentence);
  await userEvent.click(screen.getByRole('button', { name: screens.tryAgain }));
  expect(tries).toBe(1);
});

/** The outlet of an area whose home is known, and where the area is mounted. */
function known() {
  const places: HTMLElement[] = [];
  const module = { mount: (element: HTMLElement) => (places.push(element), { unmount: () => undefined }) };
  const context = { channel: createChannel() } as AreaContext;
  const opening = { heading: 'Review', sentence: 'What waits.' };
  const outlet = (state: AreaState) => (
    <AreaOutlet {...{ hidden: false, opening, state, context }} onFailed={() => undefined} onRetry={() => undefined} />
  );
  const ready = () => outlet({ phase: 'ready', attempt: 0, version: 'v1', module });
  const place = () => {
    const [mounted] = places;
    if (!mounted) throw new Error('nothing is mounted');
    return mounted;
  };
  return { outlet, ready, place };
}

it('begins a home with what is known of it, until the area has a heading of its own: never with both', async () => {
  const { outlet, ready, place } = known();
  const { rerender } = render(<ShellTheme>{outlet({ phase: 'loading', attempt: 0 })}</ShellTheme>);
  // Seen, and heard from the area alone.
  expect([screen.getByText('Review'), screen.queryByRole('heading')]).toEqual([expect.anything(), null]);
  rerender(<ShellTheme>{ready()}</ShellTheme>);
  await act(async () => place().append(document.createElement('p')));
  expect(screen.getByText('Review')).toBeTruthy();
  expect(getComputedStyle(place()).visibility).toBe('hidden');
  await act(async () => place().insertAdjacentHTML('beforeend', '<h1>Company Review</h1>'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Company Review');
  expect([screen.queryByText('Review'), getComputedStyle(place()).visibility]).toEqual([null, 'visible']);
});

it('gives its place to the area at once, and leaves all else of the portal for a task of its own', async () => {
  const { ready, place } = known();
  let change: (title: string) => void = () => undefined;
  function Bar() {
    const [title, setTitle] = useState('before');
    change = setTitle;
    return <p>{title}</p>;
  }
  render(
    <ShellTheme>
      <Bar />
      {ready()}
    </ShellTheme>,
  );
  await act(async () => {
    change('after');
    place().insertAdjacentHTML('beforeend', '<h1>Company Review</h1>');
    // What watches the page is told when the script has ended.
    await Promise.resolve();
    expect(screen.getByText('Review').closest('[hidden]')).not.toBeNull();
    expect(getComputedStyle(place()).visibility).toBe('visible');
    expect(screen.getByText('before')).toBeTruthy();
  });
  expect([screen.queryByText('Review'), screen.getByText('after')]).toEqual([null, expect.anything()]);
});
