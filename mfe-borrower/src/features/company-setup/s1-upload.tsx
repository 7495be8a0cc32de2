import { useState } from 'react';
import type { ComponentProps } from 'react';
import { acceptAttribute, fileComplaint } from '@groundwork/domain-files';
import { borrower, fill } from '@groundwork/domain-messages';
import type { S1Place } from '@groundwork/web-company';
import { useUploadLimit } from '@groundwork/web-mount';
import { FileDrop, UploadList } from '@groundwork/web-ui';
import { useUploads } from '../../components/use-uploads.js';

/** Where an owner's S-1 is handed in. */
export function S1Upload({ companyId, person, name, onStored }: ComponentProps<S1Place>) {
  const limit = useUploadLimit();
  const [refused, setRefused] = useState<string>();
  const uploads = useUploads({ companyId, personId: person.id, type: 's1', onStored });
  const send = (files: File[]) => {
    const complaint = files[0] && fileComplaint('s1', files[0], limit);
    setRefused(complaint);
    if (!complaint) uploads.start(files);
  };
  return (
    <>
      <FileDrop label={fill(borrower.uploadS1, { name })} hint={refused ?? 'PDF'} accept={acceptAttribute('s1')} onFiles={send} />
      <UploadList label={`Uploads of ${name}`} entries={[...uploads.entries]} onCancel={uploads.cancel} onRetry={uploads.retry} />
    </>
  );
}
