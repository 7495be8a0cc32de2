export { keyOf, workOf } from './inspections/report/kept-report.js';
export type { KeptReport, ReportedWork } from './inspections/report/kept-report.js';
export { keptStore } from './inspections/report/kept-store.js';
export { ReportForm } from './inspections/report/report-form.js';
export { useKeptReport } from './inspections/report/use-kept-report.js';
export type { KeptReportState, ReportSource } from './inspections/report/use-kept-report.js';
