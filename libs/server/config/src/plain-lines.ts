import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';
import { modeOf } from './mode.js';
import { outgoingSettings } from './outgoing.js';

/** What {@link plainLines} calls all addresses of units together. */
const units = 'units';
const names: readonly string[] = [units, ...outgoingSettings];

/**
 * What a unit may call in the clear in production (`PLAIN_LINES`, with commas between them): settings by their name, and `units`. Who names
 * one says that something below the portal encrypts it, a mesh or the network. Throws {@link ConfigurationError}.
 */
function plainLines(env: Environment): readonly string[] {
  const named = (env['PLAIN_LINES'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  for (const name of named)
    if (!names.includes(name))
      throw new ConfigurationError(
        `PLAIN_LINES must be ${units} and names of settings such as DATABASE_URL, not "${name}".`,
      );
  return named;
}

/** Nothing of these leaves the machine, or the pod. */
const isHere = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname);

function isPlain(env: Environment, name: string, url: string): boolean {
  if (/^DATABASE_/.test(name)) return !env['DATABASE_CA'];
  // Letters go over TLS or wait (`mailOptions`): only who says it in the address itself sends them otherwise.
  if (/^smtps?:/.test(url)) return false;
  return !/^(https|amqps):/.test(url);
}

const howToClose = (name: string): string => {
  if (name === units) return 'say UNIT_TLS';
  if (/^DATABASE_/.test(name)) return 'say DATABASE_CA';
  return `say an address of TLS`;
};

function refuse(env: Environment, line: string, name: string, url: string): void {
  if (isHere(url) || !isPlain(env, name, url) || plainLines(env).includes(line)) return;
  throw new ConfigurationError(
    `${name} leads over the network in the clear: ${howToClose(line)}, or name ${line} in PLAIN_LINES where a mesh or the network encrypts it.`,
  );
}

/** In production every setting of these that leads to another machine in the clear has to be named. Throws {@link ConfigurationError}. */
export function refusePlainSettings(env: Environment, these: readonly string[] = outgoingSettings): void {
  if (modeOf(env) !== 'production') return;
  for (const name of these) {
    const url = env[name];
    if (url) refuse(env, name, name, url);
  }
}

/** The same of the addresses of units, where these have no pair. Throws {@link ConfigurationError}. */
export function refusePlainUnits(env: Environment, addresses: Readonly<Record<string, string>>, kind: string): void {
  if (modeOf(env) !== 'production') return;
  for (const [name, url] of Object.entries(addresses)) refuse(env, units, `${kind}_${name.toUpperCase()}_URL`, url);
}
