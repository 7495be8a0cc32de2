import { useState } from 'react';
import { borrower, borrowerPages } from '@groundwork/domain-messages';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, ConfirmDialog, Flex, Span, Text } from '@groundwork/web-ui';
import { useSaveProfile } from '../../data/profile.js';

/** That there are digits, and what can be done about them; the digits themselves do not reach the browser. */
export function StoredDigits({ digits, onReplace }: { digits: string; onReplace: () => void }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const [asked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    save.mutate(
      { lastFourSSN: null },
      {
        onSuccess: () => notify.success(borrower.changesSavedTitle),
        onError: (error) => notify.error(sentenceFor(error)),
      },
    );
  };
  return (
    <Flex gap="4" alignItems="center" flexWrap="wrap">
      <Box flex="1 1 220px">
        <Text fontWeight="medium">
          {borrowerPages.digitsLabel}{' '}
          <Span aria-hidden letterSpacing="wider">
            {digits}
          </Span>
        </Text>
        <Text textStyle="small">{borrowerPages.digitsStored}</Text>
      </Box>
      <Button variant="outline" onClick={onReplace}>
        {borrowerPages.digitsReplace}
      </Button>
      <Button variant="ghost" loading={save.isPending} onClick={() => setAsked(true)}>
        {borrowerPages.digitsRemove}
      </Button>
      <ConfirmDialog
        open={asked}
        title={borrowerPages.digitsRemoveQuestion}
        danger
        confirmLabel={borrowerPages.digitsRemove}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {borrowerPages.digitsRemoveDetail}
      </ConfirmDialog>
    </Flex>
  );
}
