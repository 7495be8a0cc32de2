import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { waivers as words } from '@groundwork/domain-messages-screens';
import { createBrowserRouter, RouterProvider } from '@groundwork/web-mount';
import { idOf } from '@groundwork/web-mount/testing';
import { AreaTheme } from '@groundwork/web-ui';
import { DrawWaivers } from '../waivers.js';
import type { WaiversAccess, WaiverSummaryView } from '../waivers.js';

const waiver = (number: number, more: Partial<WaiverSummaryView> = {}): WaiverSummaryView => ({
  id: idOf(number),
  applicationId: idOf(1),
  drawRequestId: idOf(2),
  drawNumber: 1,
  party: 'payee',
  claimant: 'Gulf Framing LLC',
  condition: 'conditional',
  extent: 'progress',
  amount: 20_000,
  throughDate: '2026-03-01',
  status: 'requested',
  version: 1,
  signerName: null,
  signerEmail: null,
  sentAt: null,
  signedAt: null,
  means: null,
  paper: null,
  reason: null,
  ...more,
});

function shown(list: readonly WaiverSummaryView[]) {
  const nothing = () => Promise.reject(new Error('Nothing is asked for here.'));
  const access: WaiversAccess = {
    list: () => Promise.resolve(list),
    one: nothing,
    send: nothing,
    handIn: nothing,
    moves: {},
    pdf: nothing,
    who: () => '',
  };
  const element = <DrawWaivers draw={{ id: idOf(2), applicationId: idOf(1) }} access={access} />;
  return render(
    <AreaTheme name="borrower">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </AreaTheme>,
  );
}

it('names the waivers of a draw that are missing, with the way to those of the loan', async () => {
  shown([
    waiver(10),
    waiver(11, { claimant: null, party: 'contractor', status: 'sent' }),
    waiver(12, { status: 'signed' }),
    waiver(13, { status: 'void', claimant: 'Void Inc.' }),
    waiver(14, { drawRequestId: idOf(3), claimant: 'Another draw’s' }),
  ]);
  expect(await screen.findByText(fill(words.missing, { count: 2, total: 3 }))).toBeTruthy();
  const [first, second, ...more] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([first, second, more]).toEqual([
    expect.stringContaining('Gulf Framing LLC (conditional), $200.00'),
    expect.stringContaining(words.contractor),
    [],
  ]);
  const way = screen.getByRole('link', { name: words.toLoan });
  expect(way.getAttribute('href')).toBe(`/loans/${idOf(1)}?tab=waivers`);
});

it('says so where all are signed, and where none is needed', async () => {
  const first = shown([waiver(10, { status: 'signed' })]);
  expect(await screen.findByText(words.allThere)).toBeTruthy();
  first.unmount();
  shown([]);
  expect(await screen.findByText(words.noneOfDraw)).toBeTruthy();
});
