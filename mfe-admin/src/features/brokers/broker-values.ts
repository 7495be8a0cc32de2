import { brokerDefaults, brokerRecord } from '@groundwork/domain-brokers';
import { formValues, labelsOf, withoutBlanks } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { isBlank } from '@groundwork/domain-validation';
import type { Broker, NewBroker } from '../../data/api.js';

/** The administrator's form of a broker: texts, empty where there is nothing. The consent is the broker's own to give. */
export type BrokerValues = Omit<FormValues<typeof brokerRecord>, 'canSendTextMessages'> & { iccaVersion: string };

export const brokerLabels = labelsOf(brokerRecord);

export function toValues(broker?: Broker): BrokerValues {
  const { iccaVersion } = { ...brokerDefaults, ...broker };
  const { canSendTextMessages: _consent, ...values } = formValues(brokerRecord, { ...brokerDefaults, ...broker });
  return { ...values, iccaVersion };
}

/** State and zip are asked for only once there is a city: without one they are not kept. */
export function toBody(values: BrokerValues): NewBroker {
  const known = isBlank(values.city) ? { ...values, state: '', zipCode: '' } : values;
  return withoutBlanks(brokerRecord, known);
}
