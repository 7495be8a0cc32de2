import { tokenResources } from '@groundwork/domain-access';
import type { Scope, TokenResource } from '@groundwork/domain-access';
import { apiTokens as words } from '@groundwork/domain-messages-admin';

/** '' is nothing. */
type AccessLevel = '' | 'read' | 'write';
export type Access = Record<TokenResource, AccessLevel>;

/** As little as possible: nothing of anything. */
export const noAccess = Object.fromEntries(tokenResources.map((resource) => [resource, ''])) as Access;

/** What was chosen as scopes. */
export const scopesOf = (access: Access): Scope[] =>
  tokenResources.flatMap((resource): Scope[] => {
    const level = access[resource];
    return level === 'read' || level === 'write' ? [`${resource}:${level}`] : [];
  });

/** Scopes in words: 'Documents: Read and write'. */
export const scopeTexts = (scopes: readonly string[]): string[] =>
  tokenResources.flatMap((resource) => {
    const level = scopes.includes(`${resource}:write`)
      ? 'write'
      : scopes.includes(`${resource}:read`)
        ? 'read'
        : undefined;
    return level ? [`${words.resources[resource]}: ${words.access[level]}`] : [];
  });
