import { machineFlaws } from '@groundwork/domain-records';
import { admin, broker, shared } from '@groundwork/domain-messages';
import {
  agreementCommands,
  agreementErrors,
  agreementStatus,
  agreementStatusOf,
  brokerAccountErrors,
  brokerCommands,
  brokerErrors,
  brokerName,
  brokerReviewErrors,
  brokerStatus,
  brokerStatusOf,
  defaultAgreement,
  groupAgreements,
  groupBrokers,
  inviteCaption,
  isAgreementReady,
  nextAgreementStatus,
  nextBrokerStatus,
  normaliseAgreement,
  rejectionCommentComplaint,
  standardFeeComplaint,
  agreementMachine,
  brokerMachine,
} from './index.js';
import type { AgreementCommand, AgreementStatus, BrokerCommand, BrokerStatus } from './index.js';

const { pending, rejected, deactivated, activated } = brokerStatus;

const brokerMatrix: readonly [BrokerStatus, Readonly<Record<BrokerCommand, BrokerStatus | undefined>>][] = [
  [pending, { activate: activated, deactivate: undefined, reject: rejected }],
  [rejected, { activate: activated, deactivate: undefined, reject: undefined }],
  [deactivated, { activate: activated, deactivate: undefined, reject: rejected }],
  [activated, { activate: undefined, deactivate: deactivated, reject: undefined }],
];
describe.each(brokerMatrix)('a broker in status %s', (status, row) => {
  it.each(brokerCommands.map((command) => [command, row[command]] as const))('by %s becomes %s', (command, next) => {
    expect(nextBrokerStatus(status, command)).toBe(next);
  });
});

const agreementMatrix: readonly [AgreementStatus, Readonly<Record<AgreementCommand, AgreementStatus | undefined>>][] = [
  [agreementStatus.pending, { accept: '3', reject: '2', update: '1', remove: '1' }],
  [agreementStatus.rejected, { accept: undefined, reject: undefined, update: undefined, remove: undefined }],
  [agreementStatus.accepted, { accept: undefined, reject: undefined, update: undefined, remove: undefined }],
];
describe.each(agreementMatrix)('an agreement in status %s', (status, row) => {
  it.each(agreementCommands.map((command) => [command, row[command]] as const))('by %s becomes %s', (command, next) => {
    expect(nextAgreementStatus(status, command)).toBe(next);
  });
});

describe('the machines', () => {
  it('reach every status of a broker, and leave each', () => expect(machineFlaws(brokerMachine)).toEqual([]));
  it('decide on an agreement once', () => expect(machineFlaws(agreementMachine)).toEqual([]));
});

describe('stored statuses', () => {
  it('are pending unless they say otherwise', () => {
    expect([null, undefined, '', '1', '9'].map(brokerStatusOf)).toEqual(Array(5).fill(pending));
    expect([null, 1, '7', 2, '3'].map(agreementStatusOf)).toEqual(['1', '1', '1', '2', '3']);
  });
  it('group brokers and agreements without losing one', () => {
    const groups = groupBrokers([{ status: null }, { status: '4' }, { status: '4' }, { status: '2' }]);
    expect(groups.map(({ label, brokers }) => [label, brokers.length])).toEqual([
      ['Pending', 1],
      ['Rejected', 1],
      ['DeActivated', 0],
      ['Activated', 2],
    ]);
    expect(
      groupAgreements([{ status: '3' }, { status: null }, { status: 2 }]).map(({ label, agreements }) => [
        label,
        agreements.length,
      ]),
    ).toEqual([
      ['Accepted', 1],
      ['Rejected', 1],
      ['Pending', 1],
    ]);
  });
});

