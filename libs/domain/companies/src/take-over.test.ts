import { describe, expect, it } from '@jest/globals';
import { takeOver } from './take-over.js';

describe('what one record of a person takes over from another', () => {
  it('fills in what is empty, and leaves the rest', () => {
    expect(
      takeOver(
        { firstName: 'Maria', city: 'Austin', married: false, yearsInHomeConstruction: 0, state: '' },
        { firstName: '', city: null, zipCode: '78701' },
      ),
    ).toEqual({
      filled: { firstName: 'Maria', city: 'Austin', married: false, yearsInHomeConstruction: 0 },
      differing: {},
    });
  });

  it('asks about what differs, and not about what is only written otherwise', () => {
    expect(
      takeOver(
        {
          lastName: 'Alvarez',
          mobileNumber: '7135550142',
          emailAddress: 'Maria@Example.com',
          city: 'Austin',
          married: true,
        },
        {
          lastName: ' Alvarez ',
          mobileNumber: '( 713 ) - 555 - 0142',
          emailAddress: 'maria@example.com',
          city: 'Dallas',
          married: false,
        },
      ),
    ).toEqual({ filled: {}, differing: { city: 'Austin', married: true } });
  });

  it('never takes a consent over, nor what only one of the records has', () => {
    const profile = { canSendMessages: true, lastFourSSN: '1234', buildersLicense: true, city: 'Austin' };
    expect(takeOver(profile, {})).toEqual({ filled: { city: 'Austin' }, differing: {} });
  });
});
