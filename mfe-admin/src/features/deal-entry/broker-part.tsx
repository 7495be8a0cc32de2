import { useState } from 'react';
import { admin, dealEntry as words } from '@groundwork/domain-messages-admin';
import { QueryState, useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Heading, Stack } from '@groundwork/web-ui';
import { Filter } from '../../components/filter.js';
import type { Company } from '../../data/api.js';
import { useBrokers } from '../../data/brokers.js';
import { useAssignBroker } from '../../data/deals.js';

/** The broker who referred the company. */
export function BrokerPart({ company: { companyId, brokerId } }: { company: Company }) {
  const assign = useAssignBroker(companyId);
  const notify = useNotify();
  const [chosen, choose] = useState<string>();
  const before = brokerId ?? '';
  const value = chosen ?? before;
  const { attempt, failure } = useAttempt({ failed: words.brokerFailed });
  const submit = async () => {
    if (!(await attempt(() => assign.mutateAsync(value || null)))) return;
    choose(undefined);
    notify.success(value ? words.brokerAssigned : words.brokerRemoved);
  };
  return (
    <Stack gap="4">
      <Heading as="h3" size="sub">
        {words.broker}
      </Heading>
      <QueryState query={useBrokers()} failed={admin.errorGettingAllBrokers}>
        {(brokers) => (
          <>
            <Filter label={words.broker} value={value} onChoose={choose}>
              <option value="">{words.noBroker}</option>
              {brokers.map(({ id, firstName, lastName, businessName }) => (
                <option key={id} value={id}>
                  {`${firstName} ${lastName} (${businessName})`}
                </option>
              ))}
            </Filter>
            <Button
              alignSelf="flex-start"
              variant="outline"
              disabled={value === before}
              loading={assign.isPending}
              onClick={() => void submit()}
            >
              {words.assignBroker}
            </Button>
            {failure ? <Alert tone="danger">{failure}</Alert> : null}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
