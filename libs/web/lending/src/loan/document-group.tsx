import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Box, Flex, Heading, Icon, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import { useNameOf } from '../files/files-queries.js';

/** A document as its row shows it. */
export interface LoanDocument {
  readonly id: string;
  readonly name: string;
  /** What it is, in a few words; '' where its name says it. */
  readonly about: string;
  /** ISO instant. */
  readonly at: string | null;
  readonly who?: ReactNode;
  readonly status?: ReactNode;
  readonly actions: ReactNode;
}

interface DocumentGroupProps {
  title: string;
  /** What the documents come from, where that is read for them alone. */
  query?: UseQueryResult<unknown>;
  documents: readonly LoanDocument[];
  children?: ReactNode;
}

/** Documents that belong together; of none nothing is shown, unless they could not be read. */
export function DocumentGroup({ title, query, documents, children }: DocumentGroupProps) {
  if (documents.length === 0 && !children && !query?.isError) return null;
  const rows = <Rows title={title} documents={documents} />;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" size="section">
        {title}
      </Heading>
      {query?.isError ? (
        <QueryState query={query} failed={loanPage.notLoaded}>
          {() => null}
        </QueryState>
      ) : null}
      {rows}
      {children}
    </Stack>
  );
}

function Rows({ title, documents }: Pick<DocumentGroupProps, 'title' | 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <List aria-label={title}>
      {documents.map(({ id, name, about, at, who, status, actions }) => (
        <ListItem key={id} borderTop="1px solid" borderColor="border" py="2.5">
          <Flex gap="2" flexWrap="wrap" alignItems="center">
            <Icon name="file" />
            <Box flex="1 1 180px" minWidth="0">
              <Text overflowWrap="anywhere" dir="auto">
                {name}
              </Text>
              <Text textStyle="small">
                {[about, at ? displayDate(at) : ''].filter(Boolean).join(' · ')}
                {who ? <> · {who}</> : null}
              </Text>
            </Box>
            {status}
            {actions}
          </Flex>
        </ListItem>
      ))}
    </List>
  );
}

/** Whose it is, as far as the reader may know; `deciding` for a step of the lender's. */
export function UserName({ id, deciding = false }: { id: string; deciding?: boolean }) {
  return useNameOf(id, deciding);
}
