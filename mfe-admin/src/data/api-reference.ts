import { useQuery } from '@tanstack/react-query';
import type { Scope } from '@groundwork/domain-access';
import { createApi, unwrap } from '@groundwork/web-http';
import { areaPath } from './api.js';

/** Of a JSON schema what the portal's own documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly nullable?: boolean;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
export type Schemas = Readonly<Record<string, Schema>>;

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-scope'?: Scope;
}

/** The OpenAPI document of the administrators' back end, as far as the page reads it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

export const documentPath = `${areaPath}/openapi.json` as const;

interface DocumentPaths {
  readonly [documentPath]: {
    readonly get: {
      readonly responses: { readonly 200: { readonly content: { readonly 'text/plain': string } } };
    };
  };
}
const documents = createApi<DocumentPaths>();

/** What the back end says of its calls. It stays as it is while the page is open. */
export function useApiDocument() {
  return useQuery({
    queryKey: ['api-document'],
    queryFn: async () => JSON.parse(await unwrap(documents.GET(documentPath, { parseAs: 'text' }))) as ApiDocument,
    staleTime: Infinity,
  });
}

export interface TokenCall {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly body: string | undefined;
  /** Under which a call that changes something is done once. */
  readonly key: string | undefined;
}

export interface TokenAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Calls as a program would: by the token alone, without the cookies of who looks at the page. */
export async function callWithToken({ method, url, token, body, key }: TokenCall): Promise<TokenAnswer> {
  const begun = performance.now();
  const request = new Request(url, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const response = await fetch(request);
  const bytes = await response.arrayBuffer();
  const type = response.headers.get('Content-Type') ?? '';
  const isText = /json|text/.test(type);
  return {
    status: response.status,
    type,
    text: isText ? new TextDecoder().decode(bytes) : '',
    bytes: bytes.byteLength,
    milliseconds: Math.round(performance.now() - begun),
  };
}
