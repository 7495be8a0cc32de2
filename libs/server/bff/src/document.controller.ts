import { Controller, Get } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { remoteAreas } from '@groundwork/domain-access';
import type { Who } from '@groundwork/domain-access';
import type { BffName, BffOptions } from '@groundwork/server-config';
import { OpenTo } from './route.js';

/** Who may read the OpenAPI document of a back end: everybody, or who works in its area; in production that, where nothing is said. */
export function readersOf(name: BffName, { mode, apiDocuments }: Pick<BffOptions, 'mode' | 'apiDocuments'>): Who {
  const isPublic = (apiDocuments ?? (mode === 'production' ? 'members' : 'everybody')) === 'everybody';
  if (isPublic) return 'public';
  const [first = 'user']: readonly Who[] = name === 'shell' ? [] : remoteAreas[name];
  return first;
}

/** Answers a back end's OpenAPI document, which is made when it is first asked for. */
export function documentController(who: Who, describe: () => Promise<OpenAPIObject>): Type {
  let document: Promise<OpenAPIObject> | undefined;

  @ApiExcludeController()
  @Controller()
  class DocumentController {
    @Get('openapi.json')
    @OpenTo(who)
    read(): Promise<OpenAPIObject> {
      return (document ??= describe());
    }
  }
  return DocumentController;
}
