import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { acceptAttribute, formatFileSize, isOfProperty } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Flex, HStack, Icon, ListItem, StatusBadge, Text } from '@groundwork/web-ui';
import { FileActions } from './file-actions.js';
import { FileButton } from './file-button.js';
import { FileHistoryDialog } from './file-history.dialog.js';
import { fileState } from './file-state.js';
import type { StoredFile } from './files-access.js';

interface StoredFileRowProps {
  file: StoredFile;
  reviewing?: boolean;
  /** Sends a next version of this very file; left out where another place does that. */
  onReplace?: (file: File) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** More may have happened to it than its upload: it was replaced, decided about, or said to be of a property. */
const hasHistory = ({ version, status, fileType }: StoredFile): boolean =>
  version > 1 || status !== 'pending' || isOfProperty(fileType);

/** A file that has arrived: where its review stands, why it was rejected, and what can be done with it. */
export function StoredFileRow({ file, reviewing, onReplace, children }: StoredFileRowProps) {
  const [history, setHistory] = useState(false);
  const { userFileName: name, status, comments, version } = file;
  const { label, tone } = fileState(status, reviewing);
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
      <HStack gap="1" mt="1" flexWrap="wrap" justifyContent="flex-end">
        <FileActions file={file} onPhone="icon" />
        {hasHistory(file) ? (
          <FileButton
            icon="clock"
            word={sentences.history}
            label={`${sentences.history}: ${name}`}
            onPhone="icon"
            onClick={() => setHistory(true)}
          />
        ) : null}
        {onReplace ? <ReplaceButton file={file} onChosen={onReplace} /> : null}
        {children}
      </HStack>
      {history ? <FileHistoryDialog file={file} onClose={() => setHistory(false)} /> : null}
    </ListItem>
  );
}

/** Chooses the next version of one file among many. */
function ReplaceButton({
  file: { fileType, userFileName },
  onChosen,
}: {
  file: StoredFile;
  onChosen: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileButton
        icon="refresh"
        word={sentences.replace}
        label={`${sentences.replace} ${userFileName}`}
        onPhone="icon"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(fileType)}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChosen(chosen);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
