import { useState } from 'react';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

/** A button at whose place the question that it opens has the one that confirms. */
function Question({ confirm }: { confirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <AreaTheme name="admin">
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {open ? (
        <Dialog open title="Delete it?" footer={<Button onClick={confirm}>Yes</Button>}>
          <Button onClick={() => setOpen(false)}>No</Button>
        </Dialog>
      ) : null}
    </AreaTheme>
  );
}

it('the second click of who clicks twice on what opens a question does not confirm it, and the next one does', async () => {
  const confirm = jest.fn();
  render(<Question confirm={confirm} />);
  const yes = () => screen.getByRole('button', { name: 'Yes' });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 });
  fireEvent.click(yes(), { detail: 2 });
  expect(confirm).not.toHaveBeenCalled();
  fireEvent.click(yes(), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'No' }), { detail: 1 });
  // Nor does that of who clicks twice on what closes it press what lies below.
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 });
  expect([confirm.mock.calls.length, screen.queryByRole('button', { name: 'Yes' })]).toEqual([1, null]);
});

it('a key, and a click without a count, press what a question has at once', () => {
  const confirm = jest.fn();
  render(<Question confirm={confirm} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 0 });
  expect(confirm).toHaveBeenCalledTimes(1);
});

/** What it does takes as long as `busy`. */
const Busy = ({ busy }: { busy: boolean }) => (
  <AreaTheme name="admin">
    <Dialog open title="Send it?" footer={<Button disabled={busy}>Send</Button>} />
  </AreaTheme>
);

it('the title has the focus while what had it is disabled, which has it again afterwards', async () => {
  const { rerender } = render(<Busy busy={false} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  rerender(<Busy busy />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send it?' })));
  rerender(<Busy busy={false} />);
  await waitFor(() => expect(document.activeElement).toBe(send));
});

it('a second click on what is disabled by then takes the focus nowhere else', async () => {
  const { rerender } = render(<Busy busy={false} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  rerender(<Busy busy />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send it?' })));
  // The browser gives it to what lies around the button.
  const dialog = screen.getByRole('dialog');
  dialog.tabIndex = -1;
  dialog.focus();
  expect(document.activeElement).toBe(dialog);
  rerender(<Busy busy={false} />);
  await waitFor(() => expect(document.activeElement).toBe(send));
});
