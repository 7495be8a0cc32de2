import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatFileSize } from '@groundwork/domain-files';
import { exportWords as words, fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { readExport, saveBlob, sentenceFor, useCommand } from '@groundwork/web-http';
import { Alert, Button, Dialog, Stack, Text } from '@groundwork/web-ui';

interface ExportDialogProps {
  title: string;
  /** What is in it. */
  children: ReactNode;
  /** What the file is called. */
  fileName: string;
  /** Asks the server; what it answers comes while it is made. */
  fetchIt: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onClose: () => void;
}

/** An export that takes its time: it is asked for, says how much has come, and is saved once it is whole. Closing it ends it. */
export function ExportDialog({ title, children, fileName, fetchIt, onClose }: ExportDialogProps) {
  const [leaving] = useState(() => new AbortController());
  const [bytes, setBytes] = useState(0);
  useEffect(() => () => leaving.abort(), [leaving]);
  const command = useCommand({
    mutationFn: async () => {
      setBytes(0);
      const whole = await readExport(await fetchIt(leaving.signal), setBytes);
      if (!leaving.signal.aborted) saveBlob(whole, fileName);
    },
  });
  const close = () => {
    leaving.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {command.isSuccess ? screens.close : screens.cancel}
          </Button>
          {command.isSuccess ? null : (
            <Button icon="download" loading={command.isPending} onClick={() => command.mutate()}>
              {words.exportIt}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4" pb="3">
        {children}
        {command.isPending ? (
          <Text role="status">
            {bytes === 0 ? words.asking : fill(words.received, { size: formatFileSize(bytes) })}
          </Text>
        ) : null}
        {command.isSuccess ? <Alert tone="success">{fill(words.saved, { file: fileName })}</Alert> : null}
        {command.isError ? (
          <Alert tone="danger">
            {sentenceFor(command.error)} {words.nothingSaved}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
