import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { fileTypes, liesIn, mayNameProperty, mayUpload, singlePlace } from '@groundwork/domain-files';
import type { PropertyPlace } from '@groundwork/domain-files';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Box, Card, Flex, Heading, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import { FileSlotBody } from './file-slot-body.js';
import { slotState } from './file-state.js';
import { useFilesAccess } from './files-access.js';
import type { StoredFile } from './files-access.js';
import { filesQuery } from './files-queries.js';
import type { FileTarget } from './use-uploads.js';

export interface FileSlotProps extends FileTarget {
  /** What the document is; the name of its type where left out. */
  label?: string;
  /** What is said where a file is put; by the label where left out. */
  uploadLabel?: string;
  /** What is said where a file takes the place of another; by the label where left out. */
  replaceLabel?: string;
  /** What it is to cover: 'Last 2 months'. */
  hint?: string;
  required?: boolean;
  /**
   * 'upload' for who hands files in: upload, replace, the reason of a rejection to read. 'review' for administrators: Approve
   * and Reject, and uploads only where the table of file types has one for them (sign-in specification, 6). 'read' shows.
   */
  mode?: 'upload' | 'review' | 'read';
  /** Nothing more is put there, whoever looks. */
  closed?: boolean;
  /** The properties whose paper a file here may be, and where their application stands: who may says so at the file. */
  places?: readonly PropertyPlace[];
  applicationStatus?: ApplicationStatus;
  /** The files of the parent, where the screen has them already; else they are fetched, once for all slots of a parent. */
  files?: readonly StoredFile[];
  /** Level of its heading. */
  as?: 'h2' | 'h3' | 'h4';
  /** Without the frame of a card, inside one. */
  plain?: boolean;
  /** Beside the heading: the download of a blank form. */
  actions?: ReactNode;
  /** Below the heading: another way to hand it in, and how far that is. */
  below?: ReactNode;
  onStored?: (file: StoredFile) => void;
}

/** A document's place: what it is, whether it is needed, what was uploaded and what its review said, and where to put more. */
export function FileSlot({
  label,
  uploadLabel,
  replaceLabel,
  hint,
  required = false,
  mode = 'upload',
  closed = false,
  places = [],
  applicationStatus,
  files,
  as = 'h2',
  plain,
  actions,
  below,
  onStored,
  ...target
}: FileSlotProps) {
  const { type, parent, parentId, personId } = target;
  const { role } = useArea().user;
  const access = useFilesAccess();
  const query = useQuery({
    ...filesQuery(access, parent, parentId),
    enabled: files === undefined && parentId !== '',
  });
  const name = label ?? fileTypes[type].label;
  const ofSlot = (all: readonly StoredFile[]) => all.filter((file) => liesIn(file, target));
  const known = files ?? query.data;
  const state = known && slotState(required, ofSlot(known), mode === 'review');
  const uploader = role === 'super' ? 'admin' : role;
  const open = !closed && mode !== 'read' && mayUpload(uploader, type, parent);
  const placesOf = ({ status }: StoredFile) =>
    access.nameProperty && applicationStatus && uploader && mayNameProperty(uploader, applicationStatus, status)
      ? places
      : [];
  const single = singlePlace({ parentType: parent, parentId, fileType: type, personId: personId ?? null }) !== null;
  const body = (all: readonly StoredFile[]) => (
    <FileSlotBody
      target={target}
      label={name}
      uploadLabel={uploadLabel}
      replaceLabel={replaceLabel}
      files={ofSlot(all)}
      open={open}
      reviewing={mode === 'review'}
      single={single}
      placesOf={placesOf}
      onStored={onStored}
    />
  );
  const content = (
    <Stack gap="3">
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        {/* On a phone what stands beside the name goes below it, rather than narrow it to letters. */}
        <Box flex="1 1 10rem" minWidth="0">
          <Heading as={as} size="sub">
            {name}
          </Heading>
          {hint ? <Text textStyle="small">{hint}</Text> : null}
        </Box>
        {actions}
        {state ? <StatusBadge tone={state.tone}>{state.label}</StatusBadge> : null}
      </Flex>
      {below}
      {files ? (
        body(files)
      ) : (
        <QueryState query={query} failed={sentences.filesNotLoaded}>
          {body}
        </QueryState>
      )}
    </Stack>
  );
  return plain ? (
    <Box as="section" aria-label={name}>
      {content}
    </Box>
  ) : (
    <Card as="section" aria-label={name}>
      {content}
    </Card>
  );
}
