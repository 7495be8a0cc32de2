import { applyDecorators, RequestMethod, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Method, Who } from '@groundwork/domain-access';
import type { Operation, ParamsOf, QueryOf } from '@groundwork/server-auth';

export interface Remark {
  /** What the specification's catalogue says of the call. */
  readonly note?: string;
  /** The specification's catalogue does not have the call in this area: why it is there. */
  readonly beyond?: string;
  /** A sensitive change: only within a time after the user proved who it is (docs/adr/0088). */
  readonly proved?: true;
  /** Whether an API token may make the call (docs/adr/0092): what reads, but where this says false; what changes, where it says true. */
  readonly machine?: boolean;
}

/** Who comes in by a route, before the service looks at the object itself. */
export interface Access extends Remark {
  readonly who: Who;
}

export const accessKey = 'groundwork:access';

/**
 * Who may call a route that a controller serves itself: its row of the table. A route without one stops the BFF at start.
 * The OpenAPI document says it too (`x-open-to`), and from there the services' own doors are tested.
 */
export const OpenTo = (who: Who, remark: Remark = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Access>(accessKey, { who, ...remark }),
    ApiExtension('x-open-to', who),
    ...(remark.proved ? [ApiExtension('x-proved', true)] : []),
  );

/** Where an operation's parameters come from when the names differ, and what the catalogue's path fixes. */
export interface ForwardMapping {
  /** Parameter of the operation ← parameter of the route. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameter of the operation ← parameter of the route. */
  readonly queryFromParams?: Readonly<Record<string, string>>;
  /** Query that the route itself means. */
  readonly query?: Readonly<Record<string, string>>;
  /** The catalogue has the body as a multipart form of texts; the service takes the same fields as JSON. */
  readonly form?: true;
  /** Query parameter of the operation ← what the session says, where it says it: the company in use. */
  readonly queryFromSession?: Readonly<Record<string, 'company'>>;
  /** The answer is a stream of server-sent events. Like a poll, it does not keep a session alive. */
  readonly stream?: true;
  /** The body may be larger than the unit's limit, bytes. */
  readonly bodyLimit?: number;
}

/** A row of the table: a route that one operation of a service answers. */
export interface ForwardedRoute extends Access, ForwardMapping {
  readonly method: Method;
  /** Under the area's base path, with parameters in braces. */
  readonly path: string;
  readonly operation: Operation;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** Parameters of the operation that the path has under no such name. */
type Unnamed<Path extends string, O extends Operation> = [ParamsOf<O>] extends [never]
  ? never
  : Exclude<keyof ParamsOf<O>, NamesIn<Path>>;

/** {@link ForwardMapping} that fits: what the operation has, from what the path has. */
type MappingOf<Path extends string, O extends Operation> = Remark &
  Pick<ForwardMapping, 'form' | 'stream' | 'bodyLimit'> &
  ([Unnamed<Path, O>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: { readonly [N in Unnamed<Path, O>]: NamesIn<Path> } }) &
  ([QueryOf<O>] extends [never]
    ? unknown
    : {
        readonly query?: Partial<QueryOf<O>>;
        readonly queryFromParams?: { readonly [N in keyof QueryOf<O>]?: NamesIn<Path> };
        readonly queryFromSession?: { readonly [N in keyof QueryOf<O>]?: 'company' };
      });
type MappingArguments<Path extends string, O extends Operation> = [Unnamed<Path, O>] extends [never]
  ? [mapping?: MappingOf<Path, O>]
  : [mapping: MappingOf<Path, O>];

const row =
  (method: Method) =>
  <const Path extends string, O extends Operation>(
    path: Path,
    who: Who,
    operation: O,
    ...[mapping]: MappingArguments<Path, O>
  ): ForwardedRoute => ({ method, path, who, operation, ...(mapping as ForwardMapping & Remark) });

/** Rows by their method: path of the catalogue, who may call it, the operation that answers, and how it is reached. */
export const route = { get: row('GET'), post: row('POST'), put: row('PUT'), delete: row('DELETE') };

export const requestMethods: Readonly<Record<Method, RequestMethod>> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};
