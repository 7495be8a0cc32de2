import { useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { masters } from '@groundwork/domain-messages-screens';
import { Button, Dialog, Heading, Stack, StatusBadge } from '@groundwork/web-ui';
import { VersionTable } from './version-table.js';

/** A saved text of a master; the highest number is in force. */
export interface Edition {
  readonly id: string;
  readonly number: number;
  readonly editedBy: ReactNode;
  /** ISO instant; shown in EST. */
  readonly editedAt: string;
}

interface EditionsProps {
  /** Newest first. */
  editions: readonly Edition[];
  /** The number that is shown beside the table. */
  open: number;
  onOpen: (number: number) => void;
  /** What the newer of two changes in the older. */
  difference: (numbers: { before: number; after: number; label: string }) => ReactNode;
}

/** Every edition of a master with who saved it and when: to be opened, and compared with the one that is open. */
export function Editions({ editions, open, onOpen, difference }: EditionsProps) {
  const [compared, setCompared] = useState<number>();
  return (
    <Stack as="section" gap="3" aria-label={masters.versions}>
      <Heading as="h2">{masters.versions}</Heading>
      <VersionTable
        caption={masters.versions}
        rows={editions.map(({ number: version, ...edition }, index) => ({
          ...edition,
          version: (
            <>
              {version} {index === 0 ? <StatusBadge tone="success">{masters.inForce}</StatusBadge> : null}
            </>
          ),
          actions:
            version === open ? null : (
              <>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={fill(masters.openVersion, { version })}
                  onClick={() => onOpen(version)}
                >
                  {masters.open}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={fill(masters.compareVersions, { version, open })}
                  onClick={() => setCompared(version)}
                >
                  {masters.compare}
                </Button>
              </>
            ),
        }))}
      />
      {compared === undefined ? null : (
        <Difference compared={compared} open={open} difference={difference} onClose={() => setCompared(undefined)} />
      )}
    </Stack>
  );
}

interface DifferenceProps extends Pick<EditionsProps, 'open' | 'difference'> {
  compared: number;
  onClose: () => void;
}

function Difference({ compared, open, difference, onClose }: DifferenceProps) {
  const [before, after] = [Math.min(compared, open), Math.max(compared, open)];
  const label = fill(masters.differences, { before, after });
  return (
    <Dialog open size="lg" title={label} onClose={onClose}>
      {difference({ before, after, label })}
    </Dialog>
  );
}
