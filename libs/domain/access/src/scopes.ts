import type { Method } from './access.js';

/** What an API token may be let in to, each to be read, or to be read and written. */
export const tokenResources = [
  'applications',
  'companies',
  'people',
  'brokers',
  'draws',
  'loans',
  'documents',
  'settings',
  'activity',
  'audit',
] as const;
export type TokenResource = (typeof tokenResources)[number];

/** `draws:read`. Who may write a thing may read it, too. */
export type Scope = `${TokenResource}:${'read' | 'write'}`;

/** Every scope, `read` before `write`. */
export const scopes: readonly Scope[] = tokenResources.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);

/** Calls of a token in a minute, at each replica. */
export const machineCallsInAMinute = 600;

/** How a path in the administrators' area begins, in small letters, and what it belongs to; the others are a person's own. */
const resourceOfBeginning: Readonly<Record<string, TokenResource>> = {
  application: 'applications',
  adverse: 'applications',
  budgets: 'applications',
  unitbudgets: 'applications',
  units: 'applications',
  company: 'companies',
  entityowners: 'companies',
  experience: 'companies',
  steps: 'companies',
  people: 'companies',
  users: 'people',
  admin: 'activity',
  brokers: 'brokers',
  brokeragreements: 'brokers',
  brokerdeals: 'brokers',
  brokerfees: 'brokers',
  drawrequest: 'draws',
  inspections: 'draws',
  waivers: 'draws',
  loan: 'loans',
  portfolio: 'loans',
  fileupload: 'documents',
  'termsheet/app': 'applications',
  termsheet: 'settings',
  esign: 'people',
  esignmaster: 'settings',
  iccaagreementmaster: 'settings',
  waivermasters: 'settings',
  drawrules: 'settings',
  loandocuments: 'settings',
  loanlimits: 'settings',
  audit: 'audit',
};

interface ScopedCall {
  readonly method: Method;
  readonly path: string;
  readonly who: string;
  readonly proved?: boolean;
  /** Whether a machine may call it: what reads where this is not said, what changes something only where it is. */
  readonly machine?: boolean;
}

/**
 * The scope that an API token needs for a call of the administrators' area; undefined where only a person may make it: what a super
 * administrator alone does, what needs a proof of who calls, and every change that its row does not open to machines.
 */
export function scopeOf({
  method,
  path,
  who,
  proved = false,
  machine = method === 'GET',
}: ScopedCall): Scope | undefined {
  const [, first = '', second = ''] = path.toLowerCase().split('/');
  const resource = resourceOfBeginning[`${first}/${second}`] ?? resourceOfBeginning[first];
  if (!resource || !machine || proved || who === 'super') return undefined;
  return `${resource}:${method === 'GET' ? 'read' : 'write'}`;
}

/** Whether what a token has covers what a call needs. */
export const covers = (owned: readonly string[], needed: Scope): boolean =>
  owned.includes(needed) || owned.includes(needed.replace(/:read$/, ':write'));

const form = /^gwk_[\w-]{43}$/;

/** Whether a text has the form of an API token; nothing is said of whether it is one. */
export const isApiTokenText = (text: string): boolean => form.test(text);
