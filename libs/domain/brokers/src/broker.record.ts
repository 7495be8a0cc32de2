import { shared } from '@groundwork/domain-messages';
import { choice, email, flag, phone, record, required, state, text, zip } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { all, contractorPhone, isBlank, isEmail, line, zip as zipRule } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

export const phoneTypes = ['office', 'mobile'] as const;
export type PhoneType = (typeof phoneTypes)[number];

const need =
  (sentence: string): Rule =>
  (value) =>
    isBlank(value) ? sentence : undefined;
const emailForm: Rule = (value) => (isEmail(value) ? undefined : shared.emailNotValid);
const agreed: Rule = (value) => (value === true ? undefined : shared.fieldRequired);

/** What a broker changes of itself (Manage Account); its names and its standing are the administrator's. */
const own = { writers: ['broker', 'administrator'] } as const;
const lender = { writers: ['administrator'] } as const;

/** A broker's record, as the administrator's form has it (sign-in specification, section 3 and 5). */
export const brokerRecord = record('Broker', {
  title: text('Title', lender),
  firstName: required(text('First name', lender)),
  lastName: required(text('Last name', lender)),
  businessName: required(text('Business name', lender)),
  businessState: state('Corporation state', { ...lender, description: 'Its full name.' }),
  emailAddressA: required(
    email('Primary email', { ...own, rule: all(need(shared.primaryEmailIsRequired), emailForm) }),
  ),
  emailAddressB: email('Secondary email', { ...own, rule: emailForm }),
  phoneNumberA: required(
    phone('Primary phone', {
      ...own,
      rule: all(need(shared.phone1IsRequired), contractorPhone),
      description: 'Ten digits; a mask is taken off.',
    }),
  ),
  phoneNumberB: phone('Secondary phone', own),
  phoneNumberAType: choice('Primary phone type', phoneTypes, own),
  phoneNumberBType: choice('Secondary phone type', phoneTypes, own),
  streetAddress: text('Street address', own),
  streetAddress2: text('Address line 2', own),
  city: text('City', own),
  state: state('State', { ...own, description: 'Its full name.' }),
  zipCode: zip('Zip Code', own),
  canSendTextMessages: flag('Text messages agreed for', own),
});
export type BrokerFields = RecordOf<typeof brokerRecord>;

const { title, firstName, lastName, businessName, businessState, ...contact } = brokerRecord.fields;

/** The broker's own account: contact and address, all of which but the second line is required. */
export const brokerAccountRecord = record('BrokerAccount', {
  ...contact,
  streetAddress: required(
    text('Business street address', { ...own, rule: all(need(shared.mailingAddressRequired), line) }),
  ),
  city: required(text('City', { ...own, rule: all(need(shared.cityIsRequired), line) })),
  state: required(contact.state),
  zipCode: required(zip('Zip Code', { ...own, rule: all(need(shared.zipCodeIsRequired), zipRule) })),
});

/** What a broker gives of itself at its registration: names, contact, address and the consent to text messages. */
export const brokerRegistrationRecord = record('BrokerRegistration', {
  title,
  firstName,
  lastName,
  businessName,
  businessState,
  ...brokerAccountRecord.fields,
  canSendTextMessages: required(
    flag('Text messages agreed for', { ...own, rule: agreed, description: 'Must be true.' }),
  ),
});
export type BrokerRegistration = RecordOf<typeof brokerRegistrationRecord>;

/** What a broker's record has where nothing was said (section 3). */
export const brokerFieldDefaults = {
  phoneNumberAType: 'office',
  phoneNumberBType: 'mobile',
  canSendTextMessages: false,
} as const satisfies Partial<BrokerFields>;
