import { applicationTitle, numberedName, stepKeys, steps } from '@groundwork/domain-applications';
import { companyClosingSlots, fileTypes, missingDocuments, rejectedPlaces } from '@groundwork/domain-files';
import type { ClosingGap, FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { StoredFile } from '@groundwork/web-lending/files';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import type { ApplicationSummary, DrawDraftSummary, DrawRequest, WaitingWaivers } from '../../data/api.js';
import { loanNeeds } from './loan-needs.js';
import type { Renewal } from './loan-needs.js';
import { placeOfDocument } from './document-places.js';

/** What a borrower's home knows of what waits. */
export interface Waiting {
  /** The company's documents. */
  readonly documents: readonly StoredFile[];
  readonly awaiting: readonly ApplicationSummary[];
  /** Applications in closing of which it is known what is still to come. */
  readonly closings: readonly Closing[];
  readonly inProgress: readonly ApplicationSummary[];
  readonly draws: readonly DrawRequest[];
  readonly drafts: readonly DrawDraftSummary[];
  readonly waivers: readonly WaitingWaivers[];
  /** Papers of active loans that end and that nobody has renewed. */
  readonly renewals: readonly Renewal[];
  /** Names of the loans that run, by their application. */
  readonly loans: readonly {
    readonly applicationId: string;
    readonly name: string;
    readonly projectNumber: number | null;
  }[];
}

interface Closing {
  readonly application: ApplicationSummary;
  readonly gaps: readonly ClosingGap[];
  /** Of the approval, what the lender has not found met yet. */
  readonly openConditions: readonly string[];
}

/** What waits for the borrower, each with the way to its very place; in no order. */
export function borrowerNeeds(waiting: Waiting): NeedEntry[] {
  return [
    ...rejectedPlaces(waiting.documents).map(documentNeed),
    ...waiting.closings.flatMap(closingNeeds),
    ...companyClosingNeeds(waiting),
    ...waiting.awaiting.map(itemsNeed),
    ...waiting.inProgress.flatMap(applicationNeeds),
    ...drawNeeds(waiting),
    ...loanNeeds(waiting),
  ];
}

const documentNeed = ({ fileUploadId, fileType, comments }: StoredFile): NeedEntry => ({
  key: `file ${fileUploadId}`,
  dueOn: null,
  reason: 'returned',
  since: '',
  to: placeOfDocument(fileType),
  text: fill(words.needDocument, { document: fileTypes[fileType].label }),
  about: comments ?? undefined,
});

const namesOf = (documents: readonly { readonly type: FileType }[]): string =>
  documents.map(({ type }) => fileTypes[type].label).join(', ');

/** A closing waits for its papers with money behind it, then for the conditions of its approval; with all of them for the lender. */
function closingNeeds({ application, gaps, openConditions }: Closing): NeedEntry[] {
  const base = { ...ofApplication(application, application.closingAt), to: `/closing/${application.id}` };
  if (gaps.length === 0)
    return openConditions.length === 0
      ? []
      : [{ ...base, text: fill(words.needConditions, { conditions: openConditions.join(', ') }) }];
  const [dueOn = null] = gaps.flatMap((gap) => gap.dueOn ?? []).sort();
  return [
    {
      ...base,
      dueOn,
      reason: gaps.some(({ isRejected }) => isRejected) ? 'returned' : 'waiting',
      text: fill(words.needClosing, { documents: namesOf(gaps) }),
    },
  ];
}

/** What the company gives once for all of its closings; a paper that was rejected has its own line. */
function companyClosingNeeds({ closings, documents }: Waiting): NeedEntry[] {
  const handedIn = new Set(documents.map(({ fileType }) => fileType));
  const missing = missingDocuments(companyClosingSlots, documents).filter(({ type }) => !handedIn.has(type));
  if (closings.length === 0 || missing.length === 0) return [];
  const [since = ''] = closings.flatMap(({ application }) => application.closingAt ?? []).sort();
  return [
    {
      key: 'closing of the company',
      dueOn: null,
      reason: 'waiting',
      since,
      to: '/closing',
      text: fill(words.needCompanyClosing, { documents: namesOf(missing) }),
    },
  ];
}

const itemsNeed = (application: ApplicationSummary): NeedEntry => ({
  ...ofApplication(application, application.awaitingAt),
  to: `/items/${application.id}`,
  text: words.needItems,
});

/** An application that came back says each section; another one what is next of it. */
function applicationNeeds(application: ApplicationSummary): NeedEntry[] {
  const rejected = steps.filter(({ key }) => application.rejectedSteps.includes(key));
  const base = ofApplication(application, application.updatedAt);
  const at = `/applications/${application.id}`;
  if (rejected.length > 0)
    return rejected.map(({ key, label }) => ({
      ...base,
      key: `${base.key} ${key}`,
      reason: 'returned',
      to: `${at}?step=${stepKeys.indexOf(key)}`,
      text: fill(words.needSection, { section: label }),
    }));
  const isFilledIn = !application.sectionComplete.includes('0');
  return [
    {
      ...base,
      reason: 'own',
      ...(isFilledIn
        ? { to: `${at}?step=${stepKeys.indexOf('termSheet')}`, text: words.needTermSheet }
        : { to: at, text: words.needFinish }),
    },
  ];
}

/** Draws that came back, and those that were begun: a draft that revises a draw is the same matter as the draw. */
function drawNeeds({ draws, drafts, loans }: Waiting): NeedEntry[] {
  const nameOf = (applicationId: string): string | undefined => {
    const loan = loans.find((each) => each.applicationId === applicationId);
    return loan && numberedName(loan);
  };
  const returned = draws.filter(({ stage }) => stage === 'sent_back');
  const started = drafts.filter(({ drawRequestId }) => drawRequestId === null);
  return [
    ...returned.map(({ id, applicationId, applicationName, projectNumber, createdAt }): NeedEntry => ({
      key: `draw ${id}`,
      dueOn: null,
      reason: 'returned',
      since: createdAt,
      to: `/loans/${applicationId}?draw=${id}`,
      text: words.needDraw,
      about: numberedName({ name: applicationName, projectNumber }),
    })),
    ...started.map(({ id, applicationId, changedAt }): NeedEntry => ({
      key: `draft ${id}`,
      dueOn: null,
      reason: 'own',
      since: changedAt,
      to: `/loans/${applicationId}?draw=new`,
      text: words.needDraft,
      about: nameOf(applicationId),
    })),
  ];
}

function ofApplication(application: ApplicationSummary, since: string | null | undefined) {
  const { id, projectNumber } = application;
  return {
    key: `application ${id}`,
    dueOn: null,
    reason: 'waiting',
    since: since ?? '',
    about: numberedName({ name: applicationTitle(application), projectNumber }),
  } as const;
}
