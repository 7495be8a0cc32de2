import { drawRules } from '@groundwork/domain-messages';
import { choice, paragraph, record, required } from '@groundwork/domain-records';
import { needsReason } from './reason.js';

/** To whom a note on a draw is: 'internal' stays with the lender. */
export const noteAudiences = ['internal', 'borrower'] as const;
export type NoteAudience = (typeof noteAudiences)[number];
export const noteAudienceLabels: Readonly<Record<NoteAudience, string>> = {
  internal: 'For the lender alone',
  borrower: 'To the borrower',
};

/** Most notes on one draw. */
export const MAX_DRAW_NOTES = 200;

const lender = { writers: ['administrator'] } as const;

/** What an administrator writes about a draw. */
export const drawNoteRecord = record('WriteDrawNote', {
  audience: required(choice('To whom', noteAudiences, { ...lender, labels: noteAudienceLabels })),
  note: required(paragraph('Note', { ...lender, rule: needsReason(drawRules.noteNeedsWords) })),
});
