/** A setting that is wrong: says which one and what it takes. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
