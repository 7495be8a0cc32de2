/** Sentences of the page of API tokens, beyond the specification. */
export const purpose =
  'Keys for programs of the lender: each may do what it was given here, stands in the audit record by its name, and ends when you say so.';
export const superOnly = 'Super administrators make and revoke API tokens.';
export const failed = 'The API tokens could not be loaded';
export const none = 'There are no API tokens';
export const noneMeans = 'Make one for a program that reads from the portal, or writes to it.';
export const list = 'API tokens';
export const make = 'New API token';
export const name = 'Name';
export const nameHint = 'What uses it: in the audit record and in every history it is called by this name.';
export const scopes = 'What it may do';
export const scopesHint =
  'As little as it needs. Decisions, signatures and rights stay with people, whatever is chosen here.';
export const access = { none: 'Nothing', read: 'Read', write: 'Read and write' };
export const resources = {
  applications: 'Applications',
  companies: 'Companies',
  people: 'Users and profiles',
  brokers: 'Brokers, agreements and fees',
  draws: 'Draws, inspections and waivers',
  loans: 'Loans and portfolio',
  documents: 'Documents',
  settings: 'Masters and settings',
  activity: 'Administrators, activities and tasks',
  audit: 'Audit record',
};
export const create = 'Make token';
export const made = 'Copy the token now';
export const madeMeans =
  'It is shown this once and kept nowhere: whoever has it may do what {name} may. Put it where your program keeps its secrets.';
export const token = 'Token';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Could not copy: select the token and copy it yourself.';
export const done = 'I have copied it';
export const ending = 'Ends with …{ending}';
export const until = 'Good until';
export const used = 'Last used';
export const usedFrom = '{when} from {address}';
export const neverUsed = 'Never';
export const madeBy = 'Made by';
export const state = 'State';
export const states = { good: 'Good', over: 'Expired', revoked: 'Revoked' };
export const revoke = 'Revoke';
export const revokeTitle = 'Revoke this API token?';
export const revokeMeans = 'Whatever uses {name} is refused from the next call on. This cannot be undone.';
export const revokeDone = 'The API token {name} was revoked';
export const revokeFailed = 'The API token could not be revoked';
export const howTo = 'A call carries it as Authorization: Bearer, at {address}.';
