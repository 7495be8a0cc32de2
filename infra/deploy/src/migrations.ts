import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import { asEnv, componentLabel, labels, metadata } from './labels.js';
import { dnsAlone, mysqlAlone } from './network.js';
import { confined, imageOf, release, secretsName, settingsMap, temporary, userOf } from './pods.js';
import { fixed } from './settings.js';
import type { Unit } from './units.js';

const component = 'migrate';
/** What the image of a service runs instead of serving. */
export const migrateCommand = ['node', 'unit/dist/main.js', 'migrate'];

/** A Secret whose `DATABASE_URL` counts for the job alone, where the service's own user may not change tables. */
export const migrateSecretName = (unit: Pick<Unit, 'name'>): string => `groundwork-${unit.name}-migrate`;

/** Brings the tables of a service up to date, once a release; its new pods wait for it, and the old ones go on beside it. */
export function migrationOf(unit: Unit): Job {
  const name = `${unit.name}-migrate`;
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    // A job does not change: each release has its own.
    metadata: metadata(`${name}-${release.replaceAll('.', '-')}`, name),
    spec: {
      backoffLimit: 6,
      ttlSecondsAfterFinished: 3600,
      template: {
        metadata: { labels: { ...labels(name), [componentLabel]: component } },
        spec: {
          securityContext: { runAsNonRoot: true, ...userOf(unit), seccompProfile: { type: 'RuntimeDefault' } },
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          restartPolicy: 'OnFailure',
          containers: [
            {
              name: component,
              image: imageOf(unit),
              command: [...migrateCommand],
              env: asEnv({ GROUNDWORK_MODE: fixed.GROUNDWORK_MODE }),
              envFrom: [
                { configMapRef: { name: settingsMap } },
                { secretRef: { name: secretsName(unit) } },
                { secretRef: { name: migrateSecretName(unit), optional: true } },
              ],
              resources: { requests: { cpu: '50m', memory: '160Mi' }, limits: { cpu: '1', memory: '512Mi' } },
              securityContext: confined,
              volumeMounts: [{ name: temporary.name, mountPath: '/tmp' }],
            },
          ],
          volumes: [temporary],
        },
      },
    },
  };
}

/** The jobs reach the database and nothing else of the namespace, and nobody reaches them. */
export const migrationNetwork: NetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata('migrate', 'network'),
  spec: {
    podSelector: { matchLabels: { [componentLabel]: component } },
    policyTypes: ['Ingress', 'Egress'],
    egress: [mysqlAlone, dnsAlone],
  },
};
