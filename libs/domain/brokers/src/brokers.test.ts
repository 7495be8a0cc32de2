import { machineFlaws, writableFields } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import {
  agreementCommands,
  agreementErrors,
  agreementStatus,
  agreementStatusOf,
  agreementTermsRecord,
  brokerAccountErrors,
  brokerCommandTo,
  brokerCommands,
  brokerErrors,
  brokerFeeRecord,
  brokerName,
  brokerRecord,
  brokerRegistrationErrors,
  brokerReviewErrors,
  brokerStatus,
  brokerStatusOf,
  clientCompanyRecord,
  defaultAgreement,
  groupAgreements,
  groupBrokers,
  inviteCaption,
  isAgreementReady,
  isInvitable,
  isRemovable,
  nextAgreementStatus,
  nextBrokerStatus,
  normaliseAgreement,
  rejectionCommentComplaint,
  standardFeeComplaint,
  agreementMachine,
  awaitsBroker,
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
  [agreementStatus.pending, { sign: '1', accept: '3', reject: '2', update: '1', remove: '1' }],
  [
    agreementStatus.rejected,
    { sign: undefined, accept: undefined, reject: undefined, update: undefined, remove: undefined },
  ],
  [
    agreementStatus.accepted,
    { sign: undefined, accept: undefined, reject: undefined, update: undefined, remove: undefined },
  ],
];
describe.each(agreementMatrix)('an agreement in status %s', (status, row) => {
  it.each(agreementCommands.map((command) => [command, row[command]] as const))('by %s becomes %s', (command, next) => {
    expect(nextAgreementStatus(status, command)).toBe(next);
  });
});

it('an agreement waits for its broker as long as it is pending and its terms are unsigned', () => {
  const signed = [null, undefined, '2026-03-02T15:00:00.000Z', new Date(0)];
  const waits = (status: string) => signed.map((brokerSignedAt) => awaitsBroker({ status, brokerSignedAt }));
  expect(Object.values(agreementStatus).map(waits)).toEqual([
    [true, true, false, false],
    [false, false, false, false],
    [false, false, false, false],
  ]);
});

