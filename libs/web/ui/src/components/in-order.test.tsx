import { Profiler } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AreaTheme } from '../theme/theme-provider.js';
import { useIsShown, useOnItsWay } from '../primitives/section-context.js';
import { InOrder } from './in-order.js';
import { LoadingState } from './states.js';

const names = ['banner', 'figures', 'needs'];
/** A section that says nothing while it waits, and one that says so. */
const Quiet = ({ name, waits }: { name: string; waits: boolean }) => {
  useOnItsWay(waits);
  return <p>{useIsShown() ? name : `hidden ${name}`}</p>;
};
const page = (waiting: readonly string[]) => (
  <AreaTheme name="admin">
    <InOrder loading="Getting the page">
      <Quiet name="banner" waits={waiting.includes('banner')} />
      {waiting.includes('figures') ? <LoadingState label="Getting figures" /> : <p>figures</p>}
      {null}
      <p>needs</p>
    </InOrder>
  </AreaTheme>
);

/** What is seen, in its order. jsdom reads no style sheet, but what is hidden is so by its own style. */
const seen = () =>
  [...document.querySelectorAll('p, [role="status"]')]
    .filter((element) => !element.closest('[style*="none"]'))
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('sections in their order', () => {
  it('are there at once where nothing is on its way', () => {
    render(page([]));
    expect(seen()).toEqual(names);
  });

  it('come from the top down, and what came stays while it fetches anew', () => {
    const { rerender } = render(page(['banner', 'figures']));
    expect(seen()).toEqual(['Getting the page']);
    rerender(page(['banner']));
    expect(seen()).toEqual(['Getting the page']);
    rerender(page(['figures']));
    expect(seen()).toEqual(['banner', 'Getting the page']);
    rerender(page(['banner']));
    expect(seen()).toEqual(names);
    rerender(page(['figures']));
    expect(seen()).toEqual(['banner', 'Getting figures', 'needs']);
  });

  it('are rendered once while they are on their way: what a commit leaves for later is not taken along', () => {
    const renderings: string[] = [];
    const { rerender } = render(
      <Profiler id="page" onRender={(_page, phase) => renderings.push(phase)}>
        {page(['banner', 'figures'])}
      </Profiler>,
    );
    expect(renderings).toEqual(['mount']);
    rerender(page([]));
    expect(seen()).toEqual(names);
  });

  it('have another line below them each time, so that none is seen to move', () => {
    const { rerender } = render(page(['banner', 'figures']));
    const before = screen.getByText('Getting the page');
    rerender(page(['figures']));
    expect(before.isConnected).toBe(false);
  });

  it('are shown as they stand after four seconds', () => {
    jest.useFakeTimers();
    render(page(['figures']));
    act(() => jest.advanceTimersByTime(3_900));
    expect(seen()).toEqual(['banner', 'Getting the page']);
    act(() => jest.advanceTimersByTime(200));
    expect(seen()).toEqual(['banner', 'Getting figures', 'needs']);
  });
});
