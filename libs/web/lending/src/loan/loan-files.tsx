import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { MorePages, QueryState } from '@groundwork/web-mount';
import { Box, Flex, Icon, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import { FileActions } from '../files/file-actions.js';
import type { LoanDrawView, LoanFileView } from './loan-view.js';

interface LoanFilesProps {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly LoanFileView[] }>>;
  /** To name the draw of a file. */
  draws: readonly LoanDrawView[];
}

/** What supports the draws of a loan, the newest draw first, and more of it on request. */
export function LoanFiles({ query, draws }: LoanFilesProps) {
  return (
    <QueryState query={query} failed={loanPage.notLoaded}>
      {({ pages }) => {
        const files = pages.flatMap(({ items }) => items);
        return files.length === 0 && !query.hasNextPage ? (
          <Text color="fg.muted">{loanPage.noFiles}</Text>
        ) : (
          <Stack gap="4">
            <List aria-label="Documents">
              {files.map((file, at) => (
                <ListItem key={`${file.fileUploadId} ${at}`} borderTop="1px solid" borderColor="border" py="2.5">
                  <FileRow file={file} draw={draws.find(({ id }) => id === file.drawRequestId)} />
                </ListItem>
              ))}
            </List>
            <MorePages query={query} label="Earlier draws" align="flex-start" />
          </Stack>
        );
      }}
    </QueryState>
  );
}

function FileRow({ file, draw }: { file: LoanFileView; draw: LoanDrawView | undefined }) {
  const about = [draw ? `Draw ${draw.number}` : '', file.line ?? 'the whole draw', displayDate(file.requestedAt)];
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center">
      <Icon name="file" />
      <Box flex="1 1 180px" minWidth="0">
        <Text overflowWrap="anywhere" dir="auto">
          {file.userFileName}
        </Text>
        <Text textStyle="small">{about.filter(Boolean).join(' · ')}</Text>
      </Box>
      <FileActions file={file} />
    </Flex>
  );
}
