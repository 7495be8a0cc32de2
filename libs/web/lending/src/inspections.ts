export { InspectionStatusBadge } from './inspections/inspection-status-badge.js';
export { ProgressTable } from './inspections/progress-table.js';
export { ReportView } from './inspections/report-view.js';
export { RequestInspectionDialog } from './inspections/request-inspection-dialog.js';
