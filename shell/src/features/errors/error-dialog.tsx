import { fill } from '@groundwork/domain-messages';
import { frame } from '@groundwork/domain-messages-shell';
import { Button, Dialog, Text } from '@groundwork/web-ui';
import { acknowledgeFault, useFault } from './error.store.js';

/** The error modal (specification, section 8): status and data of what failed, until it is acknowledged. */
export function ErrorDialog() {
  const fault = useFault((state) => state.fault);
  return (
    <Dialog
      open={fault !== undefined}
      onClose={acknowledgeFault}
      title={fault?.title}
      size="sm"
      role="alertdialog"
      footer={
        <Button data-autofocus onClick={acknowledgeFault}>
          {frame.acknowledge}
        </Button>
      }
    >
      {fault ? (
        <>
          <Text fontWeight="semibold">Status {fault.status}</Text>
          <Text mt="1">{fault.data}</Text>
          {fault.reference ? (
            <Text mt="3" textStyle="small" overflowWrap="anywhere">
              {fill(frame.reference, { id: fault.reference })}
            </Text>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
