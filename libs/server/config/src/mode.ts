import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';
import type { Mode } from './options.js';

/** What kind of portal it is (`GROUNDWORK_MODE`): images run as production, all else as a demonstration. */
export function modeOf(env: Environment): Mode {
  const text = env['GROUNDWORK_MODE'] ?? (env['NODE_ENV'] === 'production' ? 'production' : 'demonstration');
  if (text !== 'production' && text !== 'demonstration' && text !== 'test')
    throw new ConfigurationError(`GROUNDWORK_MODE must be production, demonstration or test, not "${text}".`);
  return text;
}
