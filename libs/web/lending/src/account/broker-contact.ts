import { brokerAccountErrors, brokerAccountRecord, brokerDefaults } from '@groundwork/domain-brokers';
import type { BrokerFields } from '@groundwork/domain-brokers';
import { formValues, withoutBlanks } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';

/** The form's values of the record: texts, empty where there is nothing. The consent has been given. */
export type BrokerContactValues = Omit<FormValues<typeof brokerAccountRecord>, 'canSendTextMessages'>;

/** The broker's record as the back ends answer it, as far as its account needs it. */
export type BrokerRecord = BrokerFields & { readonly id: string; readonly revision: number };

/** What a broker changes of itself, as the call takes it: nothing is null. */
export type BrokerContact = ReturnType<typeof contactOf>;

export function valuesOf(broker: BrokerRecord): BrokerContactValues {
  const { canSendTextMessages: _consent, ...values } = formValues(brokerAccountRecord, {
    ...brokerDefaults,
    ...broker,
  });
  return values;
}

export const contactOf = (values: BrokerContactValues) => withoutBlanks(brokerAccountRecord, values);

export const contactErrors = (values: BrokerContactValues): Readonly<Record<string, string>> =>
  brokerAccountErrors(contactOf(values));
