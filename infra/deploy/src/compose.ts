import { clamdName, clamdOfCompose, clamdUrl } from './clamd.js';
import { migrateCommand } from './migrations.js';
import { folderOf } from './key-files.js';
import {
  dataDirectory,
  environmentOf,
  fixed,
  gatewaySettings,
  linesOfOneMachine,
  mayBeEmpty,
  registryMount,
  settings,
  settingsOf,
} from './settings.js';
import type { Unit } from './units.js';
import { units } from './units.js';

/** A service of a compose file, as far as these are used. */
export interface ComposeService {
  readonly image?: string;
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  /** Null is what `.env` says, and nothing where it says nothing: an empty text would count as said. */
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly interval: string;
    readonly timeout?: string;
    readonly retries?: number;
    readonly start_period?: string;
  };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly restart?: boolean }>>;
  readonly restart?: string;
  readonly stop_grace_period?: string;
}

export interface ComposeFile {
  readonly name: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const confined = {
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  restart: 'unless-stopped',
  stop_grace_period: '60s',
} as const;
const healthy = { condition: 'service_healthy' } as const;
const base = { interval: '5s', timeout: '3s', retries: 24, start_period: '20s' } as const;
const fetches = (url: string) => [
  'CMD',
  'node',
  '-e',
  `fetch('${url}').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))`,
];

const build = { context: '../..', dockerfile: 'infra/images/Dockerfile' } as const;

/** A variable of `.env` without which compose does not start. */
const must = (name: string): string => `\${${name}:?}`;

/** One database server for all; each service has its user and its database on it (`mysql-users.sh`). */
const databaseUrl = (service: string): string =>
  `mysql://groundwork_${service}:${must('DATABASE_PASSWORD')}@mysql:3306`;

/** Between containers of one machine nothing is encrypted. Who has settings that lead further names these as well, or does not start. */
const plainLines = `\${PLAIN_LINES:-${linesOfOneMachine}}`;

/** What the operator says in `.env`: what is required must be there, all else may be left out. */
function fromOperator(unit: Unit): Record<string, string | null> {
  const computed: Record<string, string> = {
    PLAIN_LINES: plainLines,
    ...(unit.kind === 'service' && {
      DATABASE_URL: databaseUrl(unit.of),
      // Its own account, which `broker-definitions.json` makes with all that it needs.
      RABBITMQ_URL: `amqp://groundwork_${unit.of}:${must('RABBITMQ_PASSWORD')}@rabbitmq:5672`,
      EVENTS_DECLARE: 'own',
      CLAMD_URL: clamdUrl,
    }),
  };
  return Object.fromEntries(
    settingsOf(unit).map(({ name, required }) => [name, computed[name] ?? (required ? must(name) : null)]),
  );
}

/** A dollar that is none of compose's own is written twice. */
const escaped = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('$', '$$$$')]));

/** What `make-keys.js` laid apart for it: no unit is given another's keys. */
const keysOf = (unit: Unit): string => `${folderOf('./keys', unit)}:${fixed.GROUNDWORK_KEYS}:ro`;

const migrationName = (unit: Pick<Unit, 'name'>): string => `${unit.name}-migrate`;

/** Brings the tables of a service up to date and ends; the service starts after it. */
const migrationOf = (unit: Extract<Unit, { kind: 'service' }>): ComposeService => ({
  ...confined,
  restart: 'on-failure',
  user: '1000:1000',
  build: { ...build, target: 'unit', args: { UNIT: unit.name } },
  command: migrateCommand,
  environment: {
    GROUNDWORK_MODE: fixed.GROUNDWORK_MODE,
    DATABASE_URL: databaseUrl(unit.of),
    DATABASE_CA: null,
    DATABASE_PREFIX: null,
    PLAIN_LINES: plainLines,
  },
  depends_on: { mysql: healthy },
});

