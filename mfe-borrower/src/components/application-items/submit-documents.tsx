import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useNavigate, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Flex, Stack, Text } from '@groundwork/web-ui';
import { useSubmitDocuments } from '../../data/applications.js';
import { useNeededItems } from '../../data/needed-items.js';

/**
 * What is still needed, and the button that sends everything to review: once it is known what to ask about. The service decides whether
 * it may.
 */
export function SubmitDocuments({ id }: { id: string }) {
  const { names, failed, retry } = useNeededItems(id);
  if (failed)
    return (
      <Alert tone="danger" title={borrowerPages.neededUnknown}>
        <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          {borrowerPages.submitOnceKnown}
          <Button size="sm" variant="outline" icon="refresh" onClick={retry}>
            {screens.tryAgain}
          </Button>
        </Flex>
      </Alert>
    );
  return <Submit id={id} names={names} />;
}

/** @param names undefined until they are known: nothing is sent unasked */
function Submit({ id, names }: { id: string; names: readonly string[] | undefined }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const submit = useSubmitDocuments(id, () => {
    notify.success(borrower.documentsSubmitted);
    void navigate('/applications');
  });
  const missing = names ?? [];
  return (
    <Stack gap="4">
      {missing.length > 0 ? (
        <Alert tone="warning">{fill(borrower.documentsMissing, { items: missing.join(', ') })}</Alert>
      ) : null}
      {submit.isError && !asking ? <Alert tone="danger">{sentenceFor(submit.error)}</Alert> : null}
      <Flex justifyContent="flex-end">
        <Button
          size="lg"
          width={{ base: 'full', sm: 'auto' }}
          whiteSpace="normal"
          height="auto"
          minHeight="12"
          py="2"
          disabled={names === undefined}
          loading={submit.isPending}
          onClick={() => (missing.length > 0 ? setAsking(true) : submit.mutate())}
        >
          {borrower.submitForReview}
        </Button>
      </Flex>
      {asking ? (
        <ConfirmCall
          title={borrowerPages.submitWithoutTitle}
          confirmLabel={borrowerPages.submitAnyway}
          act={() => submit.mutateAsync()}
          onClose={() => setAsking(false)}
        >
          <Text>{borrowerPages.submitWithout}</Text>
          <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </ConfirmCall>
      ) : null}
    </Stack>
  );
}
