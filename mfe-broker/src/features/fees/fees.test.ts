import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { dealStageLabels } from '@groundwork/domain-brokers';
import { fees as words } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { anActivatedBroker, signedInBroker } from '../../testing/a-broker.js';

let end = async () => {};
afterEach(() => end());

it("a broker reads what its referrals earned, and where its clients' deals stand", async () => {
  const broker = anActivatedBroker();
  const mounted = await mountedArea({
    area,
    user: signedInBroker,
    path: '/fees#deals',
    answers: {
      [`GET /api/broker/brokers/byUserId/${signedInBroker.id}`]: () => broker,
      [`GET /api/broker/brokerfees/ledger/${broker.id}`]: () => ({
        entries: [],
        sums: { expected: 0, earned: 0, approved: 0, paid: 125_000, toReturn: 0 },
      }),
      [`GET /api/broker/brokerdeals/${broker.id}`]: () => [
        {
          agreementId: 'a',
          clientName: 'Harbor Light Builders',
          projectNumber: 1042,
          stage: 'submitted',
          stageAt: '2024-03-07T15:00:00.000Z',
        },
      ],
    },
  });
  end = mounted.end;
  expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy();
  expect(await screen.findAllByText('$1,250.00')).toBeTruthy();
  expect(await screen.findAllByText(dealStageLabels.submitted)).toBeTruthy();
  expect(screen.getByRole('region', { name: words.deals })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.deals })));
  expect(screen.getByRole('button', { name: words.statementPdf })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /approve/i })).toBeNull();
});
