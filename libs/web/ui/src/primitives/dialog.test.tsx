import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaTheme } from '../theme/theme-provider.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

/** Two steps of one dialog; the button of the first goes with it. */
function Steps({ field, failure }: { field?: boolean; failure?: string }) {
  const [second, setSecond] = useState(false);
  return (
    <AreaTheme name="admin">
      <Dialog open title="Two steps" failure={failure} footer={second ? null : <Button>Done</Button>}>
        {second ? (
          <>
            <p>The second step</p>
            {field ? <input aria-label="Code" data-autofocus /> : null}
          </>
        ) : (
          <Button onClick={() => setSecond(true)}>Go on</Button>
        )}
      </Dialog>
    </AreaTheme>
  );
}

it.each([
  ['what begins the next step', true, () => screen.getByRole('textbox', { name: 'Code' })],
  ['the title, where nothing begins it', false, () => screen.getByRole('heading', { name: 'Two steps' })],
])('the focus goes to %s when what had it goes', async (_what, field, begin) => {
  render(<Steps field={field} />);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(document.activeElement).toBe(begin()));
});

it('why the last try did not succeed stands before the buttons, and is announced', () => {
  render(<Steps failure="It is gone." />);
  const told = screen.getByRole('alert');
  expect(told.textContent).toBe('It is gone.');
  const done = screen.getByRole('button', { name: 'Done' });
  expect(told.compareDocumentPosition(done)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** A list whose rows are deleted after a question; `late` takes a row off once the question is over. */
function Rows({ late }: { late: boolean }) {
  const [asking, setAsking] = useState(false);
  const [rows, setRows] = useState(['Token']);
  const remove = () => {
    setAsking(false);
    if (late) setTimeout(() => setRows([]), 50);
    else setRows([]);
  };
  return (
    <AreaTheme name="admin">
      <section>
        <h2>Tokens</h2>
        {rows.map((row) => (
          <Button key={row} onClick={() => setAsking(true)}>
            Delete
          </Button>
        ))}
        {asking ? <Dialog open title="Delete it?" footer={<Button onClick={remove}>Yes</Button>} /> : null}
      </section>
    </AreaTheme>
  );
}

it.each([
  ['at once', false],
  ['a moment later', true],
])('the focus goes to the heading near what led to a dialog and goes %s', async (_when, late) => {
  render(<Rows late={late} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tokens' })));
});
