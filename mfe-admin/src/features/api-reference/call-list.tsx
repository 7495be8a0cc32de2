import { fill } from '@groundwork/domain-messages';
import { apiReference as words, apiTokens, titles } from '@groundwork/domain-messages-admin';
import { Link, useSearchValue } from '@groundwork/web-mount';
import {
  Box,
  EmptyState,
  Grid,
  Heading,
  Input,
  Label,
  List,
  ListItem,
  NativeSelect,
  PageHeader,
  Span,
  Stack,
  Text,
  TextLink,
  Wrap,
} from '@groundwork/web-ui';
import { fitting, groupsOf, usedScopes } from './calls.js';
import type { ApiCall } from './calls.js';
import { HowToCall } from './how-to-call.js';
import { MethodBadge } from './method-badge.js';

/** Every call by what it is about, for one scope or all, with how to call. */
export function CallList({ calls }: { calls: readonly ApiCall[] }) {
  const [scope, setScope] = useSearchValue('scope');
  const [typed, setTyped] = useSearchValue('find');
  const left = fitting(calls, scope, typed);
  return (
    <>
      <PageHeader title={titles.apiReference} description={words.purpose} />
      <Stack gap="6">
        <HowToCall />
        <Stack as="section" aria-label={words.calls} gap="5">
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <Box>
              <Label htmlFor="find-call">{words.find}</Label>
              <Input id="find-call" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Box>
            <Box>
              <Label htmlFor="scope-of-calls">{words.scope}</Label>
              <NativeSelect id="scope-of-calls" value={scope} onChange={(event) => setScope(event.target.value)}>
                <option value="">{words.everyScope}</option>
                {usedScopes(calls).map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          </Grid>
          <Text role="status" color="fg.muted">
            {fill(words.number, { number: left.length })}
          </Text>
          {left.length === 0 ? <EmptyState title={words.noneFits}>{words.noneFitsMeans}</EmptyState> : null}
          {groupsOf(left).map(({ resource, calls: own }) => (
            <Box key={resource} as="section" aria-labelledby={`calls-of-${resource}`}>
              <Heading id={`calls-of-${resource}`} mb="2">
                {apiTokens.resources[resource]}
              </Heading>
              <List>
                {own.map((call) => (
                  <ListItem key={call.id} py="2" borderTopWidth="1px" borderColor="border">
                    <CallLine call={call} />
                  </ListItem>
                ))}
              </List>
            </Box>
          ))}
        </Stack>
      </Stack>
    </>
  );
}

const CallLine = ({ call: { id, method, path, scope, about } }: { call: ApiCall }) => (
  <Wrap gap="2">
    <TextLink asChild overflowWrap="anywhere" minWidth="0">
      <Link to={`/apireference/${id}`}>
        <MethodBadge method={method} /> {path}
      </Link>
    </TextLink>
    <Span textStyle="small" color="fg.muted">
      {about ? `${scope} · ${about}` : scope}
    </Span>
  </Wrap>
);
