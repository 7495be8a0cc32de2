import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportWords as words, fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { createQueryClient } from '@groundwork/web-http';
import { ShellTheme } from '@groundwork/web-ui';
import { ExportDialog } from './export-dialog.js';

/** What the server sends, as the test has it come. */
function aServer() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) });
  return {
    body,
    send: (bytes: number) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  };
}

const { createObjectURL, revokeObjectURL } = URL;
let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  URL.createObjectURL = createObjectURL;
  URL.revokeObjectURL = revokeObjectURL;
});

function opened(fetchIt: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>) {
  const onClose = jest.fn();
  const { unmount } = render(
    <ShellTheme>
      <QueryClientProvider client={createQueryClient()}>
        <ExportDialog title="Export it?" fileName="Keystone.zip" fetchIt={fetchIt} onClose={onClose}>
          All of it.
        </ExportDialog>
      </QueryClientProvider>
    </ShellTheme>,
  );
  return { onClose, unmount, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('an export', () => {
  it('says how far it is and is saved when it is whole; pressed twice it is asked for once', async () => {
    const server = aServer();
    const fetchIt = jest.fn(() => Promise.resolve(server.body));
    const { user, onClose } = opened(fetchIt);
    expect(screen.getByText('All of it.')).toBeTruthy();
    await user.dblClick(button(words.exportIt));
    expect((await screen.findByText(words.asking)).getAttribute('role')).toBe('status');
    server.send(2_048);
    expect(await screen.findByText(fill(words.received, { size: '2 kB' }))).toBeTruthy();
    expect(saved).toEqual([]);
    server.end();
    expect(await screen.findByText(fill(words.saved, { file: 'Keystone.zip' }))).toBeTruthy();
    expect(saved.map(({ size }) => size)).toEqual([2_048]);
    expect(fetchIt).toHaveBeenCalledTimes(1);
    await user.click(screen.getAllByRole('button', { name: screens.close, hidden: true }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('saves nothing of one that breaks off, says so, and can be asked for again', async () => {
    const [first, second] = [aServer(), aServer()];
    const bodies = [first.body, second.body];
    const { user } = opened(() => Promise.resolve(bodies.shift() as typeof first.body));
    await user.click(button(words.exportIt));
    first.send(10);
    await screen.findByText(fill(words.received, { size: '10 B' }));
    first.breakOff();
    const alert = await screen.findByText(new RegExp(words.nothingSaved));
    expect(alert.textContent).toContain(shared.networkUnreachable);
    expect(saved).toEqual([]);
    await user.click(button(words.exportIt));
    await screen.findByText(words.asking);
    second.end();
    await screen.findByText(fill(words.saved, { file: 'Keystone.zip' }));
  });

  it('ends with the dialog: what comes afterwards is not saved', async () => {
    const server = aServer();
    let signal: AbortSignal | undefined;
    const { user, onClose, unmount } = opened((signalOfDialog) => {
      signal = signalOfDialog;
      return Promise.resolve(server.body);
    });
    await user.click(button(words.exportIt));
    await screen.findByText(words.asking);
    await user.click(button(screens.cancel));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(signal?.aborted).toBe(true);
    unmount();
    server.end();
    await waitFor(() => expect(server.body.locked).toBe(true));
    expect(saved).toEqual([]);
  });
});
