import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { nextMoves } from '@groundwork/domain-applications';
import type { StageFacts } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { stageWords } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { StageLine, StageTracker } from '../stages.js';
import type { StageSide } from '../stages.js';
import { listed } from './stage-words.js';

const facts: StageFacts = {
  status: 'submitted',
  sectionComplete: '11111',
  rejectedSteps: [],
  createdAt: '2024-03-01T15:00:00.000Z',
  termSheetAgreementTime: '2024-03-02T15:00:00.000Z',
  awaitingAt: '2024-03-03T15:00:00.000Z',
  submittedAt: '2024-03-04T15:00:00.000Z',
};

const show = (more: Partial<StageFacts>, side: StageSide) =>
  render(
    <AreaTheme name="borrower">
      <StageTracker facts={{ ...facts, ...more }} side={side} />
    </AreaTheme>,
  );

describe('the tracker', () => {
  it('is a list that says of each stage how it stands and since when', () => {
    show({}, 'borrower');
    const items = within(screen.getByRole('list', { name: stageWords.stagesOf })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `Application${stageWords.stageDone}, 03/01/2024`,
      `Term sheet${stageWords.stageDone}, 03/02/2024`,
      `Documents${stageWords.stageDone}, 03/03/2024`,
      `Review${stageWords.stageCurrent}, 03/04/2024`,
      `Closing${stageWords.stageAhead}`,
      `Active loan${stageWords.stageAhead}`,
    ]);
    expect(items[3]?.getAttribute('aria-current')).toBe('step');
  });

  it('says who has to do something, to each side in its own words', () => {
    const told = (more: Partial<StageFacts>, side: StageSide) => {
      const { container, unmount } = show(more, side);
      const text = container.textContent ?? '';
      unmount();
      return text;
    };
    expect(told({}, 'borrower')).toContain(stageWords.withLender);
    expect(told({}, 'lender')).toContain(stageWords.withYou);
    expect(told({ status: 'awaiting' }, 'lender')).toContain(stageWords.withBorrower);
    const active = { status: 'approved', approvedAt: facts.createdAt, ledgerOpenedAt: facts.createdAt } as const;
    expect(told(active, 'borrower')).toContain(stageWords.nobodyWaits);
    expect(told(active, 'borrower')).toContain(`Closing${stageWords.stageSkipped}`);
    expect(told({ status: 'rejected', rejectedSteps: ['budget', 'borrower'] }, 'borrower')).toContain(
      fill(stageWords.moves.mendSections, { sections: 'Budget and Borrower' }),
    );
  });

  it('has words for whatever may come next', () => {
    expect(Object.keys(stageWords.moves)).toEqual([...nextMoves]);
  });
});

it('is two lines on a card', () => {
  const { container } = render(
    <AreaTheme name="borrower">
      <StageLine facts={facts} side="borrower" />
    </AreaTheme>,
  );
  expect(container.textContent).toBe(
    `${fill(stageWords.stageOf, { stage: 'Review', n: 4, total: 6 })}${stageWords.withLender}: ${stageWords.moves.decide}`,
  );
});

it('lists words as the language does', () => {
  const language = new Intl.ListFormat('en-US');
  const words = ['Budget', 'Borrower', 'Property', 'Experience'];
  for (let n = 0; n <= words.length; n += 1) expect(listed(words.slice(0, n))).toBe(language.format(words.slice(0, n)));
});
