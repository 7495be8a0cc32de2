import {
  areaNames,
  basePort,
  bffNames,
  bffOptions,
  ConfigurationError,
  dataDirectory,
  portsFrom,
  providerOptions,
  serviceNames,
  developerOrigins,
  trustedProxies,
  uploadLimitMb,
} from '@groundwork/server-config';
import type {
  AreaName,
  BffName,
  BffOptions,
  Ports,
  ProviderAddress,
  ProviderOptions,
  ServiceName,
} from '@groundwork/server-config';

/** A unit of the portal by the name that it has on the command line: `draws`, `bff-admin`. */
export type UnitName = ServiceName | `bff-${BffName}`;

export const unitNames: readonly UnitName[] = [...serviceNames, ...bffNames.map((name) => `bff-${name}` as const)];

export interface LocalSettings {
  readonly ports: Ports;
  /** Units that run elsewhere, or not at all. */
  readonly except: ReadonlySet<UnitName>;
  /** The unit of the browser's side that a server of development holds (`--live borrower`). */
  readonly live?: LiveName;
  readonly data: string;
  /** What all units have in common, read once through one of them. */
  readonly shared: BffOptions;
  /** Largest upload, MB. */
  readonly uploadLimitMb: number;
  /** Proxies in front of the gateway whose word on the caller's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Where developers' own versions of areas may come from; none in production. */
  readonly developerOrigins: readonly string[];
  readonly providers: ProviderOptions;
}

const isUnit = (text: string): text is UnitName => (unitNames as readonly string[]).includes(text);

function excepted(args: readonly string[]): Set<UnitName> {
  const units = new Set<UnitName>();
  args.forEach((argument, at) => {
    const text = argument.startsWith('--except=')
      ? argument.slice('--except='.length)
      : argument === '--except'
        ? (args[at + 1] ?? '')
        : undefined;
    for (const name of text?.split(',').filter(Boolean) ?? []) {
      if (!isUnit(name))
        throw new ConfigurationError(`There is no unit '${name}' to leave out. Units: ${unitNames.join(', ')}.`);
      units.add(name);
    }
  });
  return units;
}

/** A unit of the browser's side by the name that it has on the command line. */
export type LiveName = AreaName | 'shell';

function liveUnit(args: readonly string[], runs: BffOptions['mode']): LiveName | undefined {
  const at = args.indexOf('--live');
  if (at < 0) return undefined;
  const live = [...areaNames, 'shell' as const].find((name) => name === args[at + 1]);
  if (!live) throw new ConfigurationError(`Say which unit is live: ${areaNames.join(', ')} or shell.`);
  if (runs === 'production')
    throw new ConfigurationError('A unit that changes under its users is nothing for production: leave out --live.');
  return live;
}

/** What the command line and the environment say. Throws {@link ConfigurationError} with a sentence for the person. */
export function localSettings(args: readonly string[], env: NodeJS.ProcessEnv): LocalSettings {
  const shared = bffOptions(env, 'shell');
  return {
    ports: portsFrom(basePort(env)),
    except: excepted(args),
    live: liveUnit(args, shared.mode),
    data: dataDirectory(env),
    shared,
    uploadLimitMb: uploadLimitMb(env),
    trustedProxies: trustedProxies(env),
    developerOrigins: developerOrigins(env),
    providers: providerOptions(env),
  };
}

/** Whether a provider of this portal is the sandbox: it runs where it is asked, and never in production. */
export function needsSandbox({ ports, providers }: Pick<LocalSettings, 'ports' | 'providers'>): boolean {
  return Object.values(providers).some(
    (provider) => provider !== undefined && new URL((provider as ProviderAddress).url).port === String(ports.sandbox),
  );
}

/** Every port that this process is going to listen on, with what listens there. */
export function portsInUse(
  settings: Pick<LocalSettings, 'ports' | 'except' | 'live' | 'providers'>,
): readonly (readonly [string, number])[] {
  const { ports, except, live } = settings;
  const remotes = areaNames
    .filter((name) => name !== live)
    .map((name) => [`remote ${name}`, ports.remotes[name]] as const);
  const bffs = bffNames
    .filter((name) => !except.has(`bff-${name}`))
    .map((name) => [`bff-${name}`, ports.bffs[name]] as const);
  const services = serviceNames
    .filter((name) => !except.has(name))
    .map((name) => [`service ${name}`, ports.services[name]] as const);
  const sandbox = needsSandbox(settings) ? [['sandbox', ports.sandbox] as const] : [];
  return [['gateway', ports.gateway], ...remotes, ...bffs, ...services, ...sandbox];
}
