import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * Keys in a fixed order, so that the committed document changes only when the code does.
 *
 * @public For the child process in which tools/contracts describes a unit.
 */
export function sortedJson(value: unknown): string {
  const sort = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(sort);
    if (item === null || typeof item !== 'object') return item;
    return Object.fromEntries(
      Object.entries(item)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sort(inner)]),
    );
  };
  return `${JSON.stringify(sort(value), null, 2)}\n`;
}

/** The OpenAPI document of `app`, generated from its controllers and DTO classes by what is read when the first one is asked for. */
export async function openApiOf(app: NestFastifyApplication, title: string, version: string): Promise<OpenAPIObject> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder().setTitle(title).setVersion(version).addBearerAuth().build();
  return SwaggerModule.createDocument(app, config, { operationIdFactory: (_controller, method) => method });
}
