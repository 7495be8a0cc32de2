import { brokerDefaults } from '@groundwork/domain-brokers';
import type { PhoneType } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import type { Broker, NewBroker } from '../../data/api.js';

const required = ['firstName', 'lastName', 'businessName', 'emailAddressA', 'phoneNumberA'] as const;
const optional = [
  'title',
  'businessState',
  'emailAddressB',
  'phoneNumberB',
  'streetAddress',
  'streetAddress2',
  'city',
  'state',
  'zipCode',
] as const;

/** The administrator's form of a broker: texts, empty where there is nothing. */
export type BrokerValues = Record<(typeof required)[number] | (typeof optional)[number], string> & {
  phoneNumberAType: PhoneType;
  phoneNumberBType: PhoneType;
  iccaVersion: string;
};

export function toValues(broker?: Broker): BrokerValues {
  const texts = Object.fromEntries([...required, ...optional].map((field) => [field, broker?.[field] ?? '']));
  const { phoneNumberAType, phoneNumberBType, iccaVersion } = { ...brokerDefaults, ...broker };
  return {
    ...(texts as Omit<BrokerValues, 'phoneNumberAType' | 'phoneNumberBType' | 'iccaVersion'>),
    phoneNumberAType,
    phoneNumberBType,
    iccaVersion,
  };
}

/** State and zip are asked for only once there is a city: without one they are not kept. */
export function toBody(values: BrokerValues): NewBroker {
  const known = isBlank(values.city) ? { ...values, state: '', zipCode: '' } : values;
  const blanks = Object.fromEntries(optional.map((field) => [field, isBlank(known[field]) ? null : known[field]]));
  return { ...known, ...blanks };
}
