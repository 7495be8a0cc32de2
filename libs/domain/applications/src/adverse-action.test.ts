import { machineFlaws } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import {
  adverseLetter,
  adverseNoticeDue,
  adverseNoticeMachine,
  adverseReasonErrors,
  adverseReasonKeys,
  federalAgencies,
  federalAgencyKeys,
} from './index.js';
import type { AdverseReason, WrittenNotice } from './index.js';

describe('the reasons of a notice', () => {
  const tooMany = { reasons: fill(shared.adverseReasonsAtMost, { most: '4' }) };
  it.each<[AdverseReason[], string | undefined, object]>([
    [[], undefined, { reasons: shared.adverseReasonNeeded }],
    [['incomplete'], undefined, {}],
    [['incomplete', 'collateral', 'bankruptcy', 'collection'], undefined, {}],
    [['incomplete', 'collateral', 'bankruptcy', 'collection', 'foreclosure'], undefined, tooMany],
    [['incomplete', 'incomplete'], undefined, tooMany],
    [['other'], ' ', { otherReason: shared.adverseOtherNeeded }],
    [['other'], 'The site floods.', {}],
  ])('%p with %p', (reasons, otherReason, errors) => {
    expect(adverseReasonErrors({ reasons, otherReason })).toEqual(errors);
  });
});

describe('the clock of a notice', () => {
  it.each([
    ['from the completed application', '2026-03-20', '2026-03-02', '2026-04-01'],
    ['from the action on an incomplete one', '2026-03-20', null, '2026-04-19'],
  ])('runs %s', (_from, decidedOn, completedOn, due) => {
    expect(adverseNoticeDue({ decidedOn, completedOn })).toBe(due);
  });
  it('stops once', () => expect(machineFlaws(adverseNoticeMachine)).toEqual([]));
});

describe('the letter', () => {
  const written: WrittenNotice = {
    reasons: ['other', 'collateral', 'incomplete'],
    otherReason: ' The site floods. ',
    creditorAddress: '1 Main Street, Houston, TX 77002',
    creditorPhone: '7135550142',
    agency: 'ftc',
  };
  const facts = {
    creditorName: 'Groundwork',
    applicant: 'Gulf Coast Builders LLC',
    name: 'Heights Boulevard Home',
    projectNumber: 1042,
    loanType: 'construction',
    requestedAmount: 5_000_000,
    decidedOn: '2026-03-02',
    sentOn: '2026-03-09',
  } as const;

  it('says what Regulation B asks for: action, reasons in the order of the form, creditor, the notice with its agency', () => {
    const letter = adverseLetter(written, facts);
    expect(letter.facts).toEqual([
      ['Date', '03/09/2026'],
      ['Applicant', 'Gulf Coast Builders LLC'],
      ['Requested credit', expect.stringMatching(/ of \$50,000\.00, project #1042, Heights Boulevard Home$/) as string],
      ['Action taken', 'Denied on 03/02/2026'],
    ]);
    expect(letter.reasons).toEqual([
      'Credit application incomplete',
      'Value or type of collateral not sufficient',
      'The site floods.',
    ]);
    expect(letter.creditor).toEqual(['Groundwork', '1 Main Street, Houston, TX 77002', '( 713 ) - 555 - 0142']);
    expect(letter.notice).toContain('race, color, religion, national origin, sex, marital status, age');
  });

  it.each(federalAgencyKeys)('names the address of %s', (agency) =>
    expect(adverseLetter({ ...written, agency }, facts).notice.endsWith(`${federalAgencies[agency].address}.`)).toBe(
      true,
    ),
  );

  it('has words for every reason', () => {
    for (const reason of adverseReasonKeys)
      expect(adverseLetter({ ...written, reasons: [reason] }, facts).reasons[0]).not.toBe('');
  });
});
