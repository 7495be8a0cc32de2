import { Entity } from 'typeorm';
import { ShownColumns } from './shown-columns.js';

/** That a term sheet was shown for an application and declined, with its evidence. It never changes. */
@Entity({ name: 'term_sheet_decline' })
export class TermSheetDeclineEntity extends ShownColumns {}
