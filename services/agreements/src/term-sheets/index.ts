export { termSheetEntities, TermSheetsModule } from './term-sheets.module.js';
