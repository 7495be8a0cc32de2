import { inspectionRules, shared } from '@groundwork/domain-messages';
import {
  day,
  email,
  flag,
  id,
  instant,
  many,
  paragraph,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { instant as instantRule } from '@groundwork/domain-validation';
import type { Complaint, Rule } from '@groundwork/domain-validation';
import { MAX_DRAW_LINES } from '../limits.js';

/** Most photographs of one line, and of the whole. */
export const MAX_INSPECTION_PHOTOS = 60;

/** Most photographs of one report, on lines and on the whole together. */
export const MAX_REPORT_PHOTOS = 300;

const place = /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/;

/** Latitude and longitude in degrees: '29.76043,-95.36980'. */
export function placeComplaint(value: unknown): Complaint {
  if (typeof value !== 'string' || !place.test(value)) return inspectionRules.notAPlace;
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? undefined : inspectionRules.notAPlace;
}

const lender = { writers: ['administrator'] } as const;
const version = required(whole('Version', { description: 'The version that was looked at; another one is refused.' }));

/** An inspection that somebody asks for: of a loan, or for a draw of it. */
export const requestedInspectionRecord = record('RequestInspection', {
  applicationId: required(id('Loan')),
  drawRequestId: id('Draw request', { description: 'Of the same loan.' }),
  note: paragraph('What is to be looked at'),
});

/** When it is, and by whom: an administrator, or a person named with an email address. */
export const scheduledInspectionRecord = record('ScheduleInspection', {
  id: required(id('Inspection')),
  version,
  scheduledFor: required(day('Date', lender)),
  inspectorId: id('Administrator', lender),
  inspectorName: text('Name of the inspector', lender),
  inspectorEmail: email('Email of the inspector', lender),
});
export type ScheduledInspection = RecordOf<typeof scheduledInspectionRecord>;

/** A photograph of a report: an uploaded file with when and where it was taken, as far as the phone told. */
export const inspectionPhotoRecord = record('InspectionPhoto', {
  fileUploadId: required(id('Photograph')),
  takenAt: instant('Taken at', { ...lender, rule: instantRule }),
  place: text('Place', { ...lender, rule: placeComplaint, description: 'Latitude and longitude in degrees.' }),
});
export type InspectionPhoto = RecordOf<typeof inspectionPhotoRecord>;

/** What an inspector found of one line of the schedule of values. */
export const inspectedLineRecord = record('InspectedLine', {
  additionalBudgetItemId: required(id('Budget line')),
  percentComplete: percentage('Percent complete', { ...lender, description: 'Left out: not looked at.' }),
  reason: paragraph('Why it is lower than before', lender),
  note: paragraph('Note', lender),
  photos: many(inspectionPhotoRecord, { ...lender, most: MAX_INSPECTION_PHOTOS }),
});
export type InspectedLine = RecordOf<typeof inspectedLineRecord>;

const ids = (lines: readonly unknown[]): unknown[] =>
  lines.map((line) => (line as { additionalBudgetItemId?: unknown } | null)?.additionalBudgetItemId);
const eachOnce: Rule = (lines) =>
  Array.isArray(lines) && new Set(ids(lines)).size === lines.length ? undefined : shared.choice;

/**
 * The report of an inspection. Its id is made where it is written, so that a report that is sent again, however much
 * later, is the same one.
 */
export const inspectionReportRecord = record('InspectionReport', {
  id: required(id('Inspection')),
  reportId: required(id('Report')),
  inspectedAt: required(instant('Inspected at', { ...lender, rule: instantRule })),
  note: paragraph('Note on the whole', lender),
  photos: many(inspectionPhotoRecord, { ...lender, most: MAX_INSPECTION_PHOTOS }),
  lines: required(many(inspectedLineRecord, { ...lender, most: MAX_DRAW_LINES, rule: eachOnce })),
});
export type InspectionReport = RecordOf<typeof inspectionReportRecord>;

/** What is decided of an inspection, on the version that was looked at. */
export const decidedInspectionRecord = record('DecideInspection', {
  id: required(id('Inspection')),
  version,
  reason: paragraph('Reason'),
});

/** The link of an inspector without an account is sent or revoked, on the version that was looked at. */
export const inspectionLinkRecord = record('InspectionLink', { id: required(id('Inspection')), version });

/** Whether the draws of a loan are capped by what an inspection found complete. */
export const inspectionCapsRecord = record('InspectionCaps', {
  applicationId: required(id('Loan')),
  version,
  capsDraws: required(flag('Draws are capped by the percent complete', lender)),
});
