import { borrower, fill } from '@groundwork/domain-messages';
import { Box, Card, EmptyState, Heading, Stack, Text } from '@groundwork/web-ui';
import type { ReviewPlace } from '../../company-access.js';
import type { Ownership } from '../../records.js';
import { Needed } from '../owners/owners-step.js';
import { fullName } from '../people/person-values.js';

/** Every owner by name with the S-1 that was handed in, and who still owes one. */
export function S1Review({ tree, Place }: { tree: Ownership; Place: ReviewPlace }) {
  const { companyId, beneficialOwners, needed100, s1 } = tree;
  const owing = new Set(s1.needed.map(({ id }) => id));
  return (
    <Stack gap="4">
      <Needed needed={needed100} />
      {beneficialOwners.length === 0 ? <EmptyState icon="users" title={borrower.noOwnersYet} /> : null}
      {beneficialOwners.map((owner) => (
        <Card key={owner.personId} as="section" aria-label={fullName(owner)}>
          <Box mb="3">
            <Heading as="h3" size="sub">
              {fullName(owner)}
            </Heading>
            <Text textStyle="small">{fill(borrower.ownsOfBorrower, { percent: owner.percent })}</Text>
          </Box>
          {owing.has(owner.personId) ? <Text color="fg.muted">{borrower.s1Owing}</Text> : <Place companyId={companyId} type="s1" personId={owner.personId} />}
        </Card>
      ))}
    </Stack>
  );
}
