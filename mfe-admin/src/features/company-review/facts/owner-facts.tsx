import { fullName, personRecord, shareRecord } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { companyFacts as words } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Ownership, People } from '@groundwork/web-company';
import { recordFacts } from '@groundwork/web-lending';
import { Alert, Badge, Box, Facts, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import { heldBy, waysOfOwning } from './ownership-words.js';

/** Whether something was answered. */
export const isTold = ({ value }: Fact): boolean => value !== '' && value !== null && value !== undefined;

/** What somebody said of himself; what was not asked or not answered is left out. */
export const personFacts = (person: object): Fact[] => recordFacts(personRecord, person).filter(isTold);

/** Everybody who owns a part of the borrower, by the effective percentage, and who holds each company of the tree. */
export function OwnerFacts({ ownership, people }: { ownership: Ownership; people: People }) {
  const { beneficialOwners, groups, unassigned, companyStructureVerified } = ownership;
  return (
    <Stack gap="5">
      {beneficialOwners.map((owner) => (
        <BeneficialOwner key={owner.personId} owner={owner} ownership={ownership} people={people} />
      ))}
      {groups.length > 0 ? (
        <Text>{`${companySetup.groupShare}: ${groups.map(({ percent }) => `${percent}%`).join(', ')}`}</Text>
      ) : null}
      {unassigned === '0' ? null : (
        <Alert tone="warning">{fill(companySetup.unassignedShare, { percent: unassigned })}</Alert>
      )}
      <Facts
        minWidth={260}
        facts={[
          ...heldBy(ownership),
          { label: words.structureVerified, value: companyStructureVerified ? 'Yes' : 'No' },
        ]}
      />
    </Stack>
  );
}

interface BeneficialOwnerProps {
  owner: Ownership['beneficialOwners'][number];
  ownership: Ownership;
  people: People;
}

function BeneficialOwner({ owner, ownership, people }: BeneficialOwnerProps) {
  const shares = ownership.entities
    .flatMap(({ entityOwners }) => entityOwners)
    .filter(({ personId }) => personId === owner.personId);
  const person = people.owners.find(({ id }) => id === owner.personId);
  const share = shares[0];
  // The percentage is told above, over all paths; the acknowledgements are a step of the form.
  const said = share
    ? recordFacts(shareRecord, {
        ...share,
        percentOwnership: null,
        investInOwnNameAcknowledgement: null,
        under20Acknowledgement: null,
      }).filter(isTold)
    : [];
  return (
    <Box as="section" aria-label={fullName(owner)}>
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Heading as="h3" size="sub">
          {fullName(owner)}
        </Heading>
        {owner.atLeast25 ? (
          <Badge tone="warning">25% or more</Badge>
        ) : owner.atLeast20 ? (
          <Badge tone="info">20% or more</Badge>
        ) : null}
        {owner.isControlPerson ? <Badge tone="accent">{companySetup.controlPerson}</Badge> : null}
      </Flex>
      <Text fontWeight="medium">{fill(words.ownsInAll, { percent: owner.percent })}</Text>
      <Text textStyle="small" mb="2">
        {waysOfOwning(owner, ownership)}
      </Text>
      <Facts facts={[...said, ...(person ? personFacts(person).filter(({ label }) => !names.has(label)) : [])]} />
    </Box>
  );
}

/** Told by the heading. */
const names = new Set([personRecord.fields.firstName.label, personRecord.fields.lastName.label]);
