import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { acceptAttribute, formatFileSize, isOfProperty } from '@groundwork/domain-files';
import type { FileType, ParentType, PropertyPlace } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Flex, HStack, Icon, ListItem, Menu, StatusBadge, Text } from '@groundwork/web-ui';
import { FileActionButtons, useFileActions } from './file-actions.js';
import type { FileAction } from './file-actions.js';
import { FileButton } from './file-button.js';
import { FileHistoryDialog } from './file-history.dialog.js';
import { fileState } from './file-state.js';
import type { StoredFile } from './files-access.js';
import { usePropertyNaming } from './name-property.js';
import { ReviewActions } from './review-actions.js';

interface StoredFileRowProps {
  file: StoredFile;
  parent: ParentType;
  parentId: string;
  /** The properties that it may be said to be of; none where nobody here says so. */
  places: readonly PropertyPlace[];
  reviewing: boolean;
  /** Sends a next version of this very file; left out where another place does that. */
  onReplace?: ((file: File) => void) | undefined;
}

/** More may have happened to it than its upload: it was replaced, decided about, or said to be of a property. */
const hasHistory = ({ version, status, fileType }: StoredFile): boolean =>
  version > 1 || status !== 'pending' || isOfProperty(fileType);

/** A file that has arrived: where its review stands, why it was rejected, and what can be done with it. */
export function StoredFileRow({ file, parent, parentId, places, reviewing, onReplace }: StoredFileRowProps) {
  const [history, setHistory] = useState(false);
  const replaces = useRef<HTMLInputElement>(null);
  const naming = usePropertyNaming({ file, parent, parentId, places });
  const { userFileName: name, status, comments, version } = file;
  const { label, tone } = fileState(status, reviewing);
  const { view, download } = useFileActions(file);
  // Who decides about it has a button to open it, and Approve and Reject.
  const isOpenedAlone = reviewing && view !== undefined;
  const further: FileAction[] = isOpenedAlone ? [download] : [];
  if (hasHistory(file))
    further.push({ id: 'history', icon: 'clock', label: sentences.history, onSelect: () => setHistory(true) });
  if (onReplace)
    further.push({
      id: 'replace',
      icon: 'refresh',
      label: sentences.replace,
      onSelect: () => replaces.current?.click(),
    });
  if (naming && !naming.isDue)
    further.push({ id: 'property', icon: 'home', label: naming.label, onSelect: naming.ask });
  return (
    <ListItem
      px="3"
      py="2.5"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="border"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex gap="3" alignItems="flex-start">
        <Box pt="0.5">
          <Icon name="file" />
        </Box>
        <Box flex="1" minWidth="0">
          <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <Text fontWeight="medium" overflowWrap="anywhere" minWidth="0" dir="auto">
              {name}
            </Text>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </Flex>
          <Text textStyle="small">
            {[
              formatFileSize(file.size),
              displayInstant(file.uploadedAt),
              ...(version > 1 ? [fill(sentences.version, { version })] : []),
            ].join(' · ')}
          </Text>
          {status === 'rejected' && comments ? (
            <Text color="danger.fg" fontSize="sm" overflowWrap="anywhere">
              {fill(sentences.reasonOf, { reason: comments })}
            </Text>
          ) : null}
        </Box>
      </Flex>
      {/* One line: what is most often done, and the rest in a menu. */}
      <HStack gap="1" mt="1" flexWrap="wrap" justifyContent="flex-end">
        <FileActionButtons actions={isOpenedAlone ? [view] : [view, download]} of={name} onPhone="icon" />
        {naming?.isDue ? (
          <FileButton
            variant="outline"
            icon="home"
            word={naming.label}
            label={`${naming.label}: ${name}`}
            onPhone="icon"
            onClick={naming.ask}
          />
        ) : null}
        {reviewing ? <ReviewActions file={file} parent={parent} parentId={parentId} /> : null}
        {further.length === 1 && !reviewing && !naming?.isDue ? (
          <FileActionButtons actions={further} of={name} onPhone="icon" />
        ) : further.length > 0 ? (
          <Menu label={`${sentences.more}: ${name}`} trigger={<Icon name="more" />} entries={further} />
        ) : null}
      </HStack>
      {onReplace ? <NextVersion ref={replaces} fileType={file.fileType} onChosen={onReplace} /> : null}
      {naming?.question}
      {history ? <FileHistoryDialog file={file} onClose={() => setHistory(false)} /> : null}
    </ListItem>
  );
}

interface NextVersionProps {
  ref: RefObject<HTMLInputElement | null>;
  fileType: FileType;
  onChosen: (file: File) => void;
}

/** Where the next version of one file among many is chosen. */
function NextVersion({ ref, fileType, onChosen }: NextVersionProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={acceptAttribute(fileType)}
      onChange={({ currentTarget }) => {
        const [chosen] = currentTarget.files ?? [];
        if (chosen) onChosen(chosen);
        currentTarget.value = '';
      }}
    />
  );
}
