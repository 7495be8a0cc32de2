import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { acceptAttribute, fileTypes, formatFileSize } from '@groundwork/domain-files';
import { borrower, shared } from '@groundwork/domain-messages';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Button, Card, FileDrop, Flex, Heading, Progress, Stack, Text, Wrap } from '@groundwork/web-ui';
import { addressOf, filesKey } from './files-access.js';
import type { FilesAccess } from './files-access.js';
import { LogoPicture } from './logo-picture.js';
import { useOneUpload } from './use-one-upload.js';

interface LogoCardProps {
  access: FilesAccess;
  type: 'companyLogo' | 'brokerLogo';
  /** Whose logo it is, for the picture's text. */
  name: string;
}

/** The logo, 100 by 100 (specification, section 9): what there is, and another one, seen before it is kept. */
export function LogoCard({ access, type, name }: LogoCardProps) {
  const { label } = fileTypes[type];
  const logo = useQuery({
    queryKey: filesKey(access, type),
    queryFn: async () => {
      const [newest] = await access.list(type);
      return newest ? { address: await addressOf(access, newest.fileUploadId) } : null;
    },
    // The picture stays as it is until another one is uploaded; its link would differ each time.
    staleTime: Infinity,
  });
  return (
    <Card as="section" aria-label={label}>
      <Heading as="h2" mb="4">
        {label}
      </Heading>
      <QueryState query={logo} failed={shared.serviceUnavailable}>
        {(current) => <LogoEditor key={current?.address} access={access} type={type} name={name} current={current} />}
      </QueryState>
    </Card>
  );
}

interface LogoEditorProps extends LogoCardProps {
  current: { address: string } | null;
}

function LogoEditor({ access, type, name, current }: LogoEditorProps) {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>();
  const { share, complaint, check, send, cancel, limit } = useOneUpload(access, type);
  const running = share !== undefined;
  // An address for a file that is only in this page; given back when another one takes its place.
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen]);
  const choose = ([file]: File[]) => setChosen(file && check(file) ? { file, preview: URL.createObjectURL(file) } : undefined);
  const save = async (file: File) => {
    if (await send(file)) setChosen(undefined);
  };
  return (
    <Flex gap="5" flexWrap="wrap" alignItems="flex-start">
      <LogoPicture address={chosen?.preview ?? current?.address} description={chosen ? `New logo of ${name}` : `Logo of ${name}`} />
      <Stack gap="3" flex="1 1 260px" minWidth="0">
        {chosen ? (
          <>
            <Text overflowWrap="anywhere">
              {chosen.file.name}, {formatFileSize(chosen.file.size)}
            </Text>
            {running ? <Progress value={share} label={`${shared.uploading} ${chosen.file.name}`} /> : null}
            <Wrap>
              <Button loading={running} loadingText={shared.uploading} onClick={() => void save(chosen.file)}>
                Save logo
              </Button>
              <Button variant="outline" onClick={() => (running ? cancel() : setChosen(undefined))}>
                {shared.cancel}
              </Button>
            </Wrap>
          </>
        ) : (
          <>
            {current ? null : <Text color="fg.muted">{borrower.noLogos}</Text>}
            <FileDrop
              label={`${current ? 'Change' : 'Upload'} ${fileTypes[type].label}`}
              accept={acceptAttribute(type)}
              hint={`PNG, JPEG or WebP, up to ${formatFileSize(limit)}; shown 100 by 100`}
              onFiles={choose}
            />
          </>
        )}
        {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
      </Stack>
    </Flex>
  );
}