function serviceOf(unit: Unit): ComposeService {
  const environment = { ...escaped(environmentOf(unit)), ...fromOperator(unit) };
  const node = {
    ...confined,
    user: '1000:1000',
    build: { ...build, target: 'unit', args: { UNIT: unit.name } },
    environment,
  };
  switch (unit.kind) {
    case 'service':
      return {
        ...node,
        volumes: [keysOf(unit), ...(unit.of === 'files' ? [`files:${dataDirectory}`] : [])],
        healthcheck: { test: fetches(`http://127.0.0.1:${unit.port}/ready`), ...base },
        // Without its broker a service serves, and its events wait.
        depends_on: {
          [migrationName(unit)]: { condition: 'service_completed_successfully' },
          mysql: healthy,
          rabbitmq: { condition: 'service_started' },
          // Nor without what looks at uploads: it takes none meanwhile.
          ...(unit.of === 'files' ? { [clamdName]: { condition: 'service_started' } } : {}),
        },
      };
    case 'bff':
      return {
        ...node,
        environment: { ...environment, ...(unit.of === 'admin' ? registryMount : {}) },
        volumes: [keysOf(unit), ...(unit.of === 'admin' ? [`registry:${dataDirectory}`] : [])],
        healthcheck: { test: fetches(`http://127.0.0.1:${unit.port}/ready`), ...base },
        depends_on: { 'service-identity': healthy },
      };
    case 'remote':
      return {
        ...node,
        build: { ...build, target: 'remote', args: { REMOTE: unit.of } },
        command: [
          'sh',
          '-c',
          'node infra/deploy/dist/publish-remote.js && exec node infra/deploy/dist/serve-remote.js',
        ],
        volumes: [`registry:${dataDirectory}`],
        ports: [`\${BIND:-127.0.0.1}:${unit.port}:${unit.port}`],
        healthcheck: { test: fetches(`http://127.0.0.1:${unit.port}/ready`), ...base },
      };
    case 'gateway':
      return {
        ...confined,
        tmpfs: ['/tmp', '/etc/nginx/conf.d:uid=101'],
        user: '101:101',
        build: { ...build, target: 'gateway' },
        environment: {
          ...escaped(environmentOf(unit)),
          ...Object.fromEntries(
            Object.keys(gatewaySettings).map((name) => [
              name,
              mayBeEmpty.includes(name) ? `\${${name}:-}` : must(name),
            ]),
          ),
        },
        volumes: ['registry:/srv/registry:ro'],
        ports: [`\${BIND:-127.0.0.1}:4200:${unit.port}`],
        healthcheck: { test: ['CMD', 'wget', '-q', '-O', '/dev/null', `http://127.0.0.1:${unit.port}/ready`], ...base },
        // nginx looks the names up once: it starts anew when a back end did.
        depends_on: Object.fromEntries(
          units.flatMap(({ kind, name }) => (kind === 'bff' ? [[name, { ...healthy, restart: true }]] : [])),
        ),
      };
  }
}

export const compose: ComposeFile = {
  name: 'groundwork',
  services: {
    mysql: {
      image: 'mysql:8.4',
      // The audit record's triggers are made by a user without SUPER.
      command: ['--log-bin-trust-function-creators=1', '--character-set-server=utf8mb4'],
      environment: {
        MYSQL_ROOT_PASSWORD: must('MYSQL_ROOT_PASSWORD'),
        DATABASE_PASSWORD: must('DATABASE_PASSWORD'),
        SERVICES: units.flatMap((unit) => (unit.kind === 'service' ? [unit.of] : [])).join(' '),
      },
      volumes: ['mysql:/var/lib/mysql', './mysql-users.sh:/docker-entrypoint-initdb.d/10-users.sh:ro'],
      healthcheck: { test: ['CMD-SHELL', 'mysqladmin ping -h 127.0.0.1 -uroot -p"$$MYSQL_ROOT_PASSWORD"'], ...base },
      restart: 'unless-stopped',
    },
    rabbitmq: {
      image: 'rabbitmq:4.0',
      volumes: [
        'rabbitmq:/var/lib/rabbitmq',
        './broker.conf:/etc/rabbitmq/conf.d/20-accounts.conf:ro',
        './broker-definitions.json:/etc/rabbitmq/broker-definitions.json:ro',
      ],
      healthcheck: { test: ['CMD', 'rabbitmq-diagnostics', '-q', 'ping'], ...base },
      restart: 'unless-stopped',
    },
    [clamdName]: clamdOfCompose,
    ...Object.fromEntries(
      units.flatMap((unit) => [
        [unit.name, serviceOf(unit)],
        ...(unit.kind === 'service' ? [[migrationName(unit), migrationOf(unit)]] : []),
      ]),
    ),
  },
  volumes: { mysql: null, rabbitmq: null, clamd: null, registry: null, files: null },
};

const computed = new Set(['DATABASE_URL', 'RABBITMQ_URL', 'EVENTS_DECLARE', 'CLAMD_URL', 'PLAIN_LINES']);

/** The example of the `.env` beside the compose file. */
export const envExample: string = [
  '# Copy to .env and fill in. What has no value and no # must be given.',
  'MYSQL_ROOT_PASSWORD=',
  'DATABASE_PASSWORD=',
  '# The one that broker-definitions.json was made with (`npm run broker-accounts`).',
  'RABBITMQ_PASSWORD=',
  ...settings.flatMap(({ name, required, example }) =>
    computed.has(name)
      ? []
      : [required || name in gatewaySettings ? `${name}=${example ?? ''}` : `# ${name}=${example ?? ''}`],
  ),
  ...Object.entries(gatewaySettings).flatMap(([name, value]) =>
    settings.some((one) => one.name === name) || mayBeEmpty.includes(name) ? [] : [`${name}=${value}`],
  ),
  ...mayBeEmpty.flatMap((name) => (settings.some((one) => one.name === name) ? [] : [`# ${name}=`])),
  '# What is called in the clear: all of it between containers of this machine.',
  `# PLAIN_LINES=${linesOfOneMachine}`,
  '# Where the ports are bound; TLS ends in front of them.',
  '# BIND=127.0.0.1',
  '',
].join('\n');
