import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellProps, moveInSheet } from './sheet-keys.js';

const columns = ['name', 'amount', 'more'] as const;

/** Three rows; the amount of the second cannot be filled in. */
function sheet() {
  render(
    <form onKeyDown={(event) => moveInSheet(event, { columns })} onSubmit={() => expect('sent').toBe('not sent')}>
      {['a', 'b', 'c'].map((row) => (
        <div key={row}>
          <input {...cellProps(row, 'name')} aria-label={`name ${row}`} defaultValue="Roof" />
          <input {...cellProps(row, 'amount')} aria-label={`amount ${row}`} disabled={row === 'b'} />
          <span {...cellProps(row, 'more')}>
            <button type="button">more {row}</button>
          </span>
        </div>
      ))}
      <select aria-label="elsewhere" />
    </form>,
  );
  return userEvent.setup();
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('Enter and the arrows go by rows within a column, past what is locked, and stay at its ends', async () => {
  const user = sheet();
  await user.click(screen.getByLabelText('amount a'));
  await user.keyboard('{Enter}');
  expect(focused()).toBe('amount c');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(focused()).toBe('amount c');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('amount a');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('amount a');
});

it('the arrows left and right go by cells, out of a text from its edge alone, and reach the button of a cell', async () => {
  const user = sheet();
  const name = screen.getByLabelText<HTMLInputElement>('name a');
  await user.click(name);
  name.setSelectionRange(2, 2);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('name a');
  name.setSelectionRange(4, 4);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('more a');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('name a');
});

it('a key with Control or Alt, on a button, or outside of the cells is left to others', async () => {
  const user = sheet();
  await user.click(screen.getByLabelText('name a'));
  await user.keyboard('{Control>}{ArrowDown}{/Control}{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('name a');
  screen.getByText('more a').focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('more a');
  screen.getByLabelText('elsewhere').focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('elsewhere');
});
