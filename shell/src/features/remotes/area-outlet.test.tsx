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

it('begins a home with what is known of it, until the area has a heading of its own: never with both', async () => {
  const opening = { heading: 'Review', sentence: 'What waits.' };
  let place: HTMLElement | undefined;
  const module = { mount: (element: HTMLElement) => ((place = element), { unmount: () => undefined }) };
  const context = { channel: createChannel() } as AreaContext;
  const outlet = (state: AreaState) => (
    <ShellTheme>
      <AreaOutlet
        {...{ hidden: false, opening, state, context }}
        onFailed={() => undefined}
        onRetry={() => undefined}
      />
    </ShellTheme>
  );
  const { rerender } = render(outlet({ phase: 'loading', attempt: 0 }));
  // Seen, and heard from the area alone.
  expect([screen.getByText('Review'), screen.queryByRole('heading')]).toEqual([expect.anything(), null]);
  rerender(outlet({ phase: 'ready', attempt: 0, version: 'v1', module }));
  if (!place) throw new Error('nothing is mounted');
  await act(async () => place?.append(document.createElement('p')));
  expect(screen.getByText('Review')).toBeTruthy();
  expect(getComputedStyle(place).visibility).toBe('hidden');
  await act(async () => (place as HTMLElement).insertAdjacentHTML('beforeend', '<h1>Company Review</h1>'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Company Review');
  expect([screen.queryByText('Review'), getComputedStyle(place).visibility]).toEqual([null, 'visible']);
});
