import { isEditable } from './application-status.js';
import type { ApplicationStatus } from './application-status.js';
import { maskSteps } from './completeness.js';
import { isStepVisible, stepKeys, steps } from './steps.js';
import type { StepKey } from './steps.js';
import { isTermSheetFresh } from './term-sheet.js';
import type { Maybe } from './types.js';

/** The way of an application, from its beginning to a loan that runs. */
export const stages = [
  { key: 'application', label: 'Application' },
  { key: 'termSheet', label: 'Term sheet' },
  { key: 'documents', label: 'Documents' },
  { key: 'review', label: 'Review' },
  { key: 'closing', label: 'Closing' },
  { key: 'active', label: 'Active loan' },
] as const;
export type StageKey = (typeof stages)[number]['key'];

/** 'skipped': a loan that was approved at once had no closing. */
export type StageState = 'done' | 'current' | 'ahead' | 'skipped';

/** Who is to do something. Nothing of an application is a broker's to do. */
export type Ball = 'borrower' | 'lender';

/** What comes next, as a key; who says it to whom has the words. */
export const nextMoves = [
  'fillIn',
  'mendSections',
  'mend',
  'acceptTermSheet',
  'submit',
  'bringDocuments',
  'decide',
  'bringClosingDocuments',
  'openLedger',
  'draw',
] as const;
export type NextMove = (typeof nextMoves)[number];

/** What of an application decides where it stands. Instants are ISO texts. */
export interface StageFacts {
  readonly status: ApplicationStatus;
  readonly lineOfCredit?: Maybe<boolean>;
  /** The mask of `sectionMask`. */
  readonly sectionComplete: string;
  readonly rejectedSteps: readonly string[];
  readonly createdAt: string;
  readonly termSheetAgreementTime?: Maybe<string>;
  readonly awaitingAt?: Maybe<string>;
  readonly submittedAt?: Maybe<string>;
  readonly closingAt?: Maybe<string>;
  readonly approvedAt?: Maybe<string>;
  readonly ledgerOpenedAt?: Maybe<string>;
}

export interface Stage {
  readonly key: StageKey;
  readonly label: string;
  readonly state: StageState;
  /** When it was reached; null for what is ahead or was skipped, and where it is not known. */
  readonly reachedAt: string | null;
}

/** Where an application stands. */
export interface Standing {
  readonly stages: readonly Stage[];
  readonly current: Stage;
  /** Null once the loan runs: nobody waits for anybody. */
  readonly ball: Ball | null;
  readonly next: NextMove;
  /** Labels of the sections that are open or were rejected, in their order. */
  readonly sections: readonly string[];
}

interface Place {
  readonly at: StageKey;
  readonly ball: Ball | null;
  readonly next: NextMove;
  readonly sections?: readonly StepKey[];
}

/** What of them decides the stage itself; the dates tell when each was reached. */
export type PlaceFacts = Pick<
  StageFacts,
  'status' | 'lineOfCredit' | 'sectionComplete' | 'rejectedSteps' | 'termSheetAgreementTime' | 'ledgerOpenedAt'
>;

/** The sections of the mask that are asked for and open. An acceptance that has gone stale is none. */
function openSections(facts: PlaceFacts, now: Date): StepKey[] {
  const { lineOfCredit, sectionComplete, termSheetAgreementTime } = facts;
  const isStale = Boolean(termSheetAgreementTime) && !isTermSheetFresh(termSheetAgreementTime, now);
  return maskSteps.filter(
    (step, digit) =>
      isStepVisible(step, { lineOfCredit }) && (sectionComplete[digit] !== '1' || (step === 'termSheet' && isStale)),
  );
}

/** Where one stands that its borrower may edit: in progress, or rejected and to be mended. */
function placeOfEditable(facts: PlaceFacts, now: Date): Place {
  const rejected = stepKeys.filter((step) => facts.rejectedSteps.includes(step));
  if (rejected.length > 0) return { at: 'application', ball: 'borrower', next: 'mendSections', sections: rejected };
  if (facts.status === 'rejected') return { at: 'application', ball: 'borrower', next: 'mend' };
  const open = openSections(facts, now);
  const before = open.filter((step) => step !== 'termSheet');
  if (before.length > 0) return { at: 'application', ball: 'borrower', next: 'fillIn', sections: before };
  // A line of credit's section is complete by its acknowledgements; its terms are accepted all the same.
  const isAccepted = open.length === 0 && Boolean(facts.termSheetAgreementTime);
  return { at: 'termSheet', ball: 'borrower', next: isAccepted ? 'submit' : 'acceptTermSheet' };
}

function placeOf(facts: PlaceFacts, now: Date): Place {
  if (isEditable(facts.status)) return placeOfEditable(facts, now);
  switch (facts.status) {
    case 'awaiting':
      return { at: 'documents', ball: 'borrower', next: 'bringDocuments' };
    case 'submitted':
      return { at: 'review', ball: 'lender', next: 'decide' };
    case 'in_closing':
      return { at: 'closing', ball: 'borrower', next: 'bringClosingDocuments' };
    default:
      return facts.ledgerOpenedAt
        ? { at: 'active', ball: null, next: 'draw' }
        : { at: 'active', ball: 'lender', next: 'openLedger' };
  }
}

/**
 * The stage that an application stands at, as `standingOf` says it. It moves with what is written alone: an acceptance that goes
 * stale changes what is to be done, not where it stands; so lists keep it and are filtered by it.
 */
export const stageOf = (facts: PlaceFacts): StageKey => placeOf(facts, new Date(0)).at;

export const stageKeys = stages.map(({ key }) => key);
const reachedAt = (facts: StageFacts): Readonly<Record<StageKey, Maybe<string>>> => ({
  application: facts.createdAt,
  termSheet: facts.termSheetAgreementTime,
  documents: facts.awaitingAt,
  review: facts.submittedAt,
  closing: facts.closingAt,
  active: facts.ledgerOpenedAt ?? facts.approvedAt,
});

/**
 * Where an application stands on its way, the same for every type of loan: its stages with when each was reached, who has to
 * do something and what. One that came back to its borrower stands at its beginning again.
 */
export function standingOf(facts: StageFacts, now: Date): Standing {
  const { at, ball, next, sections = [] } = placeOf(facts, now);
  const place = stages.findIndex(({ key }) => key === at);
  const dates = reachedAt(facts);
  const all = stages.map(({ key, label }, index): Stage => {
    if (key === 'closing' && index < place && !facts.closingAt)
      return { key, label, state: 'skipped', reachedAt: null };
    const state = index < place ? 'done' : index === place ? 'current' : 'ahead';
    return { key, label, state, reachedAt: state === 'ahead' ? null : (dates[key] ?? null) };
  });
  return {
    stages: all,
    current: all[place] as Stage,
    ball,
    next,
    sections: sections.map((step) => steps[stepKeys.indexOf(step)]?.label ?? step),
  };
}
