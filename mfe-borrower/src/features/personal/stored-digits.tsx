import { useState } from 'react';
import { shared } from '@groundwork/domain-messages';
import { borrower, personalPages } from '@groundwork/domain-messages-borrower';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Box, Button, Flex, Span, Text } from '@groundwork/web-ui';
import { useSaveProfile } from '../../data/profile.js';

/** That there are digits, and what can be done about them; the digits themselves do not reach the browser. */
export function StoredDigits({ digits, onReplace }: { digits: string; onReplace: () => void }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const act = () => save.mutateAsync({ lastFourSSN: null }).then(() => notify.success(borrower.changesSavedTitle));
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
      <Button variant="ghost" onClick={() => setQuestionOpen(true)}>
        {personalPages.digitsRemove}
      </Button>
      {isQuestionOpen ? (
        <ConfirmCall
          title={personalPages.digitsRemoveQuestion}
          danger
          confirmLabel={personalPages.digitsRemove}
          act={act}
          onClose={() => setQuestionOpen(false)}
        >
          <Text>{personalPages.digitsRemoveDetail}</Text>
        </ConfirmCall>
      ) : null}
    </Flex>
  );
}
