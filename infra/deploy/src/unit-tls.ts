import { namespace } from './labels.js';
import type { Unit } from './units.js';
import { internalAddresses, units } from './units.js';

/** Where a unit's pair lies, and the authority that signs those of all. */
export const unitTlsDirectory = '/run/tls';
/** What a unit that shows one is told beside all else. */
export const unitTlsName = 'UNIT_TLS';
/** What the gateway is told: `UNIT_SCHEME` and, as text for nginx, `UNIT_TLS`. */
export const gatewayInTheClear = { UNIT_SCHEME: 'http', UNIT_TLS: '' } as const;
const gatewayByTls = { UNIT_SCHEME: 'https', UNIT_TLS: 'include /etc/nginx/unit-tls.conf;' } as const;

/** Who signs; the operator makes it, in the same namespace. */
const issuer = 'groundwork-units';

const isAsked = ({ kind }: Unit): boolean => kind === 'service' || kind === 'bff';
const takesPart = (unit: Unit): boolean => isAsked(unit) || unit.kind === 'gateway';
const secretOf = ({ name }: Unit): string => `${name}-tls`;

/** The addresses of all units as they are said where units speak TLS. */
export const closedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(internalAddresses).map(([name, url]) => [name, url.replace('http:', 'https:')]),
);

/** What differs in the Deployment of a unit; lists of it are merged by name. */
function patchOf(unit: Unit) {
  const env = isAsked(unit) ? { [unitTlsName]: unitTlsDirectory, ...closedAddresses } : gatewayByTls;
  const probe = { httpGet: { scheme: 'HTTPS' } };
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
              env: Object.entries(env).map(([name, value]) => ({ name, value })),
              ...(isAsked(unit) && { startupProbe: probe, livenessProbe: probe, readinessProbe: probe }),
              volumeMounts: [{ name: 'unit-tls', mountPath: unitTlsDirectory, readOnly: true }],
            },
          ],
          volumes: [{ name: 'unit-tls', secret: { secretName: secretOf(unit), defaultMode: 0o440 } }],
        },
      },
    },
  };
}

/** cert-manager makes the pair of a unit and renews it; a unit reads it anew within seconds. */
const certificateOf = (unit: Unit) => ({
  apiVersion: 'cert-manager.io/v1',
  kind: 'Certificate',
  metadata: { name: secretOf(unit), namespace },
  spec: {
    secretName: secretOf(unit),
    dnsNames: [unit.name],
    usages: ['server auth', 'client auth'],
    privateKey: { algorithm: 'ECDSA', size: 256, rotationPolicy: 'Always' },
    issuerRef: { kind: 'Issuer', name: issuer },
  },
});

const these = units.filter(takesPart);
export const certificates = these.map(certificateOf);
/** `kubectl apply -k infra/k8s-tls` in the place of `infra/k8s`: the same, and units know each other by certificates. */
export const tlsKustomization = (write: (document: unknown) => string) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['../k8s', 'certificates.yaml'],
  patches: these.map((unit) => ({ patch: write(patchOf(unit)) })),
});
