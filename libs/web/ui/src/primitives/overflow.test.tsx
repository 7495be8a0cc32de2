import { useState } from 'react';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useOverflow } from './overflow.js';

const real = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = real;
});

it('is told of at once where it changes, and renders nothing where it does not', async () => {
  let measured = () => undefined as void;
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      measured = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  let change: (word: string) => void = () => undefined;
  function Row() {
    const [held, overflows] = useOverflow<HTMLDivElement>('children');
    const [word, setWord] = useState('before');
    change = setWord;
    return (
      <div ref={held} data-testid="held">
        {word} {String(overflows)}
      </div>
    );
  }
  render(<Row />);
  const held = screen.getByTestId('held');
  await act(async () => {
    change('after');
    measured();
    expect(held.textContent).toBe('before false');
  });
  expect(held.textContent).toBe('after false');
  Object.defineProperty(held, 'scrollWidth', { value: 100 });
  await act(async () => {
    measured();
    expect(held.textContent).toBe('after true');
  });
});
