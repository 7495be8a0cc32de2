import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  areaNames,
  bffNames,
  bffOptions,
  createMissingKeys,
  serviceNames,
  serviceOptions,
} from '@groundwork/server-config';
import { parse, parseAllDocuments } from 'yaml';
import type { ComposeFile } from './compose.js';
import { compose, envExample } from './compose.js';
import { files } from './files.js';
import { earlierFiles, keyFiles } from './key-files.js';
import { kubernetes, kustomization } from './kubernetes.js';
import {
  environmentOf,
  gatewaySettings,
  linesOfOneMachine,
  localOnly,
  ofOverlays,
  settings,
  settingsOf,
} from './settings.js';
import type { Unit } from './units.js';
import { units } from './units.js';

const infra = join(import.meta.dirname, '../..');
let keys: string;
beforeAll(() => {
  keys = mkdtempSync(join(tmpdir(), 'groundwork-keys-'));
  createMissingKeys(keys);
});
afterAll(() => rmSync(keys, { recursive: true, force: true }));

/** An environment that remembers what was asked of it. */
function watched(values: Readonly<Record<string, string>>) {
  const namesRead = new Set<string>();
  const env = new Proxy(values, { get: (target, name: string) => (namesRead.add(name), target[name]) });
  return { env, namesRead };
}

const plausible: Readonly<Record<string, string>> = {
  DATABASE_URL: 'mysql://user:word@mysql:3306',
  RABBITMQ_URL: 'amqps://rabbitmq',
  RABBITMQ_CA: '-----BEGIN CERTIFICATE-----',
  RABBITMQ_CERT: '-----BEGIN CERTIFICATE-----',
  RABBITMQ_KEY: '-----BEGIN PRIVATE KEY-----',
  SMTP_URL: 'smtp://mail',
  PLAIN_LINES: 'units, CLAMD_URL, OTEL_EXPORTER_OTLP_ENDPOINT',
  OUTGOING_HOSTS: 'mysql, replica, rabbitmq, mail, clamd, collector, *.example',
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'word',
  CLAMD_URL: 'tcp://clamd:3310',
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'word',
  SMS_FROM: '100',
  SESSION_ACCESS_SECONDS: '300',
  SESSION_IDLE_MS: '1800000',
  SESSION_WARNING_MS: '120000',
  SESSION_ABSOLUTE_SECONDS: '43200',
  SESSION_PROOF_SECONDS: '600',
  API_DOCUMENTS: 'members',
  DATABASE_REPLICA_URL: 'mysql://reader:word@replica:3306',
  DATABASE_REPLICA_SECONDS: '5',
  DATABASE_POOL: '10',
  EVENTS_DECLARE: 'own',
  EVENTS_TRIES: '8',
  EVENTS_AT_ONCE: '4',
  EVENTS_KEEP_DAYS: '180',
  DIGEST_HOUR: '7',
  METRICS_PORT: '9464',
  DATABASE_CA: '-----BEGIN CERTIFICATE-----',
  REQUEST_BUDGET_MS: '25000',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  PROVIDER_TIMEOUT_MS: '15000',
};
const valueOf = (name: string, example?: string) =>
  plausible[name] ?? example ?? (name.endsWith('_URL') ? 'https://provider.example' : 'word');
const environment = (unit: Unit, required = false) => ({
  ...environmentOf(unit),
  ...Object.fromEntries(
    settingsOf(unit).flatMap((setting) =>
      required && !setting.required ? [] : [[setting.name, valueOf(setting.name, setting.example)]],
    ),
  ),
  // As compose has it; in the full one it is among the settings.
  ...(required ? { PLAIN_LINES: linesOfOneMachine } : {}),
  GROUNDWORK_KEYS: keys,
});
const read = (unit: Unit, env: NodeJS.ProcessEnv) =>
  unit.kind === 'service' ? serviceOptions(env, unit.of) : unit.kind === 'bff' ? bffOptions(env, unit.of) : undefined;
const configured = units.filter(({ kind }) => kind === 'service' || kind === 'bff');

