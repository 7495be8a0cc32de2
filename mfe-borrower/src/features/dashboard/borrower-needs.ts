import { applicationTitle, numberedName, stepKeys, steps } from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import type { ApplicationSummary, DrawDraftSummary, DrawRequest } from '../../data/api.js';
import { placeOfDocument } from './document-places.js';

/** What a borrower's home knows of what waits. */
export interface Waiting {
  /** Documents that the lender rejected and nothing has replaced. */
  readonly rejected: readonly RejectedFile[];
  readonly awaiting: readonly ApplicationSummary[];
  readonly inClosing: readonly ApplicationSummary[];
  readonly inProgress: readonly ApplicationSummary[];
  readonly draws: readonly DrawRequest[];
  readonly drafts: readonly DrawDraftSummary[];
  /** Names of the loans that run, by their application. */
  readonly loans: readonly {
    readonly applicationId: string;
    readonly name: string;
    readonly projectNumber: number | null;
  }[];
}

interface RejectedFile {
  readonly fileUploadId: string;
  readonly fileType: FileType;
  readonly comments?: string | null;
}

/** What waits for the borrower, each with the way to its very place; in no order. */
export function borrowerNeeds(waiting: Waiting): NeedEntry[] {
  return [
    ...waiting.rejected.map(documentNeed),
    ...waiting.inClosing.map(closingNeed),
    ...waiting.awaiting.map(itemsNeed),
    ...waiting.inProgress.flatMap(applicationNeeds),
    ...drawNeeds(waiting),
  ];
}

const documentNeed = ({ fileUploadId, fileType, comments }: RejectedFile): NeedEntry => ({
  key: `file ${fileUploadId}`,
  dueOn: null,
  reason: 'returned',
  since: '',
  to: placeOfDocument(fileType),
  text: fill(words.needDocument, { document: fileTypes[fileType].label }),
  about: comments ?? undefined,
});

/** A closing waits for its papers with money behind it. */
const closingNeed = (application: ApplicationSummary): NeedEntry => ({
  ...ofApplication(application, application.closingAt),
  to: `/closing/${application.id}`,
  text: words.needClosing,
});

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
