import { useState } from 'react';
import { acceptAttribute, fileTypes, formatFileSize, MAX_FILE_SIZE } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { displayDate } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Button, Card, FileDrop, Heading, Stack, Text, UploadList } from '@groundwork/web-ui';
import { useBrokerFiles, useDownload, useUploadBrokerFile } from './api.js';

/** One kind of the broker's documents: what is there, and where to put a new one. */
export function BrokerFiles({ brokerId, type }: { brokerId: string; type: FileType }) {
  const { label, accepts } = fileTypes[type];
  const [running, setRunning] = useState<{ name: string; share: number }>();
  const send = useUploadBrokerFile(brokerId, type);
  const download = useDownload();
  const notify = useNotify();
  const pdfOnly: boolean = accepts.every((accepted) => accepted === 'application/pdf');

  const start = ([file]: File[]) => {
    if (!file) return;
    setRunning({ name: file.name, share: 0 });
    void send
      .mutateAsync({ file, onProgress: (share) => setRunning({ name: file.name, share }) })
      .then(
        () => notify.success(shared.uploadComplete),
        (error: unknown) => notify.error(sentenceFor(error)),
      )
      .finally(() => setRunning(undefined));
  };

  return (
    <Card as="section" aria-label={label}>
      <Heading as="h2" mb="3">
        {label}
      </Heading>
      <Stack gap="3">
        <FileDrop label={`Upload ${label}`} accept={acceptAttribute(type)} hint={`${pdfOnly ? 'PDF' : 'PNG, JPEG or WebP'}, up to ${formatFileSize(MAX_FILE_SIZE)}`} disabled={send.isPending} onFiles={start} />
        {running ? <UploadList label={`${label}: on the way`} entries={[{ id: running.name, name: running.name, progress: running.share }]} /> : null}
        <QueryState query={useBrokerFiles(brokerId)} failed={shared.serviceUnavailable}>
          {(files) => {
            const own = files.filter(({ fileType }) => fileType === type);
            if (own.length === 0) return <Text color="fg.muted">{shared.noFiles}</Text>;
            return (
              <UploadList
                label={`${label}: uploaded`}
                entries={own.map((file) => ({
                  id: file.fileUploadId,
                  name: file.userFileName,
                  detail: `${formatFileSize(file.size)} · ${displayDate(file.uploadedAt)}`,
                  aside: (
                    <Button size="sm" variant="outline" icon="download" aria-label={`Download ${file.userFileName}`} onClick={() => download.mutate(file.fileUploadId)}>
                      Download
                    </Button>
                  ),
                }))}
              />
            );
          }}
        </QueryState>
      </Stack>
    </Card>
  );
}
