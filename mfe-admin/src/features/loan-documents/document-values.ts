import { documentLabel } from '@groundwork/domain-files';
import type { LoanDocument, LoanDocuments } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { loanDocuments as words } from '@groundwork/domain-messages-admin';
import type { LoanDocuments as Stored } from '../../data/api.js';

/** What is asked for, as the form holds it: a help text that is not there is empty. */
export const documentsOf = ({ documents }: Pick<Stored, 'documents'>): LoanDocuments => ({
  documents: documents.map(({ type, need, hint }) => ({ type, need, hint: hint ?? '' })),
});

const needText = (need: LoanDocument['need']): string => (need === 'needed' ? words.needed : words.optional);

/** A document with its need and its help text: 'Survey or Plot Map: Needed, From all four sides'. */
export const documentText = ({ type, need, hint }: LoanDocument): string =>
  `${documentLabel(type)}: ${[needText(need), hint].filter(Boolean).join(', ')}`;

/** The documents of a need by name, in their order. */
export const namesOf = (documents: Stored['documents'], need: LoanDocument['need']): string =>
  documents
    .filter((document) => document.need === need)
    .map(({ type }) => documentLabel(type))
    .join(', ') || words.nothing;

const said = (document: LoanDocument): string => documentText(document).slice(documentLabel(document.type).length + 2);

/** What a version changed in the one before it, in words: what came, what went, what reads differently, and the order. */
export function changesOf(earlier: Stored, later: Stored): string[] {
  const [before, after] = [documentsOf(earlier).documents, documentsOf(later).documents];
  const of = (list: readonly LoanDocument[], type: string) => list.find((each) => each.type === type);
  const changes = after.flatMap((document) => {
    const name = documentLabel(document.type);
    const was = of(before, document.type);
    if (!was) return [fill(words.isAdded, { document: name })];
    const [old, now] = [said(was), said(document)];
    return old === now ? [] : [fill(words.isChanged, { document: name, before: old, after: now })];
  });
  const gone = before.filter(({ type }) => !of(after, type));
  const common = (list: readonly LoanDocument[], other: readonly LoanDocument[]) =>
    list
      .filter(({ type }) => of(other, type))
      .map(({ type }) => type)
      .join();
  return [
    ...changes,
    ...gone.map(({ type }) => fill(words.isRemoved, { document: documentLabel(type) })),
    ...(common(before, after) === common(after, before) ? [] : [words.reordered]),
  ];
}