describe('what is deployed', () => {
  it('is every unit of the portal, once', () => {
    const expected = [
      ...serviceNames.map((name) => `service-${name}`),
      ...bffNames.map((name) => `bff-${name}`),
      ...areaNames.map((name) => `remote-${name}`),
      'gateway',
    ];
    expect(units.map(({ name }) => name)).toEqual(expected);
    expect(Object.keys(compose.services).filter((name) => !/^(mysql|rabbitmq|clamd|.*-migrate)$/.test(name))).toEqual(
      expected,
    );
    expect(Object.keys(kubernetes)).toEqual(['shared.yaml', 'clamd.yaml', ...expected.map((name) => `${name}.yaml`)]);
  });

  it.each(Object.keys(files))('stands in infra/%s as the tables say', (path) => {
    expect(readFileSync(join(infra, path), 'utf8')).toBe(files[path]);
  });

  it('reads back as it was meant', () => {
    expect(parse(files['compose/compose.yaml'] ?? '')).toEqual(JSON.parse(JSON.stringify(compose)) as ComposeFile);
    for (const [name, documents] of Object.entries(kubernetes))
      expect(parseAllDocuments(files[`k8s/${name}`] ?? '').map((document) => document.toJS() as unknown)).toEqual(
        JSON.parse(JSON.stringify(documents)),
      );
  });
});

describe('the settings of a deployment', () => {
  it.each(configured)('let $name start in production, with every address one of a unit that is there', (unit) => {
    for (const env of [environment(unit), environment(unit, true)]) {
      const options = read(unit, env);
      expect(options).toMatchObject({
        host: '0.0.0.0',
        port: unit.port,
        mode: 'production',
        publicOrigin: 'https://portal.example.com',
      });
      for (const [kind, of] of [
        ['service', options?.services],
        ['bff', options?.bffs],
      ] as const)
        for (const [name, url] of Object.entries(of ?? {})) {
          const other = units.find((one) => one.name === `${kind}-${name}`);
          expect(url).toBe(`http://${other?.name}:${other?.port}`);
        }
    }
  });

  it.each(settings.filter(({ required, name }) => required && name.startsWith('SMTP')))(
    'are refused without $name',
    ({ name }) => {
      const unit = units.find((one) => one.name === 'service-notifications') as Unit;
      expect(() => read(unit, { ...environment(unit), [name]: '' })).toThrow(name);
    },
  );

  it('are what the units read: none is missing in the table, none stands there for nothing', () => {
    const known = new Set([
      ...settings.map(({ name }) => name),
      ...localOnly,
      ...ofOverlays,
      ...configured.flatMap((unit) => Object.keys(environmentOf(unit))),
      ...Object.keys(compose.services['bff-admin']?.environment ?? {}),
      'GROUNDWORK_DATA',
    ]);
    const namesRead = new Set<string>();
    for (const unit of configured)
      for (const values of [environment(unit), environment(unit, true)]) {
        const one = watched(values);
        read(unit, one.env);
        one.namesRead.forEach((name) => namesRead.add(name));
      }
    expect([...namesRead].filter((name) => !known.has(name))).toEqual([]);
    // The largest upload is converted with the units, and read by one of them.
    expect(settings.map(({ name }) => name).filter((name) => !namesRead.has(name))).toEqual([]);
  });

  it('fill in the gateway: every name of its template, and its port', () => {
    const template = readFileSync(join(infra, 'gateway/nginx.conf.template'), 'utf8');
    const gateway = units.find(({ kind }) => kind === 'gateway') as Unit;
    const names = [...new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name))].sort();
    const { NGINX_ENVSUBST_FILTER: filter = '', ...own } = environmentOf(gateway);
    const settingNames = [...Object.keys(own), ...Object.keys(gatewaySettings)].sort();
    expect(settingNames).toEqual(names);
    expect(names.filter((name) => !new RegExp(filter).test(name ?? ''))).toEqual([]);
    expect(template).toContain(`listen ${gateway.port};`);
  });
});

