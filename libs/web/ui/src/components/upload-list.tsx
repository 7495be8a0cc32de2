import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, IconButton } from '../primitives/button.js';
import { Progress } from '../primitives/feedback.js';
import { Icon } from '../primitives/icon.js';

export interface UploadEntry {
  id: string;
  name: string;
  /** A line below the name: size, date, status. */
  detail?: ReactNode;
  /** Share that is sent, 0 to 1, while the upload runs. */
  progress?: number;
  /** Why the upload failed. */
  error?: string;
  /** Whether another try may help; where not, there is only taking it away. */
  mayRetry?: boolean;
  /** Address to fetch the file from. */
  href?: string;
  aside?: ReactNode;
}

interface UploadListProps {
  label: string;
  entries: UploadEntry[];
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  downloadLabel?: string;
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    px: '3',
    listStyle: 'none',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'border',
    _last: { borderBottomWidth: '0' },
  },
});
const DownloadLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'accent.fg',
    textDecoration: 'underline',
    px: '2',
    py: '1.5',
  },
});

/** Files that are on the way, failed or have arrived: name, progress, cancel, retry, download. */
export function UploadList({ label, entries, onCancel, onRetry, downloadLabel = 'Download' }: UploadListProps) {
  if (entries.length === 0) return null;
  return (
    <chakra.ul
      aria-label={label}
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="lg"
      bg="bg.panel"
    >
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Icon name="file" />
          <chakra.div flex="1 1 150px" minWidth="0">
            <chakra.div overflowWrap="anywhere" fontWeight="medium" dir="auto">
              {entry.name}
            </chakra.div>
            {entry.progress !== undefined ? (
              <Progress value={entry.progress} label={`${screens.uploading} ${entry.name}`} />
            ) : null}
            {entry.error ? (
              <chakra.div role="alert" color="danger.fg" fontSize="sm">
                {entry.error}
              </chakra.div>
            ) : null}
            {entry.detail ? <chakra.div textStyle="small">{entry.detail}</chakra.div> : null}
          </chakra.div>
          {entry.aside}
          {(entry.progress !== undefined || entry.error) && onCancel ? (
            <IconButton label={`${screens.cancel} ${entry.name}`} icon="close" onClick={() => onCancel(entry.id)} />
          ) : null}
          {entry.error && entry.mayRetry !== false && onRetry ? (
            <Button size="sm" variant="outline" onClick={() => onRetry(entry.id)}>
              {screens.tryAgain}
            </Button>
          ) : null}
          {entry.href ? (
            <DownloadLink href={entry.href} download={entry.name} aria-label={`${downloadLabel} ${entry.name}`}>
              <Icon name="download" />
              {downloadLabel}
            </DownloadLink>
          ) : null}
        </Row>
      ))}
    </chakra.ul>
  );
}
