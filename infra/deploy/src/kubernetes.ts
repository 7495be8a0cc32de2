import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-types/core/v1.d.ts';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import { clamdManifests } from './clamd.js';
import { earlierFiles, keyFiles, previousSharedSealFile } from './key-files.js';
import { metadata, namespace, selectorOf } from './labels.js';
import { migrateSecretName, migrationNetwork, migrationOf } from './migrations.js';
import { networkPolicyOf, nothingElse } from './network.js';
import {
  deploymentOf,
  keyOfSecret,
  keysSecretName,
  release,
  repositoryOf,
  secretsName,
  secretsOf,
  sessionKeysName,
  settingsMap,
  sharedSealName,
} from './pods.js';
import { scalingOf } from './scaling.js';
import { gatewaySettings, publicHost, replicasSuffix, settings } from './settings.js';
import { certificatesFile, pairSecrets } from './unit-tls.js';
import type { Unit } from './units.js';
import { units } from './units.js';

export type Manifest =
  | Deployment
  | Job
  | Service
  | ConfigMap
  | PersistentVolumeClaim
  | Ingress
  | NetworkPolicy
  | HorizontalPodAutoscaler
  | PodDisruptionBudget;

const serviceOf = (unit: Unit): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(unit.name),
  spec: {
    selector: selectorOf(unit).matchLabels,
    ports: [{ name: 'http', port: unit.port, targetPort: 'http' }],
  },
});

/** Leads to nobody: its name has the addresses of all replicas, for who asks each, also of those that are not ready. */
const replicasOf = (unit: Unit): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(`${unit.name}${replicasSuffix}`, unit.name),
  spec: {
    clusterIP: 'None',
    publishNotReadyAddresses: true,
    selector: selectorOf(unit).matchLabels,
    ports: [{ name: 'http', port: unit.port, targetPort: 'http' }],
  },
});
const isAskedEach = ({ kind }: Unit): boolean => kind === 'service' || kind === 'bff';

const examples = Object.fromEntries(
  settings.flatMap(({ name, secret, example }) => (secret || example === undefined ? [] : [[name, example]])),
);

/** What browsers reach: the gateway, and each remote at an origin of its own. */
const hosts = units.flatMap((unit): [string, Unit][] =>
  unit.kind === 'gateway' ? [[publicHost, unit]] : unit.kind === 'remote' ? [[`${unit.of}.${publicHost}`, unit]] : [],
);

/** Where units of a kind are reached from outside, all of them by TLS. */
function ingressOf(
  name: string,
  isOf: (unit: Unit) => boolean,
  annotations: Readonly<Record<string, string>>,
): Manifest {
  const own = hosts.filter(([, unit]) => isOf(unit));
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { ...metadata(name, 'ingress'), annotations },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: own.map(([host]) => host), secretName: 'groundwork-tls' }],
      rules: own.map(([host, unit]) => ({
        host,
        http: {
          paths: [
            { path: '/', pathType: 'Prefix', backend: { service: { name: unit.name, port: { number: unit.port } } } },
          ],
        },
      })),
    },
  };
}

const shared: readonly Manifest[] = [
  nothingElse,
  migrationNetwork,
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: metadata(settingsMap, 'settings'), data: examples },
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
  ingressOf('groundwork', ({ kind }) => kind === 'gateway', {
    'nginx.ingress.kubernetes.io/proxy-body-size': gatewaySettings['BODY_LIMIT'] ?? '',
    // An upload goes through as it arrives; a bell that is silent is open for as long as the gateway lets it.
    'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
    'nginx.ingress.kubernetes.io/proxy-read-timeout': '75',
    'nginx.ingress.kubernetes.io/proxy-send-timeout': '75',
    // The gateway leads pages to HTTPS and refuses calls, which would go on being sent in the open.
    'nginx.ingress.kubernetes.io/ssl-redirect': 'false',
  }),
  ingressOf('groundwork-remotes', ({ kind }) => kind === 'remote', {
    'nginx.ingress.kubernetes.io/ssl-redirect': 'true',
  }),
];

/** The manifests by file: what is shared, and one file a unit, so that a team applies its own. */
export const kubernetes: Readonly<Record<string, readonly Manifest[]>> = {
  'shared.yaml': shared,
  'clamd.yaml': clamdManifests,
  ...Object.fromEntries(
    units.map((unit) => [
      `${unit.name}.yaml`,
      [
        ...(unit.kind === 'service' ? [migrationOf(unit)] : []),
        deploymentOf(unit),
        serviceOf(unit),
        ...(isAskedEach(unit) ? [replicasOf(unit)] : []),
        networkPolicyOf(unit),
        ...scalingOf(unit),
      ],
    ]),
  ),
};

/**
 * `kubectl apply -k infra/k8s`. `images` is the place where who deploys says another registry, another tag or, in the place of
 * `newTag`, the `digest` of what was scanned.
 */
export const kustomization = {
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  namespace,
  resources: [...Object.keys(kubernetes), certificatesFile],
  images: units.map((unit) => ({ name: repositoryOf(unit), newTag: release })),
};

/** Every Secret that the manifests name, with the keys that it may have; those that must be there first. */
export const secretNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  [`${sessionKeysName} (a ConfigMap)`, ['session.pem', 'session.<word>.pem']],
  [`${sharedSealName} (where there is one)`, [previousSharedSealFile]],
  ...pairSecrets.map((name) => [`${name} (cert-manager makes it)`, ['ca.crt', 'tls.crt', 'tls.key']] as const),
  ...units.flatMap((unit) => [
    ...(secretsOf(unit).length > 0 ? [[secretsName(unit), secretsOf(unit)] as const] : []),
    ...(unit.kind === 'service' ? [[`${migrateSecretName(unit)} (optional)`, ['DATABASE_URL']] as const] : []),
    ...(keyFiles(unit).length > 0 ? [[keysSecretName(unit), keyFiles(unit).map(keyOfSecret)] as const] : []),
    ...(earlierFiles(unit).length > 0
      ? [[`${keysSecretName(unit)} (from before, where there are any)`, earlierFiles(unit).map(keyOfSecret)] as const]
      : []),
  ]),
]);