describe('the manifests', () => {
  const pods = Object.entries(kubernetes)
    .flatMap(([name, documents]) => (name === 'clamd.yaml' ? [] : documents))
    .flatMap((document) =>
      document.kind === 'Deployment' && 'template' in (document.spec ?? {})
        ? [document as import('kubernetes-types/apps/v1.d.ts').Deployment]
        : [],
    );

  it('confine every container and probe what the units answer', () => {
    expect(pods).toHaveLength(units.length);
    for (const { metadata, spec } of pods) {
      const pod = spec?.template.spec;
      const unit = units.find(({ name }) => name === metadata?.name) as Unit;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])])
        expect(securityContext).toEqual({
          runAsNonRoot: true,
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      const [container] = pod?.containers ?? [];
      expect(container).toMatchObject({
        readinessProbe: { httpGet: { path: '/ready' } },
        livenessProbe: { httpGet: { path: unit.kind === 'service' || unit.kind === 'bff' ? '/health' : '/ready' } },
      });
      expect(container?.ports).toEqual([
        { name: 'http', containerPort: unit.port },
        ...(unit.kind === 'gateway' ? [] : [{ name: 'metrics', containerPort: 9464 }]),
      ]);
      const volumes = new Set(pod?.volumes?.map(({ name }) => name));
      for (const { name } of container?.volumeMounts ?? []) expect(volumes.has(name)).toBe(true);
      expect(container?.resources).toMatchObject({
        limits: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
      });
    }
  });

  it('lay the registry open to who serves and publishes it, and in compose alone to who may change whom it gives what', () => {
    const mounted = pods.flatMap(({ metadata, spec }) =>
      JSON.stringify(spec?.template.spec?.volumes ?? []).includes('groundwork-registry') ? [metadata?.name] : [],
    );
    const served = units.flatMap(({ kind, name }) => (kind === 'remote' || kind === 'gateway' ? [name] : []));
    expect(mounted).toEqual(served);
    const composed = Object.entries(compose.services).flatMap(([name, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('registry:')) ? [name] : [],
    );
    expect(composed.sort()).toEqual([...served, 'bff-admin'].sort());
    const environments = Object.entries(compose.services).flatMap(([name, { environment: values = {} }]) =>
      values['REGISTRY_DATA'] ? [[name, values['REGISTRY_DATA']]] : [],
    );
    expect(environments).toEqual([['bff-admin', '/srv/data']]);
  });

  it('have every unit of our own scraped on a port that no Service, no Ingress and no other unit leads to', () => {
    for (const { metadata, spec } of pods) {
      const annotations = spec?.template.metadata?.annotations;
      expect([metadata?.name, annotations]).toEqual([
        metadata?.name,
        metadata?.name === 'gateway'
          ? undefined
          : { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9464', 'prometheus.io/path': '/metrics' },
      ]);
    }
    for (const documents of Object.values(kubernetes))
      for (const document of documents)
        if (document.kind === 'Service' || document.kind === 'Ingress')
          expect(JSON.stringify(document)).not.toContain('9464');
    expect(readFileSync(join(infra, 'gateway/nginx.conf.template'), 'utf8')).not.toContain('metrics');
  });

  it('change every unit one by one, at least two and never all away, in time for its callers to leave', () => {
    for (const unit of units) {
      const beside = (kind: string) => kubernetes[`${unit.name}.yaml`]?.find((one) => one.kind === kind);
      const spec = pods.find(({ metadata }) => metadata?.name === unit.name)?.spec;
      const preStop = spec?.template.spec?.containers[0]?.lifecycle?.preStop;
      // A number of replicas here would set back what the autoscaler says.
      expect(spec).not.toHaveProperty('replicas');
      expect(spec?.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
      expect(preStop).toEqual({ sleep: { seconds: 5 } });
      if (unit.kind === 'service' || unit.kind === 'bff') {
        const { env = [] } = spec?.template.spec?.containers[0] ?? {};
        expect(env).toContainEqual({ name: 'DRAIN_SECONDS', value: '5' });
      }
      expect(beside('HorizontalPodAutoscaler')).toMatchObject({
        spec: { scaleTargetRef: { kind: 'Deployment', name: unit.name }, minReplicas: 2, maxReplicas: 10 },
      });
      expect(beside('PodDisruptionBudget')).toMatchObject({
        spec: { maxUnavailable: 1, selector: spec?.selector },
      });
    }
  });

  it('name their images by the version of the release, which is said anew in one place', () => {
    const { version } = JSON.parse(readFileSync(join(infra, '../package.json'), 'utf8')) as { version: string };
    const images = pods.flatMap(({ spec }) => {
      const { containers = [], initContainers = [] } = spec?.template.spec ?? {};
      return [...containers, ...initContainers].map(({ image = '' }) => image.split(':'));
    });
    expect(new Set(images.map(([, tag]) => tag))).toEqual(new Set([version]));
    expect(kustomization.images.map(({ name }) => name).sort()).toEqual(
      [...new Set(images.map(([name]) => name))].sort(),
    );
    expect(new Set(kustomization.images.map(({ newTag }) => newTag))).toEqual(new Set([version]));
    expect(kustomization.resources).toEqual([...Object.keys(kubernetes), 'certificates.yaml']);
  });

  it('have pages alone led to HTTPS where calls come in', () => {
    const redirects = kubernetes['shared.yaml']
      ?.filter(({ kind }) => kind === 'Ingress')
      .map(({ metadata }) => [metadata?.name, metadata?.annotations?.['nginx.ingress.kubernetes.io/ssl-redirect']]);
    expect(redirects).toEqual([
      ['groundwork', 'false'],
      ['groundwork-remotes', 'true'],
    ]);
  });

  it('let an upload through the ingress that the gateway lets through', () => {
    const ingress = kubernetes['shared.yaml']?.find(({ kind }) => kind === 'Ingress');
    expect(ingress).toMatchObject({
      metadata: {
        annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': gatewaySettings['BODY_LIMIT'] },
      },
      spec: { ingressClassName: 'nginx' },
    });
  });

  it('hold no secret: it comes from a Secret or from the operator', () => {
    const secrets = settings.filter(({ secret }) => secret).map(({ name }) => name);
    for (const [name, documents] of Object.entries(kubernetes))
      for (const secret of secrets) expect([name, JSON.stringify(documents).includes(secret)]).toEqual([name, false]);
    for (const service of Object.values(compose.services))
      for (const [name, value] of Object.entries(service.environment ?? {}))
        if (/TOKEN|PASS|SECRET|ACCESS_KEY/.test(name))
          expect(value ?? 'left to .env').toMatch(/^(\$\{[A-Z0-9_]+:\?\}|left to \.env)$/);
  });

  it('give each unit the keys that it reads', () => {
    for (const unit of configured) {
      const files_ = keyFiles(unit);
      const isIdentity = unit.name === 'service-identity';
      expect(files_.filter((file) => file.startsWith('private/')).sort()).toEqual(
        [
          ...(isIdentity ? ['private/session.pem'] : []),
          ...(unit.kind === 'service' ? [`private/${unit.name}.events.pem`, `private/${unit.name}.seal.key`] : []),
          `private/${unit.name}.pem`,
        ].sort(),
      );
      expect(files_.includes('session.key')).toBe(isIdentity);
      expect(files_.filter((file) => earlierFiles(unit).includes(file))).toEqual([]);
      expect(files_.filter((file) => file.startsWith('public/') && !file.endsWith('.events.pem'))).toHaveLength(
        configured.length,
      );
      expect(files_.filter((file) => file.startsWith('public/') && file.endsWith('.events.pem'))).toHaveLength(
        unit.kind === 'service' ? serviceNames.length : 0,
      );
    }
  });
});

describe('the compose file', () => {
  it('gives each service an account of RabbitMQ of its own, from definitions that the broker loads', () => {
    const accounts = serviceNames.map((name) => {
      const { RABBITMQ_URL: url, EVENTS_DECLARE: declares } = compose.services[`service-${name}`]?.environment ?? {};
      return [/^amqp:\/\/(\w+):/.exec(url ?? '')?.[1], declares];
    });
    expect(accounts).toEqual(serviceNames.map((name) => [`groundwork_${name}`, 'own']));
    const settingsFile = readFileSync(join(infra, 'compose/broker.conf'), 'utf8');
    const [, path = 'none'] = /^load_definitions = (.+)$/m.exec(settingsFile) ?? [];
    expect(compose.services['rabbitmq']?.volumes).toContain(`./broker-definitions.json:${path}:ro`);
    expect(compose.services['rabbitmq']).not.toHaveProperty('environment');
  });

  it('says nothing where the operator says nothing: an empty text would be taken for a word', () => {
    for (const unit of configured)
      for (const [name, value] of Object.entries(compose.services[unit.name]?.environment ?? {}))
        expect([name, value === '' || /:-\}/.test(value ?? '')]).toEqual([name, false]);
  });

  it('confines every unit, checks its health, and names what it waits for', () => {
    for (const unit of units) {
      const service = compose.services[unit.name];
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(service?.user).not.toMatch(/^0|root/);
      expect(JSON.stringify(service?.healthcheck)).toContain(`:${unit.port}/ready`);
      for (const [name, { condition }] of Object.entries(service?.depends_on ?? {}))
        if (condition === 'service_completed_successfully') expect(compose.services[name]?.restart).toBe('on-failure');
        else expect(compose.services[name]?.healthcheck).toBeDefined();
    }
  });

  it('asks in its example for everything that it cannot do without', () => {
    const needed = new Set(
      [...(files['compose/compose.yaml'] ?? '').matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name]) => name),
    );
    const exampleNames = new Set(
      envExample.split('\n').flatMap((line) => (/^[A-Z]/.test(line) ? [line.split('=')[0]] : [])),
    );
    expect([...needed].filter((name) => !exampleNames.has(name))).toEqual([]);
  });
});
