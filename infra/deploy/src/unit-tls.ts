import { asEnv, namespace } from './labels.js';
import type { Unit } from './units.js';
import { internalAddresses, units } from './units.js';

/** Where a unit's pair lies, and the authority that signs those of all. */
export const unitTlsDirectory = '/run/tls';
/** What a unit that shows one is told beside all else. */
export const unitTlsName = 'UNIT_TLS';
/** What the gateway is told: `UNIT_SCHEME` and, as text for nginx, `UNIT_TLS`. */
export const gatewayInTheClear = { UNIT_SCHEME: 'http', UNIT_TLS: '' } as const;
const gatewayByTls = { UNIT_SCHEME: 'https', UNIT_TLS: 'include /etc/nginx/unit-tls.conf;' } as const;

/** Who signs, in the same namespace. */
const issuer = 'groundwork-units';

const isAsked = ({ kind }: Unit): boolean => kind === 'service' || kind === 'bff';
const takesPart = (unit: Unit): boolean => isAsked(unit) || unit.kind === 'gateway';
const secretOf = ({ name }: Unit): string => `${name}-tls`;

/** The addresses of all units as they are said where units speak TLS. */
export const closedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(internalAddresses).map(([name, url]) => [name, url.replace('http:', 'https:')]),
);

/** What a unit is told in a cluster beside what it is told everywhere. */
const environmentByTls = (unit: Unit): Readonly<Record<string, string>> => {
  if (!takesPart(unit)) return {};
  return isAsked(unit) ? { [unitTlsName]: unitTlsDirectory, ...closedAddresses } : gatewayByTls;
};
const pair = 'unit-tls';

/** How a unit shows its pair in a cluster: what its environment, its probes and its volumes have for it. */
export const byTls = (unit: Unit) => ({
  environment: environmentByTls(unit),
  probe: isAsked(unit) ? { scheme: 'HTTPS' } : {},
  volumes: takesPart(unit)
    ? [
        [
          { name: pair, secret: { secretName: secretOf(unit), defaultMode: 0o440 } },
          { name: pair, mountPath: unitTlsDirectory, readOnly: true },
        ] as const,
      ]
    : [],
});

/** What differs in the Deployment of a unit below a mesh; lists of it are merged by name, those of mounts by their path. */
function patchOf(unit: Unit) {
  const gone = { $patch: 'delete' };
  const env = isAsked(unit) ? [{ name: unitTlsName, ...gone }, ...asEnv(internalAddresses)] : asEnv(gatewayInTheClear);
  const probe = { httpGet: { scheme: 'HTTP' } };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: unit.name },
    spec: {
      template: {
        spec: {
          containers: [
            {
              name: unit.name,
              env,
              ...(isAsked(unit) && { startupProbe: probe, livenessProbe: probe, readinessProbe: probe }),
              volumeMounts: [{ mountPath: unitTlsDirectory, ...gone }],
            },
          ],
          volumes: [{ name: pair, ...gone }],
        },
      },
    },
  };
}

const certManager = { apiVersion: 'cert-manager.io/v1' } as const;
const privateKey = { algorithm: 'ECDSA', size: 256 } as const;

/** cert-manager makes the pair of a unit and renews it; a unit reads it anew within seconds. */
const certificateOf = (unit: Unit) => ({
  ...certManager,
  kind: 'Certificate',
  metadata: { name: secretOf(unit), namespace },
  spec: {
    secretName: secretOf(unit),
    dnsNames: [unit.name],
    usages: ['server auth', 'client auth'],
    privateKey: { ...privateKey, rotationPolicy: 'Always' },
    issuerRef: { kind: 'Issuer', name: issuer },
  },
});

/** An authority of the namespace's own, which signs nothing else. Its key stays when it is renewed: both of its certificates fit. */
const authority = [
  { ...certManager, kind: 'Issuer', metadata: { name: `${issuer}-root`, namespace }, spec: { selfSigned: {} } },
  {
    ...certManager,
    kind: 'Certificate',
    metadata: { name: `${issuer}-authority`, namespace },
    spec: {
      isCA: true,
      commonName: issuer,
      secretName: `${issuer}-authority`,
      duration: '87600h',
      privateKey: { ...privateKey, rotationPolicy: 'Never' },
      issuerRef: { kind: 'Issuer', name: `${issuer}-root` },
    },
  },
  {
    ...certManager,
    kind: 'Issuer',
    metadata: { name: issuer, namespace },
    spec: { ca: { secretName: `${issuer}-authority` } },
  },
];

const these = units.filter(takesPart);
/** The Secrets that hold the pairs, whoever makes them. */
export const pairSecrets: readonly string[] = these.map(secretOf);
export const certificates = [...authority, ...these.map(certificateOf)];
export const certificatesFile = 'certificates.yaml';
/** `kubectl apply -k infra/k8s-mesh` in the place of `infra/k8s`: the same, and a mesh does what the pairs of units do. */
export const meshKustomization = (write: (document: unknown) => string, settingsMap: string, plainLines: string) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['../k8s'],
  patches: [
    {
      patch: write({
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: settingsMap },
        data: { PLAIN_LINES: plainLines },
      }),
    },
    ...these.map((unit) => ({ patch: write(patchOf(unit)) })),
    ...certificates.map(({ apiVersion, kind, metadata: { name } }) => ({
      patch: write({ $patch: 'delete', apiVersion, kind, metadata: { name } }),
    })),
  ],
});
