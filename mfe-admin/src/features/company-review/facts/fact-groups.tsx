import type { ReactNode } from 'react';
import {
  companyRecord,
  contractorRecord,
  fullName,
  referenceLabels,
  referenceRecord,
  setupStatusLabels,
} from '@groundwork/domain-companies';
import type { SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import { companyFacts as words } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { experienceColumns, holdersOf, licenseColumns } from '@groundwork/web-company';
import type { Ownership, People } from '@groundwork/web-company';
import { recordFacts } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, DataTable, Facts, Flex, Heading, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Company } from '../../../data/api.js';
import { useExperiences, useLicenses } from '../../../data/company-setup.js';
import { DocumentList } from './document-list.js';
import { isTold, OwnerFacts, personFacts } from './owner-facts.js';
import { withoutShare } from './placed-documents.js';
import type { DocumentGroup } from './placed-documents.js';
import type { ReviewQueue } from './use-review-queue.js';

export interface KnownCompany {
  company: Company;
  ownership: Ownership;
  people: People;
}

const tones = { complete: 'success', started: 'info', notstarted: 'neutral' } as const;

/** Where the sections of a group stand together: complete once all are. */
function statusOf({ setupSteps }: Company, keys: readonly SetupStepKey[]): SetupStepStatus | undefined {
  const of = setupSteps.filter(({ key }) => keys.includes(key)).map(({ status }) => status);
  if (of.length === 0) return undefined;
  if (of.every((status) => status === 'complete')) return 'complete';
  return of.every((status) => status === 'notstarted') ? 'notstarted' : 'started';
}

interface FactGroupProps {
  title: string;
  status: SetupStepStatus | undefined;
  queue: ReviewQueue;
  documents?: DocumentGroup;
  children?: ReactNode;
}

function FactGroup({ title, status, queue, documents, children }: FactGroupProps) {
  return (
    <Stack
      as="section"
      aria-label={title}
      gap="3"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
      pt="4"
    >
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h2" size="section">
          {title}
        </Heading>
        {status ? <StatusBadge tone={tones[status]}>{setupStatusLabels[status]}</StatusBadge> : null}
      </Flex>
      {children}
      {documents ? <DocumentList group={title} documents={queue.of(documents)} queue={queue} /> : null}
    </Stack>
  );
}

/** All that a company says of itself, in groups to read, each with its documents. */
export function FactGroups({ known, queue }: { known: KnownCompany; queue: ReviewQueue }) {
  const { company, ownership, people } = known;
  const status = (...keys: SetupStepKey[]) => statusOf(company, keys);
  const employees = withoutShare(people, ownership);
  return (
    <Stack gap="6">
      <FactGroup
        title="General Business Information"
        status={status('generalInformation')}
        queue={queue}
        documents="general"
      >
        <Facts
          facts={[
            ...recordFacts(companyRecord, company, 'general'),
            ...(company.physicalAddressSameAsMailing ? [] : recordFacts(companyRecord, company, 'physical')),
          ]}
        />
      </FactGroup>
      <FactGroup title="Borrower Entity" status={status('borrowerEntity')} queue={queue} documents="entity">
        <Facts facts={recordFacts(companyRecord, company, 'entity')} />
      </FactGroup>
      <FactGroup
        title={words.owners}
        status={status('owners', 'otherOwners', 's1', 'structure')}
        queue={queue}
        documents="owners"
      >
        {ownership.beneficialOwners.length === 0 ? <Text color="fg.muted">{companySetup.noOwnersYet}</Text> : null}
        <OwnerFacts ownership={ownership} people={people} />
      </FactGroup>
      <FactGroup title={words.contractors} status={status('contractors')} queue={queue} documents="contractors">
        <Facts facts={[{ label: companySetup.usesThirdParty, value: yesNo(company.usesThirdParty) }]} />
        {people.thirdPartyContractors.map((one) => (
          <Named key={one.thirdPartyContractorId} name={fullName(one)}>
            <Facts facts={recordFacts(contractorRecord, one).slice(2).filter(isTold)} />
          </Named>
        ))}
      </FactGroup>
      <Licenses known={known} status={status('licenses')} queue={queue} />
      <FactGroup title={words.people} status={status('additionalPeople')} queue={queue} documents="people">
        {employees.length === 0 ? <Text color="fg.muted">{words.nobodyElse}</Text> : null}
        {employees.map((one) => (
          <Named key={one.id} name={fullName(one)}>
            <Facts facts={personFacts(one)} />
          </Named>
        ))}
      </FactGroup>
      <FactGroup title="References" status={status('references')} queue={queue}>
        {company.references
          .map((reference) => ({ type: reference.type, facts: recordFacts(referenceRecord, reference).filter(isTold) }))
          .filter(({ facts }) => facts.length > 0)
          .map(({ type, facts }) => (
            <Named key={type} name={referenceLabels[type]}>
              <Facts facts={facts} />
            </Named>
          ))}
      </FactGroup>
      <Experience companyId={company.companyId} status={status('experience')} queue={queue} />
      {queue.of('other').length > 0 ? (
        <FactGroup title={words.otherDocuments} status={undefined} queue={queue} documents="other" />
      ) : null}
    </Stack>
  );
}

const yesNo = (value: boolean | null | undefined): string | null =>
  value === true ? 'Yes' : value === false ? 'No' : null;

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={name}>
      <Heading as="h3" size="sub" mb="2">
        {name}
      </Heading>
      {children}
    </Box>
  );
}

type LazyGroup = Pick<FactGroupProps, 'status' | 'queue'>;

function Licenses({ known: { company, people }, ...group }: LazyGroup & { known: KnownCompany }) {
  return (
    <FactGroup title={words.licenses} {...group}>
      <QueryState query={useLicenses(company.companyId)} failed={companySetup.errorLoadingCompany}>
        {(licenses) => (
          <DataTable
            caption={words.licenses}
            columns={licenseColumns(holdersOf(company, people))}
            rows={licenses}
            rowKey={({ id }) => id}
            empty={<Text color="fg.muted">{words.noneNamed}</Text>}
          />
        )}
      </QueryState>
    </FactGroup>
  );
}

const kinds = [
  { kind: 'construction', caption: 'Construction projects' },
  { kind: 'residential', caption: 'Residential rentals' },
] as const;

function Experience({ companyId, ...group }: LazyGroup & { companyId: string }) {
  return (
    <FactGroup title="Experience" {...group}>
      {kinds.map((one) => (
        <Experiences key={one.kind} {...one} companyId={companyId} />
      ))}
    </FactGroup>
  );
}

function Experiences({ companyId, kind, caption }: (typeof kinds)[number] & { companyId: string }) {
  return (
    <Named name={caption}>
      <QueryState query={useExperiences(companyId, kind)} failed={companySetup.couldNotFetchExperiences}>
        {(rows) => (
          <DataTable
            caption={caption}
            columns={experienceColumns(kind)}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<Text color="fg.muted">{words.noneNamed}</Text>}
          />
        )}
      </QueryState>
    </Named>
  );
}