describe('an agreement', () => {
  const ready = {
    ...defaultAgreement('2024-06-15'),
    clientName: 'Ortiz Homes',
    clientRepresentativeName: 'Luis Ortiz',
    additionalFee: 0,
    clientFeePercent: 1.5,
  };

  it('has its defaults', () => {
    expect(defaultAgreement('2024-06-15')).toMatchObject({
      startDate: '2024-06-15',
      expirationDate: '2024-11-12',
      initialLoanRate: 0.5,
      additionalLoanRate: 0.25,
      clientFee: true,
      standardFee: true,
      version: 'default',
    });
  });
  it('is ready with its names, dates and fees', () => {
    expect(agreementErrors(ready)).toEqual({});
    expect(isAgreementReady(ready)).toBe(true);
    expect(isAgreementReady({ ...ready, clientFee: false, clientFeePercent: '' })).toBe(true);
    expect(
      isAgreementReady({
        ...ready,
        clientFeePercent: '',
        clientFeeOther: '500',
        clientFeeOtherDescription: 'Flat fee at closing',
      }),
    ).toBe(true);
  });
  it.each([
    ['clientName', '', shared.textRequired],
    ['clientRepresentativeName', '', shared.textRequired],
    ['additionalFee', '', shared.number],
    ['startDate', '', shared.dateInvalid],
    ['expirationDate', '2024-06-14', broker.expirationBeforeStart],
    ['expirationDate', null, shared.dateInvalid],
    ['clientFeePercent', '', broker.clientFeeAboveZero],
    ['clientFeePercent', 0, broker.clientFeeAboveZero],
    ['clientFeePercent', 'x', broker.clientFeeAboveZero],
    ['initialLoanRate', -1, shared.notNegative],
  ])('is not ready with %s %p', (field, value, sentence) => {
    expect(agreementErrors({ ...ready, [field]: value })).toEqual({ [field]: sentence });
  });
  it('needs both halves of another fee', () => {
    expect(agreementErrors({ ...ready, clientFeeOther: '500' })).toEqual({
      clientFeeOtherDescription: broker.clientFeeOtherRequired,
    });
    expect(agreementErrors({ ...ready, clientFeeOtherDescription: 'Flat' })).toEqual({
      clientFeeOther: broker.clientFeeOtherRequired,
    });
  });
  it('is saved with numbers, blanks as 0', () => {
    expect(
      normaliseAgreement({ ...ready, additionalFee: '', clientFeePercent: '', initialLoanRate: '0.75' }),
    ).toMatchObject({
      additionalFee: 0,
      clientFeePercent: 0,
      initialLoanRate: 0.75,
      additionalLoanRate: 0.25,
    });
  });
  it('keeps its standard fee', () => {
    expect(standardFeeComplaint({ standardFee: true }, { standardFee: false })).toBe(broker.standardFeeFixed);
    expect(standardFeeComplaint({ standardFee: true }, { standardFee: true })).toBeUndefined();
    expect(standardFeeComplaint(undefined, { standardFee: false })).toBeUndefined();
  });
});

describe('a broker', () => {
  const form = {
    firstName: 'Dana',
    lastName: 'Ortiz',
    businessName: 'Ortiz Lending',
    emailAddressA: 'dana@example.com',
    phoneNumberA: '7135550100',
  };
  const address = { streetAddress: '1 Main St', city: 'Houston', state: 'Texas', zipCode: '77002' };

  it('is invited with names, email and phone', () => {
    expect(brokerErrors(form)).toEqual({});
    expect(brokerErrors({})).toEqual({
      firstName: shared.textRequired,
      lastName: shared.textRequired,
      businessName: shared.textRequired,
      emailAddressA: admin.primaryEmailIsRequired,
      phoneNumberA: admin.phone1IsRequired,
    });
    expect(brokerErrors({ ...form, emailAddressB: 'x', phoneNumberB: '1', state: 'TX' })).toEqual({
      emailAddressB: admin.emailNotValid,
      phoneNumberB: `If entered, ${shared.phoneTenDigits}`,
      state: shared.stateInvalid,
    });
  });
  it('keeps an account with an address', () => {
    expect(brokerAccountErrors({ ...form, ...address })).toEqual({});
    expect(brokerAccountErrors(form)).toMatchObject({
      streetAddress: admin.mailingAddressRequired,
      city: admin.cityIsRequired,
      zipCode: admin.zipCodeIsRequired,
    });
  });
  it('registers with a password twice and the consent to text messages', () => {
    const whole = { ...form, ...address, password: 'abcdef', confirmPassword: 'abcdef', canSendTextMessages: true };
    expect(brokerReviewErrors(whole)).toEqual({});
    expect(brokerReviewErrors({ ...whole, confirmPassword: 'x', canSendTextMessages: false })).toEqual({
      confirmPassword: shared.passwordsDoNotMatch,
      canSendTextMessages: shared.fieldRequired,
    });
  });
  it('has captions and reasons', () => {
    expect([false, true].map(inviteCaption)).toEqual(['Send Invitation', 'Send Again?']);
    expect(rejectionCommentComplaint('')).toBe(shared.reasonRequired);
    expect(brokerName({ firstName: 'Dana', lastName: null })).toBe('Dana');
  });
});
