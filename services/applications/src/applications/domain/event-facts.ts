import type { ApplicationRecord } from './application-record.js';

/** An application as its events name it. */
export const eventFactsOf = ({ id, projectNumber, companyId, userId, name }: ApplicationRecord) => ({
  applicationId: id,
  projectNumber,
  companyId,
  userId,
  name,
});
