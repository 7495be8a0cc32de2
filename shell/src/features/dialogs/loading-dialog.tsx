import { useEffect, useState } from 'react';
import { Dialog, HStack, Spinner, Text } from '@groundwork/web-ui';

/** What is over sooner than this is not worth a modal, milliseconds. */
const afterMs = 300;

/** The loading modal with a message (specification, shared modals): nothing else can be done while it stands. */
export function LoadingDialog({ message }: { message: string | undefined }) {
  const [due, setDue] = useState<string>();
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setDue(message), afterMs);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [message]);
  return (
    <Dialog open={due !== undefined && due === message} title={message} size="sm">
      <HStack role="status" py="4">
        <Spinner size="2rem" />
        <Text color="fg.muted">This page waits until it is done.</Text>
      </HStack>
    </Dialog>
  );
}
