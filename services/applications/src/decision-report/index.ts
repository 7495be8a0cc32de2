export { DecisionReportModule } from './decision-report.module.js';
