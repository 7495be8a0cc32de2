export {
  decidedInspectionRecord,
  inspectedLineRecord,
  inspectionCapsRecord,
  inspectionLinkRecord,
  inspectionPhotoRecord,
  inspectionReportRecord,
  MAX_INSPECTION_PHOTOS,
  MAX_REPORT_PHOTOS,
  placeComplaint,
  requestedInspectionRecord,
  scheduledInspectionRecord,
} from './inspection.record.js';
export type { InspectedLine, InspectionPhoto, InspectionReport, ScheduledInspection } from './inspection.record.js';
export { progressFindings } from './progress.js';
export type { InspectedProgress, ProgressFinding } from './progress.js';
export { isLower, reportErrors, reportToSend, scheduleErrors } from './report.js';
export {
  inspectionCommands,
  inspectionMachine,
  inspectionOrigins,
  inspectionStatuses,
  inspectionStatusLabels,
  openInspectionStatuses,
} from './status.js';
export type { InspectionCommand, InspectionOrigin, InspectionStatus } from './status.js';
