import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { acceptAttribute, fileTypes, formatFileSize } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { displayDate } from '@groundwork/domain-time';
import { saveFile, sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Card, FileDrop, Heading, Stack, Text, UploadList } from '@groundwork/web-ui';
import { addressOf, filesKey } from './files-access.js';
import type { AccountFile, FilesAccess } from './files-access.js';
import { useOneUpload } from './use-one-upload.js';

/** One kind of document of an account, the W-9: what is there, and where to put a new one. */
export function DocumentCard({ access, type }: { access: FilesAccess; type: FileType }) {
  const { label, accepts } = fileTypes[type];
  const [name, setName] = useState('');
  const { share, complaint, check, send, cancel, limit } = useOneUpload(access, type);
  const files = useQuery({ queryKey: filesKey(access, type), queryFn: () => access.list(type) });
  const pdfOnly = accepts.every((accepted) => accepted === 'application/pdf');
  const start = ([file]: File[]) => {
    if (!file || !check(file)) return;
    setName(file.name);
    void send(file);
  };
  return (
    <Card as="section" aria-label={label}>
      <Heading as="h2" mb="4">
        {label}
      </Heading>
      <Stack gap="3">
        <FileDrop
          label={`Upload ${label}`}
          accept={acceptAttribute(type)}
          hint={`${pdfOnly ? 'PDF' : 'PDF or image'}, up to ${formatFileSize(limit)}`}
          disabled={share !== undefined}
          onFiles={start}
        />
        {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
        {share !== undefined ? <UploadList label={`${label}: on the way`} entries={[{ id: name, name, progress: share }]} onCancel={cancel} /> : null}
        <QueryState query={files} failed={shared.serviceUnavailable}>
          {(list) => <Stored label={`${label}: uploaded`} files={list} access={access} />}
        </QueryState>
      </Stack>
    </Card>
  );
}

function Stored({ label, files, access }: { label: string; files: AccountFile[]; access: FilesAccess }) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: async (id: string) => saveFile(await addressOf(access, id)),
    onError: (error) => notify.error(sentenceFor(error)),
  });
  if (files.length === 0) return <Text color="fg.muted">{shared.noFiles}</Text>;
  return (
    <UploadList
      label={label}
      entries={files.map((file) => ({
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
}
