import { setupMask, setupStatuses } from './section-status.js';
import { isSetupComplete, setupStepKeys } from './setup-steps.js';

const general = {
  organizationName: 'Gulf Coast Builders LLC',
  website: 'gulfcoastbuilders.example',
  mailingStreetAddress: '1200 Post Oak Boulevard',
  mailingCity: 'Houston',
  mailingState: 'Texas',
  mailingZipCode: '77056',
  moreThanMillionRevenue: false,
};

describe('status of the steps of set-up', () => {
  it('has every step, and an empty company has started nothing but the structure', () => {
    const statuses = setupStatuses({});
    expect(Object.keys(statuses)).toEqual([...setupStepKeys]);
    expect(Object.entries(statuses).filter(([, status]) => status !== 'notstarted')).toEqual([['structure', 'started']]);
  });

  it('takes no as an answer', () => {
    expect(setupStatuses(general).generalInformation).toBe('complete');
    expect(setupStatuses({ ...general, moreThanMillionRevenue: null }).generalInformation).toBe('started');
    expect(setupStatuses({ usesThirdParty: false }).contractors).toBe('complete');
    expect(setupStatuses({ usesThirdParty: null }).contractors).toBe('notstarted');
  });

  it('gives a digit for each step but S1 uploads', () => {
    expect(setupMask(setupStatuses(general))).toBe('1000000000');
    expect(setupMask(setupStatuses({ ...general, companyStructureVerified: true }))).toBe('1000010000');
    expect(isSetupComplete(setupMask(setupStatuses(general)))).toBe(false);
  });
});
