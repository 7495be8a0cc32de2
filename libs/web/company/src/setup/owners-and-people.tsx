import type { ReactNode } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { QueryState } from '@groundwork/web-mount';
import { useOwnership, usePeople } from '../company-data.js';
import type { Ownership, People } from '../records.js';
import { useSetup } from './setup-context.js';

/** What sections about owners stand on: the tree of owners and the people of the company, read together. */
export function OwnersAndPeople({ children }: { children: (ownership: Ownership, people: People) => ReactNode }) {
  const { companyId } = useSetup();
  const ownership = useOwnership(companyId);
  const people = usePeople(companyId);
  return (
    <QueryState query={ownership} failed={companySetup.errorLoadingCompany}>
      {(tree) => (
        <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
          {(known) => children(tree, known)}
        </QueryState>
      )}
    </QueryState>
  );
}
