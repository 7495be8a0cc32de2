import type { Contractor, Ownership } from '../../records.js';
import { fullName } from '../people/person-values.js';
import { showPercent } from '../owners/percent.js';

export type NodeKind = 'borrower' | 'entity' | 'person' | 'group' | 'contractor';
export interface GraphNode {
  id: string;
  kind: NodeKind;
  label: string;
  /** A line below the name. */
  detail: string;
}
/** Who holds how much of whom: from the owner to what is owned. A contractor builds for the borrower and owns nothing. */
export interface GraphEdge {
  id: string;
  source: string;
  target: string;
  label: string;
}
export interface StructureGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

const kindWords: Readonly<Record<NodeKind, string>> = {
  borrower: 'Borrower',
  entity: 'Entity',
  person: 'Person',
  group: 'Group of people',
  contractor: 'General contractor',
};

/** The tree of owners as a graph: everybody once, however many shares they have. */
export function structureGraph(ownership: Ownership, contractors: readonly Contractor[]): StructureGraph {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  const effective = new Map(ownership.beneficialOwners.map((owner) => [owner.personId, owner]));
  for (const { companyId, organizationName, percentOwned } of ownership.entities) {
    const kind = companyId === ownership.companyId ? 'borrower' : 'entity';
    nodes.set(companyId, {
      id: companyId,
      kind,
      label: organizationName,
      detail: `${kindWords[kind]}, ${showPercent(percentOwned)} assigned`,
    });
  }
  for (const { companyId, entityOwners } of ownership.entities) {
    for (const owner of entityOwners) {
      const source = owner.ownerCompanyId ?? owner.personId ?? owner.id;
      edges.push({ id: owner.id, source, target: companyId, label: showPercent(owner.percentOwnership) });
      if (nodes.has(source)) continue;
      const person = owner.personId ? effective.get(owner.personId) : undefined;
      const kind = owner.personId ? 'person' : 'group';
      const control = person?.isControlPerson ? ', control person' : '';
      nodes.set(source, {
        id: source,
        kind,
        label: owner.displayName,
        detail: person ? `${person.percent}% in all${control}` : kindWords[kind],
      });
    }
  }
  for (const contractor of contractors) {
    const id = contractor.thirdPartyContractorId;
    nodes.set(id, { id, kind: 'contractor', label: fullName(contractor), detail: kindWords.contractor });
    edges.push({ id: `builds-${id}`, source: ownership.companyId, target: id, label: 'builds' });
  }
  return { nodes: [...nodes.values()], edges };
}
