import { useState } from 'react';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { Box, Button, Icon, List, ListItem, Span, Stack, Text } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { failureOf } from '../../components/failure.js';
import type { Failure } from '../../components/failure.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import type { Session } from '../../data/session.types.js';

interface CompanyListProps {
  companies: Session['companies'];
  /** The company in use, marked. */
  inUse?: string | null;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  onChoose: (companyId: string) => Promise<void>;
  onStartNew: () => Promise<void>;
}

const wide = {
  justifyContent: 'flex-start',
  width: 'full',
  height: 'auto',
  minHeight: '12',
  py: '2.5',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

/** The user's companies, one of which is taken, or another one that is set up. */
export function CompanyList({ companies, inUse, disabled, onChoose, onStartNew }: CompanyListProps) {
  const { running: busy, run } = useOneAtATime<string>();
  const [failure, setFailure] = useState<Failure>();
  const take = (name: string, work: () => Promise<void>) =>
    run(name, async () => {
      setFailure(undefined);
      await work().catch((error: unknown) => setFailure(failureOf(error, publicPages.couldNotChangeCompany)));
    });
  return (
    <Stack gap="4">
      <List display="flex" flexDirection="column" gap="2" aria-label={publicPages.chooseCompany}>
        {companies.map(({ companyId, organizationName }) => (
          <ListItem key={companyId}>
            <Button
              variant="outline"
              {...wide}
              icon="building"
              loading={busy === companyId}
              disabled={disabled || busy !== undefined}
              aria-current={companyId === inUse || undefined}
              onClick={() => void take(companyId, () => onChoose(companyId))}
            >
              <Span flex="1" overflowWrap="anywhere">
                {organizationName}
              </Span>
              {companyId === inUse ? (
                <Span textStyle="small">{publicPages.companyInUse}</Span>
              ) : (
                <Icon name="chevron-right" />
              )}
            </Button>
          </ListItem>
        ))}
      </List>
      <FailureAlert failure={failure} />
      <Box borderTop="1px solid" borderColor="border" pt="4">
        <Button
          variant="subtle"
          icon="plus"
          loading={busy === 'new'}
          disabled={disabled || busy !== undefined}
          onClick={() => void take('new', onStartNew)}
        >
          {signIn.startNew}
        </Button>
        <Text mt="1" textStyle="small">
          {publicPages.startNewDetail}
        </Text>
      </Box>
    </Stack>
  );
}
