import { isMissingWaiver } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { waivers as words } from '@groundwork/domain-messages-screens';
import { Link, QueryState } from '@groundwork/web-mount';
import { Box, Heading, HStack, List, ListItem, MoneyText, Text, TextLink } from '@groundwork/web-ui';
import { claimantOf } from './claimant.js';
import { WaiverStatusBadge } from './waiver-status-badge.js';
import { useLoanWaivers } from './waivers-access.js';
import type { WaiversAccess, WaiverSummaryView } from './waivers-access.js';

interface DrawWaiversProps {
  draw: { readonly id: string; readonly applicationId: string };
  access: WaiversAccess;
}

/** Which waivers of a draw are missing, with the way to where they are sent. */
export function DrawWaivers({ draw: { id, applicationId }, access }: DrawWaiversProps) {
  return (
    <Box as="section" aria-label={words.title}>
      <Heading as="h3" size="section" mb="2">
        {words.title}
      </Heading>
      <QueryState query={useLoanWaivers(access, applicationId)} failed={words.failed}>
        {(list) => (
          <OfDraw waivers={list.filter((waiver) => waiver.drawRequestId === id && waiver.status !== 'void')} />
        )}
      </QueryState>
      <TextLink asChild>
        <Link to={`/loans/${applicationId}?tab=waivers`}>{words.toLoan}</Link>
      </TextLink>
    </Box>
  );
}

function OfDraw({ waivers }: { waivers: readonly WaiverSummaryView[] }) {
  const missing = waivers.filter(({ status }) => isMissingWaiver(status));
  if (waivers.length === 0) return <Text color="fg.muted">{words.noneOfDraw}</Text>;
  if (missing.length === 0) return <Text>{words.allThere}</Text>;
  return (
    <>
      <Text mb="2">{fill(words.missing, { count: missing.length, total: waivers.length })}</Text>
      <List listStyle="none" ps="0" aria-label={words.title}>
        {missing.map((waiver) => (
          <ListItem key={waiver.id} py="1">
            <HStack gap="3" flexWrap="wrap">
              <Text>
                {claimantOf(waiver)} ({waiver.condition}), <MoneyText cents={waiver.amount} />
              </Text>
              <WaiverStatusBadge status={waiver.status} />
            </HStack>
          </ListItem>
        ))}
      </List>
    </>
  );
}
