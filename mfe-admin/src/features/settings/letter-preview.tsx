import { useState } from 'react';
import type { LetterText } from '@groundwork/domain-accounts';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import type { LetterPreview, LetterSetting } from '../../data/api.js';
import { usePreviewLetter } from '../../data/lender.js';

/** Shows the letter in the words that are typed, with samples; what is wrong with them is said in its place. */
export function LetterPreviewButton({ name, words: text }: { name: LetterSetting['name']; words: LetterText }) {
  const preview = usePreviewLetter(name);
  const [shown, setShown] = useState<LetterPreview>();
  const show = () => preview.mutate(text, { onSuccess: setShown });
  return (
    <>
      <Button variant="outline" icon="eye" loading={preview.isPending} onClick={show}>
        {words.showPreview}
      </Button>
      {preview.isError ? (
        <Alert tone="danger" title={words.previewFailed}>
          {sentenceFor(preview.error)}
        </Alert>
      ) : null}
      {shown ? (
        <Dialog
          open
          size="lg"
          title={words.showPreview}
          onClose={() => setShown(undefined)}
          footer={<Button onClick={() => setShown(undefined)}>{screens.close}</Button>}
        >
          <Stack gap="4">
            <Text>
              <strong>{words.previewSubject}:</strong> {shown.subject}
            </Text>
            {/* Nothing runs in it and nothing leads out of it. */}
            <iframe
              title={shown.subject}
              sandbox=""
              srcDoc={shown.html}
              style={{ width: '100%', height: 460, border: 0, borderRadius: 8 }}
            />
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
