import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner } from '@nestjs/core';
import type { Method } from '@groundwork/domain-access';
import { accessKey } from './route.js';
import type { Access } from './route.js';

/** A row as it is served. */
export interface RouteRow extends Access {
  readonly method: Method;
  /** Under the area's base path, with parameters in braces. */
  readonly path: string;
}

/** A path template in one writing: ':id' and '{id}' alike, whatever the name, without a slash at its end. */
export function normalisePath(path: string): string {
  const plain = path.replace(/\{[^}]*\}|:[A-Za-z_]\w*/g, '{}').replace(/\/+$/, '');
  return plain.startsWith('/') ? plain : `/${plain}`;
}

export const keyOf = (method: string, path: string): string => `${method.toUpperCase()} ${normalisePath(path)}`;

const read = <T>(key: string, target: object): T | undefined => Reflect.getMetadata(key, target) as T | undefined;

/** THE table of a BFF: every route of its module's controllers. Throws where one does not say who may call it. */
export function tableOf(module: Type): readonly RouteRow[] {
  const controllers = read<Type[]>(MODULE_METADATA.CONTROLLERS, module) ?? [];
  const rows = controllers.flatMap(rowsOf);
  const keys = rows.map(({ method, path }) => keyOf(method, path));
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (twice.length) throw new Error(`Routes that are served twice: ${twice.join(', ')}`);
  return rows;
}

function rowsOf(controller: Type): RouteRow[] {
  const prefix = read<string>(PATH_METADATA, controller) ?? '';
  const prototype = controller.prototype as Readonly<Record<string, object>>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const path = read<string>(PATH_METADATA, handler);
    if (path === undefined) return [];
    const method = RequestMethod[read<RequestMethod>(METHOD_METADATA, handler) ?? RequestMethod.GET] as Method;
    const whole = `/${[prefix, path]
      .map((part) => part.replace(/^\/+|\/+$/g, ''))
      .filter(Boolean)
      .join('/')}`;
    const access = read<Access>(accessKey, handler);
    if (!access) throw new Error(`${method} ${whole} of ${controller.name} does not say who may call it.`);
    return [{ ...access, method, path: whole.replace(/:(\w+)/g, '{$1}') }];
  });
}
