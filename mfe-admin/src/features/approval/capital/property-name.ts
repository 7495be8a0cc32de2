import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import type { Application } from '../../../data/api.js';

/** A property by its street, else by its number. */
export function propertyName({ properties }: Pick<Application, 'properties'>, propertyId: string): string {
  const index = properties.findIndex(({ id }) => id === propertyId);
  return properties[index]?.street || fill(capitalPage.propertyNumber, { number: index + 1 });
}
