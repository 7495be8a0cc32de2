import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOptions, serviceNames } from '@groundwork/server-config';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import { compose } from './compose.js';
import { kubernetes, kustomization, secretNames } from './kubernetes.js';
import { deploymentOf } from './pods.js';
import { settings } from './settings.js';
import { units } from './units.js';

const services = units.flatMap((unit) => (unit.kind === 'service' ? [unit] : []));
const jobOf = (name: string): Job | undefined =>
  kubernetes[`${name}.yaml`]?.find((one): one is Job => one.kind === 'Job');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

describe('the migrations of a deployment', () => {
  it('are a job of each service and release, of the image that then serves, confined as that is', () => {
    expect(services.map(({ of }) => of)).toEqual(serviceNames);
    for (const unit of services) {
      const pod = jobOf(unit.name)?.spec?.template.spec;
      const [container] = pod?.containers ?? [];
      const [server] = deploymentOf(unit).spec?.template.spec?.containers ?? [];
      expect(jobOf(unit.name)?.metadata?.name).toBe(`${unit.name}-migrate-${version.replaceAll('.', '-')}`);
      expect(container).toMatchObject({
        image: server?.image,
        command: ['node', 'unit/dist/main.js', 'migrate'],
        securityContext: server?.securityContext,
      });
      expect(pod).toMatchObject({ automountServiceAccountToken: false, restartPolicy: 'OnFailure' });
      expect(kustomization.images.map(({ name }) => `${name}:${version}`)).toContain(container?.image);
    }
    for (const unit of units) if (unit.kind !== 'service') expect(jobOf(unit.name)).toBeUndefined();
  });

  it('are waited for by what serves', () => {
    for (const unit of services) {
      const [server] = deploymentOf(unit).spec?.template.spec?.containers ?? [];
      expect(server?.env).toContainEqual({ name: 'MIGRATIONS', value: 'job' });
      expect(compose.services[unit.name]?.environment).toMatchObject({ MIGRATIONS: 'job' });
      expect(compose.services[unit.name]?.depends_on).toMatchObject({
        [`${unit.name}-migrate`]: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('may have a user of their own, and are given no key', () => {
    for (const { name } of services) {
      const pod = jobOf(name)?.spec?.template.spec;
      expect(pod?.containers[0]?.envFrom?.at(-1)).toEqual({
        secretRef: { name: `groundwork-${name}-migrate`, optional: true },
      });
      expect(secretNames[`groundwork-${name}-migrate (optional)`]).toEqual(['DATABASE_URL']);
      expect(JSON.stringify(pod?.volumes)).not.toContain('keys');
    }
  });

  it('are given in compose what they read', () => {
    for (const { of, name } of services) {
      const { environment = {} } = compose.services[`${name}-migrate`] ?? {};
      const namesRead: string[] = [];
      const env = new Proxy(environment as NodeJS.ProcessEnv, {
        // Of what `.env` may say otherwise, what holds where it says nothing.
        get: (target, key: string) => (namesRead.push(key), target[key]?.replace(/^\$\{\w+:-(.*)\}$/, '$1')),
      });
      expect(databaseOptions(env, of)).toMatchObject({ kind: 'mysql', database: `groundwork_${of}` });
      const known = settings.map((setting) => setting.name);
      expect([...new Set(namesRead)].filter((key) => known.includes(key) && !(key in environment))).toEqual([
        'DATABASE_REPLICA_URL',
        'DATABASE_POOL',
      ]);
    }
  });

  it('reach the database alone, and are reached by nobody', () => {
    const policy = kubernetes['shared.yaml']?.find(
      (one): one is NetworkPolicy => one.kind === 'NetworkPolicy' && one.metadata?.name === 'migrate',
    );
    const labels = jobOf('service-draws')?.spec?.template.metadata?.labels ?? {};
    for (const [label, value] of Object.entries(policy?.spec?.podSelector?.matchLabels ?? { none: '' }))
      expect(labels[label]).toBe(value);
    expect(policy?.spec?.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(policy?.spec?.ingress).toBeUndefined();
    expect(policy?.spec?.egress).toHaveLength(2);
    // No Service leads to it: it bears the name of none.
    expect(units.map(({ name }) => name)).not.toContain(labels['app.kubernetes.io/name']);
  });
});
