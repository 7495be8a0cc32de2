export { SupervisoryAcknowledgementRepository } from './persistence/supervisory-acknowledgement.repository.js';
export { TermSheetAgreementRepository } from './persistence/term-sheet-agreement.repository.js';
export type { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
export type { SupervisionDto } from './term-sheet.dto.js';
export { GetApplicationTermSheet } from './queries/get-application-term-sheet.query.js';
export { termSheetEntities, TermSheetsModule } from './term-sheets.module.js';
