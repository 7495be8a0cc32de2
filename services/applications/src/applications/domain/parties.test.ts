import { shared } from '@groundwork/domain-messages';
import { unknownParties } from './parties.js';

const known = { personIds: ['ann', 'bob'], contractorIds: ['carl'], companyIds: ['own', 'second'] };
const before = {
  companyId: 'own',
  details: { generalContractorId: 'gone' },
  constructionOverseers: [{ id: 'row', applicationId: 'application', overseeingPersonId: 'left' }],
};

describe('who may be named in an application', () => {
  it('is whoever the company knows, a company of the borrower, and whoever stands there already', () => {
    const overseers = ['ann', 'left'].map((overseeingPersonId) => ({ overseeingPersonId }));
    for (const borrowerId of ['own', 'second', null, undefined])
      for (const generalContractorId of ['carl', 'gone', null, ''])
        expect(
          unknownParties(before, { borrowerId, generalContractorId, constructionOverseers: overseers }, known),
        ).toEqual({});
  });
  it('is nobody of another company', () => {
    expect(
      unknownParties(
        before,
        {
          borrowerId: 'foreign',
          generalContractorId: 'ann',
          constructionOverseers: [{ overseeingPersonId: 'bob' }, { overseeingPersonId: 'carl' }],
        },
        known,
      ),
    ).toEqual({
      borrowerId: shared.choice,
      generalContractorId: shared.choice,
      'constructionOverseers.1.overseeingPersonId': shared.choice,
    });
  });
});
