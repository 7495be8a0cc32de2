import { useMutation, useQueryClient } from '@tanstack/react-query';
import { borrower, fill } from '@groundwork/domain-messages';
import { sentenceFor } from '@groundwork/web-http';
import { useNavigate, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Flex, Stack } from '@groundwork/web-ui';
import { applicationKeys, submitApplication } from '../../data/applications.js';
import { useNeededItems } from '../../data/needed-items.js';

/** What is still needed, and the button that sends everything to review. The service decides whether it may. */
export function SubmitDocuments({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const submit = useMutation({
    mutationFn: () => submitApplication(id),
    onSuccess: async () => {
      notify.success(borrower.documentsSubmitted);
      await client.invalidateQueries({ queryKey: applicationKeys.all });
      void navigate('/applications');
    },
  });
  const { names = [] } = useNeededItems(id);
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
          onClick={() => submit.mutate()}
        >
          {borrower.submitForReview}
        </Button>
      </Flex>
    </Stack>
  );
}
