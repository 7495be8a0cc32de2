import { ConfigurationError } from './configuration-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is a whole number. Throws {@link ConfigurationError}. */
export function integer(env: Environment, name: string, fallback: number, min = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min)
    throw new ConfigurationError(`${name} must be a whole number of at least ${min}, not "${text}".`);
  return value;
}
