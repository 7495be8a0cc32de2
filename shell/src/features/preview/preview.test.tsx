import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { files, screens } from '@groundwork/domain-messages-screens';
import { viewer } from '@groundwork/domain-messages-shell';
import { ShellTheme } from '@groundwork/web-ui';
import { PreviewHost, openPreview } from './index.js';
import { usePreviewed } from './preview.store.js';

const address = '/api/borrower/fileUpload/content/f1?token=t';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const real = globalThis.fetch;
let answers: (() => Response | Promise<Response>)[];
let requests: string[];
let made: Blob[];
let revoked: string[];

beforeEach(() => {
  [answers, requests, made, revoked] = [[], [], [], []];
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new TypeError('offline'));
  };
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:test/${made.push(blob)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});
afterEach(() => {
  globalThis.fetch = real;
});

const file =
  (bytes: Uint8Array<ArrayBuffer> | string, contentType: string, headers = {}) =>
  () =>
    new Response(bytes, { headers: { 'content-type': contentType, ...headers } });
const show = async (...with_: typeof answers) => {
  answers = with_;
  render(
    <ShellTheme>
      <PreviewHost />
    </ShellTheme>,
  );
  act(() => openPreview({ userFileName: 'front.png', address }));
  return screen.findByRole('dialog', { name: 'front.png' });
};

it('shows a picture from its bytes, larger when asked, and gives its address back', async () => {
  await show(file(png, 'image/png'));
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'front.png' });
  expect([picture.src, made[0]?.type, requests]).toEqual(['blob:test/1', 'image/png', [address]]);
  const tools = within(screen.getByRole('group', { name: viewer.viewTools }));
  await userEvent.click(tools.getByRole('button', { name: viewer.zoomIn }));
  expect(picture.style.width).toBe('125%');
  await userEvent.click(screen.getByRole('button', { name: viewer.fitWidth }));
  expect(picture.style.width).toBe('');
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(await screen.findByText(viewer.previewFailed)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: screens.close }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(revoked).toEqual(['blob:test/1']);
});

it.each([
  [
    'a page that says it is a picture',
    file('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/png'),
    viewer.previewUnsafe,
  ],
  ['a page that says it is a PDF', file('<!doctype html><script>1</script>', 'application/pdf'), viewer.previewUnsafe],
  ['a sheet', file('a,b\n', 'text/csv'), viewer.previewNotShown],
  [
    'a file that is too large',
    file(png, 'image/png', { 'content-length': String(60 * 1024 * 1024) }),
    'This file has 60 MB. Up to 50 MB can be shown here; download it to open it.',
  ],
])('does not show %s, says why, and offers the download', async (_what, answer, sentence) => {
  await show(answer);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: files.download })).toBeTruthy();
  expect([made, screen.queryByRole('button', { name: screens.tryAgain })]).toEqual([[], null]);
});

it('is left by the back button, which leads to another page', async () => {
  const dialog = await show(file(png, 'image/png'));
  fireEvent.popState(window);
  expect(dialog.isConnected).toBe(false);
});

it('says what kept it from being fetched, and tries again', async () => {
  await show(() => Response.json({ code: 'upstream.unavailable' }, { status: 503 }), file(png, 'image/png'));
  const told = await screen.findByRole('alert');
  expect([viewer.previewNotLoaded, shared.serviceUnavailable].every((part) => told.textContent?.includes(part))).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: screens.tryAgain }));
  expect(await screen.findByRole('img', { name: 'front.png' })).toBeTruthy();
});

it.each([
  'https://elsewhere.example/x.pdf',
  '//elsewhere.example/api/borrower/fileUpload/content/1',
  '/api/borrower/users/all',
  'javascript:alert(1)',
])('opens nothing from %p', (other) => {
  openPreview({ userFileName: 'x.pdf', address: other });
  expect(usePreviewed.getState().file).toBeUndefined();
});

it('shows a file in the place that the area has for it, until that is left, and beside that another one in the dialog', async () => {
  answers = [file(png, 'image/png')];
  render(
    <ShellTheme>
      <PreviewHost />
    </ShellTheme>,
  );
  const element = document.body.appendChild(document.createElement('div'));
  const [first, second] = [new AbortController(), new AbortController()];
  const placed = (userFileName: string, left: AbortSignal) => ({ userFileName, address, place: { element, left } });
  act(() => openPreview(placed('first.png', first.signal)));
  const picture = await screen.findByRole('img', { name: 'first.png' });
  expect([element.contains(picture), screen.queryByRole('dialog')]).toEqual([true, null]);
  act(() => openPreview({ userFileName: 'front.png', address }));
  expect(await screen.findByRole('dialog', { name: 'front.png' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'first.png' })).toBeTruthy();
  // The next one takes the place before the first has told that it is left.
  act(() => openPreview({ ...placed('second.png', second.signal), address: `${address}2` }));
  act(() => first.abort());
  expect(await screen.findByRole('img', { name: 'second.png' })).toBeTruthy();
  act(() => second.abort());
  expect(element.childElementCount).toBe(0);
  const gone = new AbortController();
  gone.abort();
  act(() => openPreview(placed('late.png', gone.signal)));
  expect(usePreviewed.getState().placed).toBeUndefined();
  element.remove();
});
