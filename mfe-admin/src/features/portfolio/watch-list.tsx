import { watchLabels } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { Card, Heading, Stack, Text, TextLink } from '@groundwork/web-ui';
import type { Portfolio } from '../../data/api.js';
import { loansPath } from './group-names.js';

/** Why loans have to be looked at, and how many; each leads to those loans. */
export function WatchList({ portfolio: { watched, watchedLoans } }: { portfolio: Portfolio }) {
  const found = watched.filter(({ loans }) => loans > 0);
  return (
    <Card as="section" aria-label={words.watchList}>
      <Stack gap="3">
        <Heading as="h2" size="sub">
          {words.watchList}
        </Heading>
        {found.length === 0 ? (
          <Text>{words.nothingWatched}</Text>
        ) : (
          <Stack as="ul" gap="2" listStyleType="none" p="0" m="0">
            {found.map(({ cause, loans }) => (
              <li key={cause}>
                <TextLink asChild>
                  <Link to={loansPath({ watch: cause })}>
                    {fill(words.causeCount, { cause: watchLabels[cause], n: loans })}
                  </Link>
                </TextLink>
              </li>
            ))}
            <li>
              <TextLink asChild fontWeight="semibold">
                <Link to={loansPath({ watch: 'any' })}>
                  {watchedLoans === 1 ? words.watchedOne : fill(words.watchedAll, { n: watchedLoans })}
                </Link>
              </TextLink>
            </li>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
