import { many, one, paragraph, record, required, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { textAtMost } from '@groundwork/domain-validation';

/** A draft is as long as this at most, in characters: an application of 50 properties takes about a third. */
export const MOST_OF_A_DRAFT = 400_000;

const piece = textAtMost(MOST_OF_A_DRAFT);

/** A piece of a draft and what stands in its place now; the empty text takes it away. */
export const draftChangeRecord = record('DraftChange', {
  from: required(whole('', { description: 'its first character' })),
  to: required(whole('', { description: 'the character after its last' })),
  text: required(paragraph('', { rule: (value) => (typeof value === 'string' ? piece(value) : shared.requiredField) })),
});

/** What was typed since the draft was kept last, in place of the whole. */
export const draftChangesRecord = record('DraftChanges', {
  revision: required(whole('', { description: 'that it changes' })),
  pieces: required(many(draftChangeRecord, { most: 10 })),
});

/** A draft as a browser sends it: the whole, or what differs from what is kept of it. */
export const keptDraftRecord = record('KeepDraft', {
  content: paragraph('Draft', { rule: piece }),
  changes: one(draftChangesRecord, { description: 'in place of the content' }),
});

export type DraftChanges = RecordOf<typeof draftChangesRecord>;
