import type { IccaMasterDto } from './icca-master.dto.js';
import type { IccaMasterEntity } from './icca-master.entity.js';

export const iccaMasterView = (row: IccaMasterEntity): IccaMasterDto => ({
  id: row.id,
  version: row.version,
  edition: row.edition,
  content: row.content,
  initialLoanRate: row.initialLoanRate,
  additionalLoanRate: row.additionalLoanRate,
  lastEditedBy: row.lastEditedBy,
  createdAt: row.createdAt.toISOString(),
  // An edition never changes after it was made.
  updatedAt: row.createdAt.toISOString(),
});
