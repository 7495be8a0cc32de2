import { brokerAccountRecord, brokerName } from '@groundwork/domain-brokers';
import { screens } from '@groundwork/domain-messages-screens';
import { labelsOf } from '@groundwork/domain-records';
import { KeptFormView, SaveButton, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Card, Facts, Flex } from '@groundwork/web-ui';
import { BrokerContactFields } from '../broker-contact-fields.js';
import { contactErrors, contactOf, valuesOf } from './broker-contact.js';
import type { BrokerContact, BrokerContactValues, BrokerRecord } from './broker-contact.js';

interface BrokerAccountFormProps {
  broker: BrokerRecord;
  /** On the revision that it was typed over. */
  save: (contact: BrokerContact & { revision: number | undefined }) => Promise<unknown>;
}

/** How a broker is reached and where its business is (specification, broker 2 and 5). */
export function BrokerAccountForm({ broker, save }: BrokerAccountFormProps) {
  const { user } = useArea();
  const notify = useNotify();
  const keptForm = useKeptForm<BrokerContactValues>({
    draftKey: `${user.id}.${broker.id}.contact`,
    values: valuesOf(broker),
    version: broker.revision,
    check: contactErrors,
    save: async (entered, revision) => {
      await save({ ...contactOf(entered), revision });
      notify.success(screens.accountUpdated);
    },
    failed: screens.errorUpdatingAccount,
    current: (record) => ({ values: valuesOf(record as BrokerRecord), version: (record as BrokerRecord).revision }),
  });
  return (
    <Card>
      <KeptFormView
        keptForm={keptForm}
        label="Account"
        labels={labelsOf(brokerAccountRecord)}
        onSubmit={keptForm.submit}
        footer={
          <Flex justifyContent="flex-end" mt="5">
            <SaveButton keptForm={keptForm}>Save</SaveButton>
          </Flex>
        }
      >
        <Facts
          facts={[
            { label: 'Name', value: brokerName(broker) },
            { label: 'Title', value: broker.title },
            { label: 'Business name', value: broker.businessName },
            { label: 'Corporation state', value: broker.businessState },
          ]}
        />
        <BrokerContactFields />
      </KeptFormView>
    </Card>
  );
}
