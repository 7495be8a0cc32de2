import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  acceptAttribute,
  fileComplaint,
  fileTypes,
  formatFileSize,
  mayUpload,
  uploadHint,
} from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { MINUTE } from '@groundwork/domain-time';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Button, Card, FileDrop, Flex, Heading, Stack, Text, Wrap } from '@groundwork/web-ui';
import { addressOf, useFilesAccess } from '../files/files-access.js';
import type { StoredFile } from '../files/files-access.js';
import { useFiles } from '../files/files-queries.js';
import { UploadZone } from '../files/upload-zone.js';
import { useUploads } from '../files/use-uploads.js';
import { LogoPicture } from './logo-picture.js';

interface LogoCardProps {
  parent: 'company' | 'broker';
  parentId: string;
  type: 'companyLogo' | 'brokerLogo';
  /** Whose logo it is, for the picture's text. */
  name: string;
}

/** The logo, 100 by 100 (specification, section 9): what there is, and another one, seen before it is kept. */
export function LogoCard(props: LogoCardProps) {
  const { parent, parentId, type } = props;
  const { label } = fileTypes[type];
  const files = useFiles(parent, parentId);
  return (
    <Card as="section" aria-label={label}>
      <Heading as="h2" mb="4">
        {label}
      </Heading>
      <QueryState query={files} failed={shared.serviceUnavailable}>
        {(all) => <LogoEditor {...props} current={all.find(({ fileType }) => fileType === type)} />}
      </QueryState>
    </Card>
  );
}

/** The picture's address. Its link holds for five minutes: a card that is opened later asks for another one. */
function useLogoAddress(id: string | undefined): string | undefined {
  const access = useFilesAccess();
  return useQuery({
    queryKey: ['files', 'logo', id],
    queryFn: () => addressOf(access, id ?? ''),
    enabled: id !== undefined,
    staleTime: 4 * MINUTE,
  }).data;
}

function LogoEditor({ parent, parentId, type, name, current }: LogoCardProps & { current: StoredFile | undefined }) {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>();
  const [complaint, setComplaint] = useState<string>();
  const { role } = useArea().user;
  const address = useLogoAddress(current?.fileUploadId);
  const uploads = useUploads({ parent, parentId, type }, () => setChosen(undefined));
  const { label } = fileTypes[type];
  const open = mayUpload(role === 'super' ? 'admin' : role, type, parent);
  const sent = uploads.entries.length > 0;
  // An address for a file that is only in this page; given back when another one takes its place.
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen]);
  const cancel = (id: string) => {
    uploads.cancel(id);
    setChosen(undefined);
  };
  const choose = ([file]: File[]) => {
    const found = file && fileComplaint(type, file, uploads.limit);
    setComplaint(found);
    setChosen(file && !found ? { file, preview: URL.createObjectURL(file) } : undefined);
  };
  return (
    <Flex gap="5" flexWrap="wrap" alignItems="flex-start">
      <LogoPicture
        address={chosen?.preview ?? address}
        description={chosen ? `New logo of ${name}` : `Logo of ${name}`}
      />
      <Stack gap="3" flex="1 1 260px" minWidth="0">
        {chosen && !sent ? (
          <>
            <Text overflowWrap="anywhere">
              {chosen.file.name}, {formatFileSize(chosen.file.size)}
            </Text>
            <Wrap>
              <Button onClick={() => uploads.start([chosen.file])}>Save logo</Button>
              <Button variant="outline" onClick={() => setChosen(undefined)}>
                {screens.cancel}
              </Button>
            </Wrap>
          </>
        ) : null}
        {!chosen && !current ? <Text color="fg.muted">{screens.noLogos}</Text> : null}
        {!chosen && !sent && open ? (
          <FileDrop
            label={`${current ? 'Change' : 'Upload'} ${label}`}
            accept={acceptAttribute(type)}
            hint={`${uploadHint(type, uploads.limit)}; shown 100 by 100`}
            onFiles={choose}
          />
        ) : null}
        <UploadZone
          label={label}
          listLabel={fill(sentences.onTheWay, { label })}
          type={type}
          uploads={{ ...uploads, cancel }}
          open={false}
        />
        {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
      </Stack>
    </Flex>
  );
}
