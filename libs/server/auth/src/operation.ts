import type { ServiceName } from '@groundwork/server-config';

/** An operation of a service, as the clients generated from the contracts name it. `C` is what the contract says of it. */
export interface Operation<C = unknown> {
  readonly service: ServiceName;
  readonly id: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** There for the type checker, never a value. */
  readonly contract?: C;
}

type ContractOf<O extends Operation> = Exclude<O['contract'], undefined>;
type Place<C, Name extends string> = C extends { readonly parameters: { readonly [N in Name]?: infer P } }
  ? Exclude<P, undefined>
  : never;

/** Parameters of the operation's path; never where it has none. */
export type ParamsOf<O extends Operation> = Place<ContractOf<O>, 'path'>;
export type QueryOf<O extends Operation> = Place<ContractOf<O>, 'query'>;
export type BodyOf<O extends Operation> =
  ContractOf<O> extends { readonly requestBody?: infer B }
    ? Exclude<B, undefined> extends { readonly content: { readonly 'application/json': infer J } }
      ? J
      : never
    : never;

type Content<R> = R extends { readonly content: { readonly 'application/json': infer A } } ? A : undefined;
type Success = 200 | 201 | 202 | 204;
/** What the operation answers where it succeeds; a union where it has several answers. */
export type AnswerOf<O extends Operation> =
  ContractOf<O> extends { readonly responses: infer R }
    ? { [S in keyof R & Success]: Content<R[S]> }[keyof R & Success]
    : unknown;

type Part<Name extends string, T> = [T] extends [never]
  ? { readonly [N in Name]?: undefined }
  : Partial<T> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

/** What a call of the operation needs: exactly its parameters, query and body. */
export type InputOf<O extends Operation> = Part<'params', ParamsOf<O>> &
  Part<'query', QueryOf<O>> &
  Part<'body', BodyOf<O>>;

/** {@link InputOf} as the last arguments of a function: none are needed where nothing is. */
export type InputArguments<O extends Operation> =
  Partial<InputOf<O>> extends InputOf<O> ? [input?: InputOf<O>] : [input: InputOf<O>];

export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** {@link InputOf} of an operation that is not known before run time. */
export interface AnyInput {
  readonly params?: Parameters;
  readonly query?: Parameters;
  readonly body?: unknown;
}

const templates = new Map<string, readonly string[]>();

/** The pieces of a path, in turns as they stand and the name of a parameter. */
function piecesOf(path: string): readonly string[] {
  let pieces = templates.get(path);
  if (!pieces) {
    pieces = path.split(/\{(\w+)\}/);
    templates.set(path, pieces);
  }
  return pieces;
}

/** `/applications/{id}` with its parameters filled in, each percent-encoded, and its query. */
export function pathOf(operation: Operation, { params, query }: AnyInput): string {
  let path = '';
  for (const [at, piece] of piecesOf(operation.path).entries()) {
    if (at % 2 === 0) {
      path += piece;
      continue;
    }
    const value = params?.[piece];
    if (value === undefined) throw new RangeError(`${operation.id} needs the parameter ${piece}.`);
    path += encodeURIComponent(String(value));
  }
  let search: URLSearchParams | undefined;
  for (const name in query) {
    if (query[name] !== undefined) (search ??= new URLSearchParams()).append(name, String(query[name]));
  }
  return search ? `${path}?${search.toString()}` : path;
}
