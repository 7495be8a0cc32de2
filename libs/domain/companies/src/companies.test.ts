import { shared } from '@groundwork/domain-messages';
import {
  bannerStep,
  borrowerEntityErrors,
  borrowerEntityNeeds,
  borrowerEntityStatus,
  clampSetupStep,
  companyErrors,
  companyRecord,
  generalInformationErrors,
  generalInformationNeeds,
  generalInformationStatus,
  incorporationYears,
  isCompanyLocked,
  isSetupComplete,
  nextSetupStep,
  previousSetupStep,
  setupSteps,
} from './index.js';

describe('set-up steps', () => {
  it('are eleven, and a step of the URL is one of them', () => {
    expect(setupSteps).toHaveLength(11);
    expect(['0', '10', '11', '-1', 'x', '', '1.5', 3].map(clampSetupStep)).toEqual([0, 10, 0, 0, 0, 0, 0, 3]);
  });
  it('skip the S1 uploads while they are hidden, and wrap around', () => {
    expect([nextSetupStep(3, true), nextSetupStep(3, false), nextSetupStep(10, true)]).toEqual([5, 4, 0]);
    expect([previousSetupStep(5, true), previousSetupStep(5, false), previousSetupStep(0, true)]).toEqual([3, 4, 0]);
  });
  it('are complete by the mask', () => {
    expect(isSetupComplete('111111011')).toBe(true);
    expect(isSetupComplete('111111111')).toBe(true);
    expect(isSetupComplete('111111010')).toBe(false);
    expect(isSetupComplete('11111101')).toBe(false);
    expect(isSetupComplete(null)).toBe(false);
  });
  it('lead on from the first that is not started, else started', () => {
    expect(bannerStep(['complete', 'started', 'notstarted'])).toBe(2);
    expect(bannerStep(['complete', 'started', 'complete'])).toBe(1);
    expect(bannerStep(['complete'])).toBeUndefined();
  });
});

describe('a company', () => {
  const general = {
    organizationName: 'Bayou Builders',
    website: 'bayou.example',
    mailingStreetAddress: '1 Main St',
    mailingCity: 'Houston',
    mailingState: 'Texas',
    mailingZipCode: '77002',
    moreThanMillionRevenue: false,
  };
  it('is as far as its fields', () => {
    expect(generalInformationStatus({})).toBe('notstarted');
    expect(generalInformationStatus(general)).toBe('complete');
    expect(generalInformationStatus({ ...general, moreThanMillionRevenue: null })).toBe('started');
    expect(generalInformationNeeds(general)).toEqual([]);
    expect(
      generalInformationNeeds({ ...general, website: ' ', mailingState: null, moreThanMillionRevenue: null }),
    ).toEqual(['Website', 'Mailing State', 'Does your company have more than a million dollars in annual revenue?']);
    expect(borrowerEntityStatus({ legalEntityName: 'Bayou LLC' })).toBe('started');
    expect(
      borrowerEntityNeeds({ legalEntityName: 'Bayou LLC', yearsOfIncorperation: 2004, stateOfIncorperation: ' ' }),
    ).toEqual([companyRecord.fields.stateOfIncorperation.label, companyRecord.fields.eiN_TAXID.label]);
    expect(
      borrowerEntityStatus({
        legalEntityName: 'Bayou LLC',
        yearsOfIncorperation: 2004,
        stateOfIncorperation: 'Texas',
        eiN_TAXID: '12-3456789',
      }),
    ).toBe('complete');
  });
  it('is checked by field', () => {
    expect(companyErrors(general, 2024)).toEqual({});
    expect(
      companyErrors(
        {
          ...general,
          mailingZipCode: '7',
          eiN_TAXID: '1',
          yearsOfIncorperation: 1898,
          physicalAddressSameAsMailing: false,
        },
        2024,
      ),
    ).toEqual({
      mailingZipCode: shared.zipFormat,
      eiN_TAXID: shared.einFormat,
      yearsOfIncorperation: shared.requiredField,
      physicalStreetAddress: shared.textRequired,
      physicalCity: shared.textRequired,
    });
  });
  it('asks in its forms for more than a half-filled company has', () => {
    expect(generalInformationErrors({ physicalAddressSameAsMailing: false })).toEqual({
      organizationName: shared.textRequired,
      mailingStreetAddress: shared.textRequired,
      mailingCity: shared.textRequired,
      mailingZipCode: shared.fieldRequired,
      physicalStreetAddress: shared.textRequired,
      physicalCity: shared.textRequired,
      physicalZipCode: shared.fieldRequired,
    });
    expect(generalInformationErrors(general)).toEqual({});
    expect(borrowerEntityErrors({}, 2024)).toEqual({
      legalEntityName: shared.textRequired,
      eiN_TAXID: shared.requiredField,
      yearsOfIncorperation: shared.requiredField,
      stateOfIncorperation: shared.stateRequired,
    });
    expect(
      borrowerEntityErrors(
        {
          legalEntityName: 'Bayou LLC',
          eiN_TAXID: '123456789',
          yearsOfIncorperation: 2025,
          stateOfIncorperation: 'Texas',
        },
        2024,
      ),
    ).toEqual({ eiN_TAXID: shared.einFormat, yearsOfIncorperation: shared.requiredField });
    expect([incorporationYears(2024).length, incorporationYears(2024)[0], incorporationYears(2024).at(-1)]).toEqual([
      126, 2024, 1899,
    ]);
  });
  it('is locked while an application is submitted', () => {
    expect(isCompanyLocked([{ status: 'in_progress' }, { status: 'submitted' }])).toBe(true);
    expect(isCompanyLocked([{ status: 'approved' }])).toBe(false);
  });
});
