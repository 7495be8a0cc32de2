import { useState } from 'react';
import { shared } from '@groundwork/domain-messages';
import { borrower, personalPages } from '@groundwork/domain-messages-borrower';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, ConfirmDialog, Flex, Span, Text } from '@groundwork/web-ui';
import { useSaveProfile } from '../../data/profile.js';

/** That there are digits, and what can be done about them; the digits themselves do not reach the browser. */
export function StoredDigits({ digits, onReplace }: { digits: string; onReplace: () => void }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const remove = () => {
    setQuestionOpen(false);
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
          {shared.digitsLabel}{' '}
          <Span aria-hidden letterSpacing="wider">
            {digits}
          </Span>
        </Text>
        <Text textStyle="small">{personalPages.digitsStored}</Text>
      </Box>
      <Button variant="outline" onClick={onReplace}>
        {personalPages.digitsReplace}
      </Button>
      <Button variant="ghost" loading={save.isPending} onClick={() => setQuestionOpen(true)}>
        {personalPages.digitsRemove}
      </Button>
      <ConfirmDialog
        open={isQuestionOpen}
        title={personalPages.digitsRemoveQuestion}
        danger
        confirmLabel={personalPages.digitsRemove}
        onConfirm={remove}
        onCancel={() => setQuestionOpen(false)}
      >
        {personalPages.digitsRemoveDetail}
      </ConfirmDialog>
    </Flex>
  );
}
