import { Component, lazy, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { useCommand } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Alert, Checkbox, Disclosure, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Ownership, People } from '../../records.js';
import { useRefreshCompany } from '../../company-data.js';
import { useSetup } from '../setup-context.js';
import { useChosen } from '../use-chosen.js';
import { EffectiveOwners } from './effective-owners.js';
import { structureGraph } from './structure-graph.js';
import { StructureTree } from './structure-tree.js';
import { OwnersAndPeople } from '../owners-and-people.js';

/** What the step calls. */
export interface StructureCalls {
  verifyStructure: (companyId: string, verified: boolean) => Promise<unknown>;
}

const StructureFlow = lazy(() => import('./structure-flow.js').then((module) => ({ default: module.StructureFlow })));

/** Section 7: owners and contractors as a picture and in words, what each person owns in all, and the verification. */
export function StructureStep() {
  return (
    <OwnersAndPeople>{(ownership, people) => <Structure ownership={ownership} people={people} />}</OwnersAndPeople>
  );
}

/** A longer list is folded: who wants to verify the structure need not scroll past it. */
const LONG_LIST = 60;

function Structure({ ownership, people }: { ownership: Ownership; people: People }) {
  const graph = useMemo(
    () => structureGraph(ownership, people.thirdPartyContractors),
    [ownership, people.thirdPartyContractors],
  );
  const name = ownership.entities[0]?.organizationName ?? '';
  return (
    <Stack gap="5">
      <Text color="fg.muted">{companySetup.structureLead}</Text>
      <Fallback>
        <Suspense fallback={<LoadingState />}>
          <StructureFlow graph={graph} title={`Structure of ${name}`} />
        </Suspense>
      </Fallback>
      <Disclosure title="The structure as a list" open={graph.nodes.length <= LONG_LIST}>
        <StructureTree ownership={ownership} contractors={people.thirdPartyContractors} />
      </Disclosure>
      <EffectiveOwners ownership={ownership} people={people} />
      <Verification
        verified={ownership.companyStructureVerified}
        hasOwners={(ownership.entities[0]?.entityOwners.length ?? 0) > 0}
      />
    </Stack>
  );
}

/** Saves at once. A company without owners has nothing to verify (specification 4). */
function Verification({ verified, hasOwners }: { verified: boolean; hasOwners: boolean }) {
  const { company, companyId, reviewing } = useSetup();
  const notify = useNotify();
  const write = useWrite();
  const refresh = useRefreshCompany();
  const verification = useCommand({
    mutationFn: (value: boolean) => write((to) => to.verifyStructure(companyId, value)),
    onSuccess: async (_answer, value) => {
      notify.success(value ? companySetup.structureVerified : companySetup.structureVerificationRemoved);
      await refresh();
    },
    onError: (_error, value) =>
      notify.error(value ? companySetup.errorVerifyingStructure : companySetup.errorRemovingStructureVerification),
  });
  useBusy(verification.isPending);
  const chosen = useChosen(verified);
  const toggle = (value: boolean) => {
    if (value && !hasOwners) return notify.error(companySetup.finishSetupFirst);
    chosen.choose(value);
    verification.mutate(value, chosen.settled);
  };
  return (
    <Checkbox
      checked={chosen.value}
      disabled={reviewing || company?.locked === true}
      saving={verification.isPending}
      onChange={(event) => toggle(event.currentTarget.checked)}
    >
      {companySetup.confirmStructure}
    </Checkbox>
  );
}

/** A diagram that does not come takes nothing else away: the list says the same. */
class Fallback extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Alert tone="warning">{companySetup.diagramFailed}</Alert> : this.props.children;
  }
}
