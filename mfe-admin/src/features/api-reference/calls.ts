import { covers, scopes, tokenResources } from '@groundwork/domain-access';
import type { Scope, TokenResource } from '@groundwork/domain-access';
import type { ApiDocument, Parameter, Schema } from '../../data/api-reference.js';

/** What a call answers when it comes through. */
export interface Answer {
  readonly status: string;
  readonly type: string | undefined;
  readonly schema: Schema | undefined;
}

/** A call that a token may make. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly scope: Scope;
  readonly about: string;
  readonly parameters: readonly Parameter[];
  /** Type and schema of what it takes. */
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  readonly answer: Answer;
}

/** Who sends these is no program's business. */
const ownHeaders = ['idempotency-key', 'user-agent'];

/** The calls of a document that have a scope, by their path. */
export function callsOf({ paths }: ApiDocument): ApiCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): ApiCall[] => {
      const scope = operation['x-scope'];
      if (!scope) return [];
      const [taken] = Object.entries(operation.requestBody?.content ?? {});
      const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['200'];
      const [content] = Object.entries(response?.content ?? {});
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          scope,
          about: operation.summary ?? '',
          parameters: (operation.parameters ?? []).filter(({ name }) => !ownHeaders.includes(name.toLowerCase())),
          body: taken && { type: taken[0], schema: taken[1].schema ?? {} },
          answer: { status, type: content?.[0], schema: content?.[1].schema },
        },
      ];
    }),
  );
}

const resourceOf = (scope: Scope): string => scope.slice(0, scope.indexOf(':'));

/** Calls by what they are about, in the order of the scopes; what nothing is left of is not in it. */
export const groupsOf = (calls: readonly ApiCall[]): { resource: TokenResource; calls: ApiCall[] }[] =>
  tokenResources
    .map((resource) => ({ resource, calls: calls.filter(({ scope }) => resourceOf(scope) === resource) }))
    .filter(({ calls: own }) => own.length > 0);

/** What is left of calls for a token of one scope, and of what somebody looks for. */
export function fitting(calls: readonly ApiCall[], scope: string, typed: string): ApiCall[] {
  const sought = typed.trim().toLowerCase();
  return calls.filter(
    (call) =>
      (scope === '' || covers([scope], call.scope)) &&
      `${call.method} ${call.path} ${call.about} ${call.id}`.toLowerCase().includes(sought),
  );
}

/** The scopes that any call needs. */
export const usedScopes = (calls: readonly ApiCall[]): Scope[] =>
  scopes.filter((scope) => calls.some((call) => call.scope === scope));

/** Whether what a call answers has JSON. */
export const answersJson = ({ type, schema }: Answer): boolean => type === 'application/json' && schema !== undefined;

export const isJsonBody = ({ body }: ApiCall): boolean => body?.type === 'application/json';
