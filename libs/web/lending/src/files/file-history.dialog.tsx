import { formatFileSize } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, Dialog, Flex, Heading, HStack, List, ListItem, StatusBadge, Text } from '@groundwork/web-ui';
import { FileActions } from './file-actions.js';
import { fileState } from './file-state.js';
import type { FileRound, StoredFile } from './files-access.js';
import { useFileHistory, useNameOf } from './files-queries.js';

/** Every version of a file, newest first: what was uploaded when by whom, what was said and decided of it and why, and its bytes. */
export function FileHistoryDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const history = useFileHistory(file.fileUploadId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span dir="auto">{fill(sentences.historyOf, { name: file.userFileName })}</span>}
      footer={
        <Button variant="outline" onClick={onClose}>
          {screens.close}
        </Button>
      }
    >
      <QueryState query={history} failed={sentences.historyNotLoaded}>
        {(versions) => (
          <List>
            {versions.map(({ version, rounds }) => (
              <Version key={version.fileUploadId} file={version} rounds={rounds} />
            ))}
          </List>
        )}
      </QueryState>
    </Dialog>
  );
}

function Version({ file, rounds }: { file: StoredFile; rounds: readonly FileRound[] }) {
  const { version, replacedBy, status } = file;
  const title = fill(replacedBy === null ? sentences.versionCurrent : sentences.version, { version });
  const { label, tone } = fileState(status);
  return (
    <ListItem
      py="4"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="border"
      _last={{ borderBottomWidth: '0' }}
      _first={{ pt: '0' }}
    >
      <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Heading as="h3" size="sub">
          {title}
        </Heading>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Flex>
      <Text overflowWrap="anywhere" dir="auto">
        {file.userFileName}
      </Text>
      <Box as="ul" listStyleType="none" m="0" p="0" aria-label={title}>
        {rounds.map((round) => (
          <Round key={round.happenedAt + round.toStatus + round.namedBy} round={round} />
        ))}
      </Box>
      <HStack gap="1" mt="1" flexWrap="wrap">
        <Text textStyle="small" flex="1">
          {formatFileSize(file.size)}
        </Text>
        <FileActions file={file} />
      </HStack>
    </ListItem>
  );
}

const decided = {
  pending: sentences.uploadedBy,
  approved: sentences.approvedBy,
  rejected: sentences.rejectedBy,
} as const;

/** What happened, without who and when. */
function sentenceOf({ namedBy, propertyTitle, toStatus }: FileRound): string {
  if (!namedBy) return decided[toStatus];
  return propertyTitle ? sentences.saidOfProperty : sentences.saidOfNoProperty;
}

function Round({ round }: { round: FileRound }) {
  const { namedBy, propertyTitle, toStatus, userId, happenedAt, comments } = round;
  const name = useNameOf(userId, namedBy ? namedBy === 'lender' : toStatus !== 'pending');
  const facts = { time: displayInstant(happenedAt), name, property: propertyTitle ?? '' };
  return (
    <Box as="li">
      <Text textStyle="small" overflowWrap="anywhere">
        {fill(sentenceOf(round), facts)}
      </Text>
      {comments ? (
        <Text fontSize="sm" overflowWrap="anywhere">
          {fill(sentences.reasonOf, { reason: comments })}
        </Text>
      ) : null}
    </Box>
  );
}
