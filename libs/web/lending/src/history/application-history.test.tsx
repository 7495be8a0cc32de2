import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { historyWords } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { historyPage } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { AreaTheme } from '@groundwork/web-ui';
import { ApplicationHistory } from '../history.js';
import type { Happened } from '../history.js';

type Query = ComponentProps<typeof ApplicationHistory>['query'];

const aHappened = (more: Partial<Happened>): Happened => ({
  id: idOf(1),
  event: 'create',
  round: 1,
  at: '2024-03-07T15:00:00.000Z',
  side: 'borrower',
  userId: idOf(3),
  subject: null,
  reason: null,
  sections: [],
  terms: null,
  note: null,
  overrideReason: null,
  ...more,
});

const fetchNextPage = jest.fn();

function show(items: Happened[], more: object = {}) {
  const query = { data: { pages: [{ items }], pageParams: [''] }, hasNextPage: false, fetchNextPage, ...more };
  render(
    <AreaTheme name="borrower">
      <ApplicationHistory query={query as unknown as Query} who={({ side }) => side} />
    </AreaTheme>,
  );
}

describe('the history of an application', () => {
  it('says what happened, when, by whom, and what was decided', () => {
    show([
      aHappened({
        id: idOf(2),
        event: 'approve',
        round: 2,
        side: 'lender',
        terms: {
          amount: 5_000_000,
          rate: 10.5,
          termMonths: 12,
          interestReserve: 0,
          retainagePercent: 10,
          originationFeePercent: 1.5,
          otherFees: 0,
        },
        note: 'Strong sponsor.',
        overrideReason: 'The originals lie in the vault.',
      }),
      aHappened({
        id: idOf(4),
        event: 'rejectSection',
        side: 'lender',
        sections: [{ step: 'budget', value: 'The permits are missing.' }],
        reason: 'The permits are missing.',
      }),
      aHappened({ id: idOf(5), event: 'conditionTicked', subject: 'Survey' }),
      aHappened({}),
    ]);
    const items = within(screen.getByRole('list', { name: historyPage.history })).getAllByRole('listitem');
    expect(items).toHaveLength(4);
    const approved = within(items[0] as HTMLElement);
    expect(approved.getByText(historyWords.approve)).toBeTruthy();
    expect(approved.getByText(fill(historyPage.roundOf, { n: 2 }))).toBeTruthy();
    expect(
      approved.getByText(fill(historyPage.agreedTerms, { amount: '$50,000.00', rate: 10.5, months: 12 })),
    ).toBeTruthy();
    expect(approved.getByText(fill(historyPage.lenderNote, { note: 'Strong sponsor.' }))).toBeTruthy();
    expect(
      approved.getByText(fill(historyPage.overridden, { reason: 'The originals lie in the vault.' })),
    ).toBeTruthy();
    // A comment that is the reason, too, is told once.
    expect(items[1]?.textContent?.match(/The permits are missing/g)).toHaveLength(1);
    expect(items[1]?.textContent).toContain(
      fill(historyPage.sectionRejected, { section: 'Budget', comment: 'The permits are missing.' }),
    );
    expect(items[2]?.textContent).toContain(
      fill(historyPage.eventOf, { event: historyWords.conditionTicked, subject: 'Survey' }),
    );
  });

  it('has more on request, and says that there is none, or that it could not be read', async () => {
    show([aHappened({})], { hasNextPage: true });
    await userEvent.setup().click(screen.getByRole('button', { name: historyPage.earlierEvents }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    show([]);
    expect(screen.getByText(historyPage.historyEmpty)).toBeTruthy();
    show([], { data: undefined, isError: true, error: new Error('away') });
    expect(screen.getByText(historyPage.historyUnavailable)).toBeTruthy();
  });
});