describe('the machines', () => {
  it('reach every status of a broker, and leave each', () => expect(machineFlaws(brokerMachine)).toEqual([]));
  it('decide on an agreement once', () => expect(machineFlaws(agreementMachine)).toEqual([]));
  it('reject for a reason', () => {
    for (const machine of [brokerMachine, agreementMachine]) {
      expect(machine.complaint('reject', ' ')).toBe(shared.reasonRequired);
      expect(machine.complaint('reject', 'Not licensed.')).toBeUndefined();
    }
  });
  it('have a command to every status but the first', () => {
    expect([pending, rejected, deactivated, activated, undefined].map(brokerCommandTo)).toEqual([
      undefined,
      'reject',
      'deactivate',
      'activate',
      undefined,
    ]);
  });
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

describe('a broker is invited', () => {
  it.each([
    [pending, null, true],
    [null, undefined, true],
    [activated, null, true],
    [pending, 'u1', false],
    [activated, 'u1', false],
    [rejected, null, false],
    [deactivated, null, false],
  ])('in status %s, with the account %s: %p', (status, userId, invitable) => {
    expect(isInvitable({ status, userId })).toBe(invitable);
  });
});

describe('a broker is taken off the lists', () => {
  it.each([
    [pending, null, true],
    [null, undefined, true],
    [pending, 'u1', false],
    [rejected, 'u1', true],
    [deactivated, 'u1', true],
    [activated, 'u1', false],
    [activated, null, false],
  ])('in status %s, with the account %s: %p', (status, userId, removable) => {
    expect(isRemovable({ status, userId })).toBe(removable);
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
    ['expirationDate', '2024-06-14', shared.expirationBeforeStart],
    ['expirationDate', null, shared.dateInvalid],
    ['clientFeePercent', '', shared.clientFeeAboveZero],
    ['clientFeePercent', 0, shared.clientFeeAboveZero],
    ['clientFeePercent', 'x', shared.clientFeeAboveZero],
    ['initialLoanRate', -1, shared.notNegative],
  ])('is not ready with %s %p', (field, value, sentence) => {
    expect(agreementErrors({ ...ready, [field]: value })).toEqual({ [field]: sentence });
  });
  it('needs both halves of another fee', () => {
    expect(agreementErrors({ ...ready, clientFeeOther: '500' })).toEqual({
      clientFeeOtherDescription: shared.clientFeeOtherRequired,
    });
    expect(agreementErrors({ ...ready, clientFeeOtherDescription: 'Flat' })).toEqual({
      clientFeeOther: shared.clientFeeOtherRequired,
    });
  });
  it('asks nothing of a fee that the client does not pay', () => {
    expect(agreementErrors({ ...ready, clientFee: false, clientFeePercent: '', clientFeeOther: '500' })).toEqual({});
  });
  it('may last a day, and is not compared with a start that is missing', () => {
    expect(agreementErrors({ ...ready, expirationDate: ready.startDate })).toEqual({});
    expect(agreementErrors({ ...ready, startDate: undefined })).toEqual({ startDate: shared.dateInvalid });
  });
  it('is not ready while something is wrong', () => {
    expect(isAgreementReady({ ...ready, clientName: '' })).toBe(false);
    expect(agreementErrors({ ...ready, clientFeePercent: '1,5' })).toEqual({
      clientFeePercent: shared.clientFeeAboveZero,
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
    expect(standardFeeComplaint({ standardFee: true }, { standardFee: false })).toBe(shared.standardFeeFixed);
    expect(standardFeeComplaint({ standardFee: true }, { standardFee: true })).toBeUndefined();
    expect(standardFeeComplaint(undefined, { standardFee: false })).toBeUndefined();
    expect(standardFeeComplaint({ standardFee: true }, {})).toBeUndefined();
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
      emailAddressA: shared.primaryEmailIsRequired,
      phoneNumberA: shared.phone1IsRequired,
    });
    expect(brokerErrors({ ...form, emailAddressB: 'x', phoneNumberB: '1', state: 'TX' })).toEqual({
      emailAddressB: shared.emailNotValid,
      phoneNumberB: `If entered, ${shared.phoneTenDigits}`,
      state: shared.stateInvalid,
    });
  });
  it('keeps an account with an address', () => {
    expect(brokerAccountErrors({ ...form, ...address })).toEqual({});
    expect(brokerAccountErrors(form)).toMatchObject({
      streetAddress: shared.mailingAddressRequired,
      city: shared.cityIsRequired,
      zipCode: shared.zipCodeIsRequired,
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
    expect(['', '  ', undefined, 7].map((comment) => rejectionCommentComplaint(comment))).toEqual(
      Array(4).fill(shared.reasonRequired),
    );
    expect(rejectionCommentComplaint('x'.repeat(4001))).toBe(fill(shared.tooLong, { max: 4000 }));
    expect(rejectionCommentComplaint('x'.repeat(4000))).toBeUndefined();
    expect(brokerName({ firstName: 'Dana', lastName: null })).toBe('Dana');
  });
});

describe('who writes', () => {
  const lenders = (names: readonly string[], own: readonly string[]) => names.filter((name) => !own.includes(name));
  it('a broker all of itself but its names and its business', () => {
    const own = writableFields(brokerRecord, 'broker');
    expect(lenders(writableFields(brokerRecord, 'administrator'), own)).toEqual([
      'title',
      'firstName',
      'lastName',
      'businessName',
      'businessState',
    ]);
    expect(own).toHaveLength(Object.keys(brokerRecord.fields).length - 5);
  });
  it.each([agreementTermsRecord, clientCompanyRecord])('$name: the broker and administrators', (declaration) => {
    const all = Object.keys(declaration.fields);
    expect(writableFields(declaration, 'broker')).toEqual(all);
    expect(writableFields(declaration, 'administrator')).toEqual(all);
    expect(writableFields(declaration, 'borrower')).toEqual([]);
  });
  it('fees: administrators alone', () => {
    expect(writableFields(brokerFeeRecord, 'administrator')).toEqual(Object.keys(brokerFeeRecord.fields));
    expect([...writableFields(brokerFeeRecord, 'broker'), ...writableFields(brokerFeeRecord, 'borrower')]).toEqual([]);
  });
});

it('a registration is a whole account with the consent to text messages', () => {
  expect(brokerRegistrationErrors({})).toMatchObject({
    firstName: shared.textRequired,
    streetAddress: shared.mailingAddressRequired,
    canSendTextMessages: shared.fieldRequired,
  });
});
