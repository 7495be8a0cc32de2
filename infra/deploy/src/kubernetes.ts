import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type {
  ConfigMap,
  Container,
  EnvFromSource,
  PersistentVolumeClaim,
  Service,
  Volume,
  VolumeMount,
} from 'kubernetes-types/core/v1.d.ts';
import type { Ingress } from 'kubernetes-types/networking/v1.d.ts';
import { dataDirectory, environmentOf, fixed, gatewaySettings, publicHost, settings, settingsOf } from './settings.js';
import type { Unit } from './units.js';
import { units } from './units.js';

export type Manifest = Deployment | Service | ConfigMap | PersistentVolumeClaim | Ingress;

/** A tag is put in the place of this by whoever deploys: `kubectl set image`, or an overlay of kustomize. */
const image = (unit: Unit): string => `registry.example.com/groundwork/${unit.name}:latest`;
const labels = (name: string) => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'groundwork' });
const metadata = (name: string, of: string = name) => ({ name, namespace: 'groundwork', labels: labels(of) });
const asEnv = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Nothing runs as root, gains rights, or writes beside its volumes. */
const confined = {
  runAsNonRoot: true,
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
/** The users `nginx` and `node` of the images. The volume of the remotes belongs to the one that publishes. */
const userOf = ({ kind }: Unit) =>
  kind === 'gateway' ? { runAsUser: 101, runAsGroup: 101 } : { runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 };

/** A ConfigMap of `session.pem` and, while a pair is replaced, `session.<word>.pem`. */
const sessionKeysName = 'groundwork-session-keys';
/** A Secret of `seal.previous.key`, for as long as it is needed. */
const previousSealName = 'groundwork-seal-previous';

const temporary: Volume = { name: 'tmp', emptyDir: {} };
const registry: Volume = { name: 'registry', persistentVolumeClaim: { claimName: 'groundwork-registry' } };
/**
 * The keys of one unit as it may hold them, everybody's public halves, and the public halves of sessions, of which there are several
 * while a pair is replaced. A service is given the seal key before the present one where there is one.
 */
const keys = (unit: Unit): Volume => ({
  name: 'keys',
  projected: {
    defaultMode: 0o440,
    sources: [
      {
        secret: {
          name: `groundwork-keys-${unit.name}`,
          items: keyFiles(unit).map((path) => ({ key: path.replaceAll('/', '.'), path })),
        },
      },
      { configMap: { name: sessionKeysName } },
      ...(unit.kind === 'service' ? [{ secret: { name: previousSealName, optional: true } }] : []),
    ],
  },
});

/** The files under `GROUNDWORK_KEYS` that a unit reads. */
export function keyFiles(unit: Unit): readonly string[] {
  if (unit.kind !== 'service' && unit.kind !== 'bff') return [];
  const session = unit.kind === 'service' && unit.of === 'identity' ? ['session.key', 'private/session.pem'] : [];
  const seal = unit.kind === 'service' ? ['seal.key'] : [];
  const callers = units.filter(({ kind }) => kind === 'service' || kind === 'bff');
  return [...session, ...seal, `private/${unit.name}.pem`, ...callers.map(({ name }) => `public/${name}.pem`)];
}

function volumesOf(unit: Unit): readonly (readonly [Volume, VolumeMount])[] {
  const tmp = [temporary, { name: 'tmp', mountPath: '/tmp' }] as const;
  switch (unit.kind) {
    case 'gateway':
      return [
        tmp,
        // What the start makes of the template.
        [
          { name: 'site', emptyDir: {} },
          { name: 'site', mountPath: '/etc/nginx/conf.d' },
        ],
        [registry, { name: 'registry', mountPath: '/srv/registry', readOnly: true }],
      ];
    case 'remote':
      return [tmp, [registry, { name: 'registry', mountPath: dataDirectory, readOnly: true }]];
    case 'service':
    case 'bff':
      return [tmp, [keys(unit), { name: 'keys', mountPath: fixed.GROUNDWORK_KEYS, readOnly: true }]];
  }
}

const secretsOf = (unit: Unit): readonly string[] =>
  settingsOf(unit).flatMap(({ name, secret }) => (secret ? [name] : []));

function containerOf(unit: Unit): Container {
  const secrets: EnvFromSource[] =
    secretsOf(unit).length > 0 ? [{ secretRef: { name: `groundwork-${unit.name}` } }] : [];
  const probe = (path: string) => ({ httpGet: { path, port: 'http' }, timeoutSeconds: 3 });
  const alive = unit.kind === 'service' || unit.kind === 'bff' ? '/health' : '/ready';
  return {
    name: unit.name,
    image: image(unit),
    ports: [{ name: 'http', containerPort: unit.port }],
    env: asEnv(environmentOf(unit)),
    envFrom: [
      { configMapRef: { name: unit.kind === 'gateway' ? 'groundwork-gateway' : 'groundwork-settings' } },
      ...secrets,
    ],
    // A first start migrates; after that a unit is there within seconds.
    startupProbe: { ...probe(alive), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: { ...probe(alive), periodSeconds: 10 },
    readinessProbe: { ...probe('/ready'), periodSeconds: 5 },
    resources: { requests: { cpu: '50m', memory: '160Mi' }, limits: { memory: '512Mi' } },
    securityContext: confined,
    volumeMounts: volumesOf(unit).map(([, mount]) => mount),
  };
}

/** Puts the remote of this image beside the older ones before it is served; open pages keep theirs. */
const publication = (unit: Unit): Container => ({
  name: 'publish',
  image: image(unit),
  command: ['node', 'infra/deploy/dist/publish-remote.js'],
  env: asEnv(environmentOf(unit)),
  envFrom: [{ configMapRef: { name: 'groundwork-settings' } }],
  securityContext: confined,
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'registry', mountPath: dataDirectory },
  ],
});

