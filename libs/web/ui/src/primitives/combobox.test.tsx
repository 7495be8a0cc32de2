import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaTheme } from '../theme/theme-provider.js';
import { Combobox } from './combobox.js';

const yards = ['Amber', 'Birch', 'Cedar', 'Dogwood'].map((label) => ({ id: label.toLowerCase(), label }));
const onChoose = jest.fn();

const shown = (options: typeof yards) => (
  <AreaTheme name="admin">
    <Combobox aria-label="Yard" value="" options={options} onSearch={() => undefined} onChoose={onChoose} />
  </AreaTheme>
);
const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  onChoose.mockReset();
});

describe('a list of which the server gives other entries than it had', () => {
  it('keeps the highlight on the same entry, wherever that stands now', async () => {
    const { rerender } = render(shown(yards));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Cedar');
    rerender(shown(yards.slice(2)));
    expect(highlighted()).toBe('Cedar');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('cedar');
  });

  it('has Enter choose the first that matches the text where the highlighted one is gone', async () => {
    const { rerender } = render(shown(yards));
    await userEvent.type(screen.getByRole('combobox'), 'd');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Dogwood');
    rerender(shown(yards.slice(0, 2)));
    expect(highlighted()).toBe('Amber');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('amber');
  });

  it('highlights none where nothing was typed and the highlighted one is gone', async () => {
    const { rerender } = render(shown(yards));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Dogwood');
    rerender(shown(yards.slice(0, 2)));
    expect(highlighted()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Birch');
  });

  it('takes the arrow keys while it is empty', async () => {
    render(shown([]));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect([highlighted(), onChoose.mock.calls]).toEqual([null, []]);
  });
});
