export { agreementsAbility } from './agreements.policy.js';
export { contentHash, sanitizeContent } from './content.js';
export { IdDto } from './id.dto.js';
export { evidenceOf, SeenEvidence } from './seen-evidence.js';
export type { Evidence } from './seen-evidence.js';
export { insertVersion, refuseOutdated } from './versions.js';
