export { filesAbility, invitedAbility, uploaderOf } from './files.policy.js';
export type { Owner } from './files.policy.js';