function deploymentOf(unit: Unit): Deployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(unit.name),
    spec: {
      // A service's relay keeps the order of its events within one process: there is one, and never two at a change.
      replicas: unit.kind === 'service' ? 1 : 2,
      strategy:
        unit.kind === 'service'
          ? { type: 'Recreate' }
          : { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      selector: { matchLabels: { 'app.kubernetes.io/name': unit.name } },
      template: {
        metadata: { labels: labels(unit.name) },
        spec: {
          securityContext: { runAsNonRoot: true, ...userOf(unit), seccompProfile: { type: 'RuntimeDefault' } },
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: 60,
          ...(unit.kind === 'remote' ? { initContainers: [publication(unit)] } : {}),
          containers: [containerOf(unit)],
          volumes: volumesOf(unit).map(([volume]) => volume),
        },
      },
    },
  };
}

const serviceOf = (unit: Unit): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(unit.name),
  spec: {
    selector: { 'app.kubernetes.io/name': unit.name },
    ports: [{ name: 'http', port: unit.port, targetPort: 'http' }],
  },
});

const examples = Object.fromEntries(
  settings.flatMap(({ name, secret, example }) => (secret || example === undefined ? [] : [[name, example]])),
);

/** What browsers reach: the gateway, and each remote at an origin of its own. */
const hosts = units.flatMap((unit): [string, Unit][] =>
  unit.kind === 'gateway' ? [[publicHost, unit]] : unit.kind === 'remote' ? [[`${unit.of}.${publicHost}`, unit]] : [],
);

const shared: readonly Manifest[] = [
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: metadata('groundwork-settings', 'settings'), data: examples },
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadata('groundwork-gateway', 'gateway'),
    data: { ...gatewaySettings },
  },
  {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: metadata('groundwork-registry', 'registry'),
    // Remotes are published by several pods and read by more.
    spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '5Gi' } } },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: metadata('groundwork', 'ingress'),
    spec: {
      tls: [{ hosts: hosts.map(([host]) => host), secretName: 'groundwork-tls' }],
      rules: hosts.map(([host, unit]) => ({
        host,
        http: {
          paths: [
            { path: '/', pathType: 'Prefix', backend: { service: { name: unit.name, port: { number: unit.port } } } },
          ],
        },
      })),
    },
  },
];

/** The manifests by file: what is shared, and one file a unit, so that a team applies its own. */
export const kubernetes: Readonly<Record<string, readonly Manifest[]>> = {
  'shared.yaml': shared,
  ...Object.fromEntries(units.map((unit) => [`${unit.name}.yaml`, [deploymentOf(unit), serviceOf(unit)]])),
};

/** Every Secret that the manifests name, with the keys that it may have; those that must be there first. */
export const secretNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  [`${sessionKeysName} (a ConfigMap)`, ['session.pem', 'session.<word>.pem']],
  [`${previousSealName} (where there is one)`, ['seal.previous.key']],
  ...units.flatMap((unit) => [
    ...(secretsOf(unit).length > 0 ? [[`groundwork-${unit.name}`, secretsOf(unit)] as const] : []),
    ...(keyFiles(unit).length > 0
      ? [[`groundwork-keys-${unit.name}`, keyFiles(unit).map((path) => path.replaceAll('/', '.'))] as const]
      : []),
  ]),
]);
