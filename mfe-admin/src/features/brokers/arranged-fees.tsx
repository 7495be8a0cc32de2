import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { brokerDesk, feeDesk as words } from '@groundwork/domain-messages-admin';
import { fees } from '@groundwork/domain-messages-screens';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { ConfirmCall, QueryState, useNotify } from '@groundwork/web-mount';
import { Button, DataTable, Flex, Heading, Hint, HStack, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { BrokerFee } from '../../data/api.js';
import { useArrangedFees, useDeleteFee } from '../../data/fees.js';
import { FeeForm } from './fee-form.js';

/** Fees that were arranged with a broker beside its agreements. */
export function ArrangedFees({ brokerId }: { brokerId: string }) {
  const [edited, setEdited] = useState<BrokerFee | 'new'>();
  const [deleted, setDeleted] = useState<BrokerFee>();
  const columns: Column<BrokerFee>[] = [
    { id: 'name', header: words.feeName, cell: ({ name }) => name },
    {
      id: 'fee',
      header: fees.fee,
      align: 'end',
      cell: ({ percent, amount }) =>
        percent === null || percent === undefined ? formatCents(amount ?? 0) : formatPercent(percent),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (fee) => (
        <HStack gap="2" justifyContent="flex-end">
          <Button
            size="sm"
            variant="outline"
            aria-label={fill(words.editFee, { name: fee.name })}
            onClick={() => setEdited(fee)}
          >
            {brokerDesk.edit}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={fill(words.deleteFee, { name: fee.name })}
            onClick={() => setDeleted(fee)}
          >
            {brokerDesk.deleteWord}
          </Button>
        </HStack>
      ),
    },
  ];
  return (
    <Stack gap="3">
      <Flex gap="3" justifyContent="space-between" flexWrap="wrap" alignItems="center">
        <Stack gap="0">
          <Heading as="h3" size="sub">
            {words.arranged}
          </Heading>
          <Hint>{words.arrangedLead}</Hint>
        </Stack>
        <Button variant="outline" icon="plus" onClick={() => setEdited('new')}>
          {words.addFee}
        </Button>
      </Flex>
      <QueryState query={useArrangedFees(brokerId)} failed={fees.failed}>
        {(rows) => (
          <DataTable
            caption={words.arranged}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<Text color="fg.muted">{words.noArranged}</Text>}
          />
        )}
      </QueryState>
      {edited ? (
        <FeeForm brokerId={brokerId} fee={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      ) : null}
      {deleted ? <DeleteFee brokerId={brokerId} fee={deleted} onClose={() => setDeleted(undefined)} /> : null}
    </Stack>
  );
}

function DeleteFee({ brokerId, fee, onClose }: { brokerId: string; fee: BrokerFee; onClose: () => void }) {
  const remove = useDeleteFee(brokerId);
  const notify = useNotify();
  const act = () => remove.mutateAsync(fee.id).then(() => notify.success(words.feeDeleted));
  return (
    <ConfirmCall
      danger
      title={fill(words.deleteFee, { name: fee.name })}
      confirmLabel={brokerDesk.deleteWord}
      act={act}
      onClose={onClose}
    >
      <Text>{words.deleteFeeDetail}</Text>
    </ConfirmCall>
  );
}
