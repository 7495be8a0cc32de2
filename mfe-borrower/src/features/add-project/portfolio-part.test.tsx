import { describe, expect, it, jest } from '@jest/globals';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseLoanRequest,
  chooseLoanType,
  choosePropertyType,
  choosePurpose,
  emptySelection,
} from '@groundwork/domain-applications';
import { borrowerPages, fill, borrower, shared } from '@groundwork/domain-messages';
import { AreaTheme } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import { PortfolioPart } from './portfolio-part.js';

// Typing takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const rental = choosePropertyType(chooseLoanType(choosePurpose(emptySelection, 'rent'), 'buildToRent'), 'detached');
const selection = chooseLoanRequest(rental, 'rentalPortfolio');

function portfolio() {
  const created: SaveProperty[][] = [];
  render(
    <AreaTheme name="test">
      <PortfolioPart
        selection={selection}
        busy={false}
        onBack={() => {}}
        onCreate={async (properties) => created.push(properties)}
      />
    </AreaTheme>,
  );
  return { user: userEvent.setup(), created };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const street = () => screen.getByLabelText<HTMLInputElement>(/^Street/);
const position = (n: number, total: number) =>
  screen.findByRole('heading', { name: fill(borrower.editingProperty, { n, total }) });

describe('the properties of a portfolio', () => {
  it('are all gone once clearing was confirmed, whatever was typed', async () => {
    const { user } = portfolio();
    expect(button('Clear Properties').disabled).toBe(true);
    await user.click(button('Generate 2 properties'));
    await user.type(street(), '12 Main Street');
    await user.click(button('Next property'));
    await user.type(street(), '14 Main Street');
    await user.click(button('Clear Properties'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: shared.cancel }));
    expect(street().value).toBe('14 Main Street');
    await user.click(button('Clear Properties'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear Properties' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Street/)).toBeNull());
    expect(button('Clear Properties').disabled).toBe(true);
    await user.click(button('Generate 2 properties'));
    await position(1, 2);
    expect(street().value).toBe('');
    await user.click(button('Next property'));
    expect(street().value).toBe('');
  });

  it('are cleared without a question while nothing is typed', async () => {
    const { user } = portfolio();
    await user.click(button('Generate 2 properties'));
    await user.click(button('Clear Properties'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.queryByLabelText(/^Street/)).toBeNull());
  });

  it('keep what was typed when another number of them is generated, and ask before some of it goes', async () => {
    const { user } = portfolio();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '3');
    await user.click(button('Generate 3 properties'));
    await user.type(street(), '12 Main Street');
    for (let count = 0; count < 2; count += 1) await user.click(button('Next property'));
    await position(3, 3);
    await user.type(street(), '16 Main Street');
    await user.selectOptions(screen.getByLabelText('Number of properties'), '2');
    await user.click(button('Generate 2 properties'));
    expect(screen.getByRole('alertdialog').textContent).toContain(borrowerPages.propertiesDropped);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: shared.cancel }));
    expect(street().value).toBe('16 Main Street');
    await user.selectOptions(screen.getByLabelText('Number of properties'), '4');
    await user.click(button('Generate 4 properties'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await position(3, 4);
    expect(street().value).toBe('16 Main Street');
    for (let count = 0; count < 2; count += 1) await user.click(button('Previous'));
    expect(street().value).toBe('12 Main Street');
  });
});
