import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { sentenceFor } from '@groundwork/web-http';
import { useNavigate, useNotify } from '@groundwork/web-mount';
import { Alert, Button, ConfirmDialog, Flex, Stack, Text } from '@groundwork/web-ui';
import { useSubmitDocuments } from '../../data/applications.js';
import { useNeededItems } from '../../data/needed-items.js';

/** What is still needed, and the button that sends everything to review. The service decides whether it may. */
export function SubmitDocuments({ id }: { id: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const submit = useSubmitDocuments(id, () => {
    notify.success(borrower.documentsSubmitted);
    void navigate('/applications');
  });
  const send = () => submit.mutate(undefined, { onError: () => setAsking(false) });
  const { names = [], failed } = useNeededItems(id);
  return (
    <Stack gap="4">
      {names.length > 0 ? (
        <Alert tone="warning">{fill(borrower.documentsMissing, { items: names.join(', ') })}</Alert>
      ) : null}
      {submit.isError ? <Alert tone="danger">{sentenceFor(submit.error)}</Alert> : null}
      <Flex justifyContent="flex-end">
        <Button
          size="lg"
          width={{ base: 'full', sm: 'auto' }}
          whiteSpace="normal"
          height="auto"
          minHeight="12"
          py="2"
          loading={submit.isPending}
          onClick={() => (names.length > 0 || failed ? setAsking(true) : send())}
        >
          {borrower.submitForReview}
        </Button>
      </Flex>
      <ConfirmDialog
        open={asking}
        title={borrowerPages.submitWithoutTitle}
        confirmLabel={borrowerPages.submitAnyway}
        busy={submit.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {failed ? (
          <Text>{borrowerPages.neededUnknown}</Text>
        ) : (
          <>
            <Text mb="3">{borrowerPages.submitWithout}</Text>
            <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </Stack>
  );
}
