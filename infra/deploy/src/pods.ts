import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { Container, EnvFromSource, Volume, VolumeMount } from 'kubernetes-types/core/v1.d.ts';
import { earlierFiles, keyFiles } from './key-files.js';
import { asEnv, componentLabel, labels, metadata, selectorOf } from './labels.js';
import { dataDirectory, environmentOf, fixed, metricsPort, settingsOf } from './settings.js';
import { byTls } from './unit-tls.js';
import { isMeasured } from './units.js';
import type { Unit } from './units.js';

/** The version of the release that the manifests are of. */
export const release = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;

/** A release names its images; `kustomization.yaml` has the place for another tag or a digest. */
export const repositoryOf = (unit: Pick<Unit, 'name'>): string => `registry.example.com/groundwork/${unit.name}`;
export const imageOf = (unit: Pick<Unit, 'name'>): string => `${repositoryOf(unit)}:${release}`;
/** The ConfigMap of what all units are told. */
export const settingsMap = 'groundwork-settings';
/** The Secret of a unit's own settings. */
export const secretsName = (unit: Pick<Unit, 'name'>): string => `groundwork-${unit.name}`;

/** Nothing runs as root, gains rights, or writes beside its volumes. */
export const confined = {
  runAsNonRoot: true,
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
/** The users `nginx` and `node` of the images. The volume of the remotes belongs to the one that publishes. */
export const userOf = ({ kind }: Unit) =>
  kind === 'gateway' ? { runAsUser: 101, runAsGroup: 101 } : { runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 };

/** A ConfigMap of `session.pem` and, while a pair is replaced, `session.<word>.pem`. */
export const sessionKeysName = 'groundwork-session-keys';
/** A Secret of the key that all services shared before each had its own, for as long as it is needed. */
export const sharedSealName = 'groundwork-seal-previous';

export const keysSecretName = (unit: Unit): string => `groundwork-keys-${unit.name}`;
/** A key of a Secret has no `/`. */
export const keyOfSecret = (path: string): string => path.replaceAll('/', '.');
const asItem = (path: string) => ({ key: keyOfSecret(path), path });

export const temporary: Volume = { name: 'tmp', emptyDir: {} };
const registry: Volume = { name: 'registry', persistentVolumeClaim: { claimName: 'groundwork-registry' } };
/**
 * The keys of one unit as it may hold them, everybody's public halves, and the public halves of sessions, of which there are several
 * while a pair is replaced. A service is given keys before the present ones where there are any.
 */
const keys = (unit: Unit): Volume => ({
  name: 'keys',
  projected: {
    defaultMode: 0o440,
    sources: [
      {
        secret: {
          name: keysSecretName(unit),
          items: keyFiles(unit).map(asItem),
        },
      },
      { configMap: { name: sessionKeysName } },
      ...(unit.kind === 'service'
        ? [
            { secret: { name: keysSecretName(unit), items: earlierFiles(unit).map(asItem), optional: true } },
            { secret: { name: sharedSealName, optional: true } },
          ]
        : []),
    ],
  },
});

function volumesOf(unit: Unit): readonly (readonly [Volume, VolumeMount])[] {
  const tmp = [temporary, { name: 'tmp', mountPath: '/tmp' }] as const;
  const pair = byTls(unit).volumes;
  switch (unit.kind) {
    case 'gateway':
      return [
        tmp,
        ...pair,
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
      return [tmp, ...pair, [keys(unit), { name: 'keys', mountPath: fixed.GROUNDWORK_KEYS, readOnly: true }]];
  }
}

export const secretsOf = (unit: Unit): readonly string[] =>
  settingsOf(unit).flatMap(({ name, secret }) => (secret ? [name] : []));

/** Prometheus finds pods by these annotations, as its usual configuration for Kubernetes has them. */
const scraped = (unit: Unit) =>
  isMeasured(unit)
    ? {
        annotations: {
          'prometheus.io/scrape': 'true',
          'prometheus.io/port': String(metricsPort),
          'prometheus.io/path': '/metrics',
        },
      }
    : {};

function containerOf(unit: Unit): Container {
  const secrets: EnvFromSource[] = secretsOf(unit).length > 0 ? [{ secretRef: { name: secretsName(unit) } }] : [];
  const tls = byTls(unit);
  const probe = (path: string) => ({ httpGet: { path, port: 'http', ...tls.probe }, timeoutSeconds: 3 });
  const alive = unit.kind === 'service' || unit.kind === 'bff' ? '/health' : '/ready';
  return {
    name: unit.name,
    image: imageOf(unit),
    ports: [
      { name: 'http', containerPort: unit.port },
      ...(isMeasured(unit) ? [{ name: 'metrics', containerPort: metricsPort }] : []),
    ],
    env: asEnv({ ...environmentOf(unit), ...tls.environment }),
    envFrom: [{ configMapRef: { name: unit.kind === 'gateway' ? 'groundwork-gateway' : settingsMap } }, ...secrets],
    // A service waits for the job that migrates; after that a unit is there within seconds.
    startupProbe: { ...probe(alive), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: { ...probe(alive), periodSeconds: 10 },
    readinessProbe: { ...probe('/ready'), periodSeconds: 5 },
    // Endpoints forget a pod while it still answers: what was sent to it last is not refused.
    lifecycle: { preStop: { sleep: { seconds: 5 } } },
    resources: {
      requests: { cpu: '50m', memory: '160Mi' },
      limits: { cpu: unit.kind === 'remote' ? '250m' : '1', memory: '512Mi' },
    },
    securityContext: confined,
    volumeMounts: volumesOf(unit).map(([, mount]) => mount),
  };
}

/** Puts the remote of this image beside the older ones before it is served; open pages keep theirs. */
const publication = (unit: Unit): Container => ({
  name: 'publish',
  image: imageOf(unit),
  command: ['node', 'infra/deploy/dist/publish-remote.js'],
  env: asEnv(environmentOf(unit)),
  envFrom: [{ configMapRef: { name: settingsMap } }],
  securityContext: confined,
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'registry', mountPath: dataDirectory },
  ],
});

export function deploymentOf(unit: Unit): Deployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(unit.name),
    spec: {
      // How many there are says the autoscaler, which a number here would set back at every change.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      selector: selectorOf(unit),
      template: {
        metadata: { labels: { ...labels(unit.name), [componentLabel]: unit.kind }, ...scraped(unit) },
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
