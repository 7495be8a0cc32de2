import { useEffect, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { saveBlob } from '@groundwork/web-http';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Button, EmptyState, Stack, Text } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import { useOwnership, useRefreshCompany } from '../../company-data.js';
import type { Ownership, Person } from '../../records.js';
import { Needed } from '../owners/owners-step.js';
import { fullName } from '../people/person-values.js';
import { useSetup } from '../setup-context.js';
import { S1LinkButtons, S1Trace } from './s1-link.js';
import type { S1LinkCalls } from './s1-link.js';
import { S1Review } from './s1-review.js';

export interface S1Calls extends S1LinkCalls {
  /** The blank S-1 of somebody who owns a part of the company, PDF. */
  blankS1: (companyId: string, personId: string) => Promise<Blob>;
}

/** Section 5: who still owes an S-1, once every entity is wholly owned. */
export function S1Step() {
  const { companyId, reviewing } = useSetup();
  const ownership = useOwnership(companyId);
  const { refetch } = ownership;
  // Another one may have handed one in meanwhile: the list is fetched on entry.
  useEffect(() => void refetch(), [refetch]);
  return (
    <QueryState query={ownership} failed={companySetup.errorLoadingCompany}>
      {(tree) =>
        reviewing ? (
          <S1Review tree={tree} />
        ) : tree.needed100.length > 0 ? (
          <Needed needed={tree.needed100} />
        ) : (
          <S1List tree={tree} />
        )
      }
    </QueryState>
  );
}

function S1List({ tree }: { tree: Ownership }) {
  if (tree.s1.needed.length === 0) return <EmptyState icon="check-circle" title={companySetup.allS1sAccountedFor} />;
  return (
    <Stack gap="4">
      <Text>{companySetup.s1Lead}</Text>
      {tree.s1.needed.map((person) => (
        <S1Row key={person.id} person={person} tree={tree} />
      ))}
    </Stack>
  );
}

function S1Row({ person, tree }: { person: Person; tree: Ownership }) {
  const { companyId, readOnly } = useSetup();
  const write = useWrite();
  const name = fullName(person);
  const notify = useNotify();
  const arrived = useAccountedFor();
  const percent = tree.beneficialOwners.find((owner) => owner.personId === person.id)?.percent ?? '';
  const download = () =>
    write((to) => to.blankS1(companyId, person.id))
      .then((form) => saveBlob(form, fill(companySetup.s1File, { name })))
      .catch(() => notify.error(companySetup.errorUpdatingS1));
  return (
    <FileSlot
      type="s1"
      parent="company"
      parentId={companyId}
      personId={person.id}
      label={name}
      below={
        <>
          <S1Trace tree={tree} personId={person.id} />
          <S1LinkButtons tree={tree} person={person} />
        </>
      }
      uploadLabel={fill(companySetup.uploadS1, { name })}
      replaceLabel={fill(companySetup.replaceS1, { name })}
      hint={fill(companySetup.ownsOfBorrower, { percent })}
      required
      mode={readOnly ? 'read' : 'upload'}
      as="h3"
      actions={
        <Button variant="outline" icon="download" onClick={() => void download()}>
          {companySetup.downloadS1}
        </Button>
      }
      onStored={arrived.wait}
    />
  );
}

const patienceMs = 10_000;
const pauseMs = 500;

/** The company hears of a stored file by an event: it is asked until the owner has left the list. */
function useAccountedFor() {
  const refresh = useRefreshCompany();
  const notify = useNotify();
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    if (waiting === undefined) return;
    if (Date.now() - waiting > patienceMs) return notify.error(companySetup.errorUpdatingS1);
    const timer = setInterval(
      () => (Date.now() - waiting > patienceMs ? setWaiting(undefined) : void refresh()),
      pauseMs,
    );
    return () => clearInterval(timer);
  }, [waiting, refresh, notify]);
  return { wait: () => setWaiting(Date.now()) };
}
