import {
  applicationRecord,
  isOutsideApplicationWindow,
  percentageComplete,
  withTermSheetFlag,
} from '@groundwork/domain-applications';
import { merged, readableBy } from '@groundwork/domain-records';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { split } from '../shared/raw.js';
import { factsOf, isTermSheetStale, neededOf } from './domain/application-facts.js';
import type { ApplicationRecord, PropertyRecord } from './domain/application-record.js';
import { termSheetChanges } from './domain/term-sheet-figures.js';
import type { ApplicationDto } from './application.dto.js';
import type { PropertyDto } from './property.dto.js';

const none: readonly never[] = [];

const propertyView = ({ details, ...property }: PropertyRecord, day: string): PropertyDto =>
  Object.assign(merged(details, property), {
    outsideApplicationWindow: isOutsideApplicationWindow(details.acquisitionDate, day),
  });

/**
 * An application in the specification's words (section 3). An agreement to the term sheet that has ended, by age or by a change, while the
 * borrower edits reads as none, and its section as open.
 */
export function applicationView(application: ApplicationRecord, clock: Clock): ApplicationDto {
  const now = clock.now();
  const { details, properties, rejectedSteps, filledLists: _filled, termSheetFigures: _shown, ...own } = application;
  const day = today(clock);
  const view: ApplicationDto = Object.assign(merged(details, own), {
    fundingSources: details.fundingSources ?? none,
    approvalConditions: details.approvalConditions ?? none,
    rejectionComments: details.rejectionComments ?? none,
    rejectedSteps: split(rejectedSteps),
    staleTermsheet: false,
    termSheetChanges: termSheetChanges(application),
    neededItems: neededOf(application),
    properties: properties.map((property) => propertyView(property, day)),
  });
  if (!isTermSheetStale(application, now)) return view;
  const stale = { ...application, termSheetAgreementTime: null };
  return {
    ...view,
    termSheetAgreementTime: null,
    staleTermsheet: true,
    sectionComplete: withTermSheetFlag(application.sectionComplete, false),
    percentageComplete: percentageComplete(factsOf(stale)),
  };
}

/** What somebody may read of an application: a borrower nothing that its record keeps for the lender, and no administrator's id. */
export function applicationSeenBy(actor: Actor, application: ApplicationRecord, clock: Clock): ApplicationDto {
  const view = applicationView(application, clock);
  return isAdministrator(actor)
    ? view
    : Object.assign(readableBy(applicationRecord, view, 'borrower'), { decidedBy: null });
}
