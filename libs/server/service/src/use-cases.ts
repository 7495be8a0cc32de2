import type { Type } from '@nestjs/common';

const isUseCase = (type: Type | undefined): type is Type =>
  typeof type === 'function' && typeof (type.prototype as { execute?: unknown }).execute === 'function';

/**
 * The commands and queries that controllers take in their constructors, for the providers of their room's module: a use case is
 * named by who calls it, and nowhere again. Lint keeps a controller to the use cases of its own room, so that none is
 * provided twice. What is no use case, or is called by others alone, the module lists.
 */
export function useCasesOf(...controllers: readonly Type[]): Type[] {
  const taken = controllers.flatMap(
    (controller) => (Reflect.getMetadata('design:paramtypes', controller) ?? []) as (Type | undefined)[],
  );
  return [...new Set(taken.filter(isUseCase))];
}
