import { bffOptions, createMissingKeys, serviceOptions } from '@groundwork/server-config';
import type { NetworkPolicy, NetworkPolicyEgressRule, NetworkPolicyPeer } from 'kubernetes-types/networking/v1.d.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kubernetes } from './kubernetes.js';
import { componentLabel } from './labels.js';
import { migrationNetwork } from './migrations.js';
import { deploymentOf } from './pods.js';
import { internalAddresses, units } from './units.js';
import type { Unit } from './units.js';

const policyOf = ({ name }: Unit) =>
  kubernetes[`${name}.yaml`]?.find(({ kind }) => kind === 'NetworkPolicy') as NetworkPolicy | undefined;
const podLabels = (unit: Unit): Readonly<Record<string, string>> =>
  deploymentOf(unit).spec?.template.metadata?.labels ?? {};
const matches = ({ podSelector, namespaceSelector }: NetworkPolicyPeer, unit: Unit): boolean =>
  !namespaceSelector &&
  Object.entries(podSelector?.matchLabels ?? { none: '' }).every(([name, value]) => podLabels(unit)[name] === value);

/** Whether a cluster that keeps to the manifests lets one unit call the port of another. */
function passes(from: Unit, to: Unit): boolean {
  const [out, into] = [policyOf(from)?.spec?.egress ?? [], policyOf(to)?.spec?.ingress ?? []];
  const leaves = out.some((rule) => rule.to?.some((peer) => matches(peer, to)));
  const arrives = into.some(
    (rule) =>
      rule.ports?.some(({ port }) => port === to.port) && (rule.from?.some((peer) => matches(peer, from)) ?? true),
  );
  return leaves && arrives;
}
const named = (name: string): Unit => {
  const unit = units.find((one) => one.name === name);
  if (!unit) throw new Error(`There is no ${name}.`);
  return unit;
};
const reachedFrom = (name: string): string[] =>
  units.filter((unit) => passes(named(name), unit)).map((unit) => unit.name);
const namesOf = (kind: Unit['kind']): string[] => units.filter((unit) => unit.kind === kind).map(({ name }) => name);

describe('the network of a cluster', () => {
  it('is closed but for what a unit’s own policy opens', () => {
    expect(kubernetes['shared.yaml']).toContainEqual(
      expect.objectContaining({
        kind: 'NetworkPolicy',
        spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
      }),
    );
    for (const unit of units) expect(policyOf(unit)?.spec?.policyTypes).toEqual(['Ingress', 'Egress']);
  });

  it('lets the gateway reach back ends, these services, services each other, identity and the administrators’ back ends too', () => {
    expect(reachedFrom('gateway')).toEqual(namesOf('bff'));
    for (const name of namesOf('bff'))
      expect(reachedFrom(name)).toEqual([...namesOf('service'), ...(name === 'bff-admin' ? namesOf('bff') : [])]);
    expect(reachedFrom('service-draws')).toEqual(namesOf('service').filter((name) => name !== 'service-draws'));
    expect(reachedFrom('service-identity')).toEqual([
      ...namesOf('service').filter((name) => name !== 'service-identity'),
      ...namesOf('bff'),
    ]);
    for (const name of namesOf('remote')) expect(reachedFrom(name)).toEqual([]);
  });

  it('has browsers at the gateway and the remotes alone', () => {
    const open = units.filter((unit) => policyOf(unit)?.spec?.ingress?.some(({ from }) => from === undefined));
    expect(open.map(({ name }) => name)).toEqual([...namesOf('remote'), 'gateway']);
  });

  it('leads outside from services alone, and never to where a machine answers for its credentials', () => {
    const blocks = (unit: Unit) =>
      (policyOf(unit)?.spec?.egress ?? []).flatMap(({ to }) => (to ?? []).flatMap(({ ipBlock }) => ipBlock ?? []));
    expect(units.filter((unit) => blocks(unit).length > 0).map(({ name }) => name)).toEqual(namesOf('service'));
    for (const { except } of units.flatMap(blocks)) expect(except).toContain('169.254.0.0/16');
  });

  it('leads a service that has nothing else outside to MySQL and RabbitMQ alone, and a job to MySQL', () => {
    const portsOf = (rules: readonly NetworkPolicyEgressRule[] = []) =>
      rules.flatMap(({ to, ports }) => (to?.some(({ ipBlock }) => ipBlock) ? [ports?.map(({ port }) => port)] : []));
    const narrow = units.filter((unit) => portsOf(policyOf(unit)?.spec?.egress).some((ports) => ports !== undefined));
    expect(narrow.map(({ name }) => name)).toEqual(['service-brokers', 'service-draws', 'service-agreements']);
    for (const unit of narrow) expect(portsOf(policyOf(unit)?.spec?.egress)).toEqual([[3306, 5671, 5672]]);
    expect(portsOf(migrationNetwork.spec?.egress)).toEqual([[3306]]);
  });

  it('lets nobody but the namespace of Prometheus reach the port of the metrics, and it no other', () => {
    for (const unit of units) {
      const rules = policyOf(unit)?.spec?.ingress ?? [];
      const toMetrics = rules.filter(({ ports }) => ports?.some(({ port }) => port === 9464));
      expect(toMetrics).toEqual(
        unit.kind === 'gateway'
          ? []
          : [
              {
                from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
                ports: [{ protocol: 'TCP', port: 9464 }],
              },
            ],
      );
    }
  });

  it('selects by labels that the pods bear', () => {
    for (const unit of units) expect(podLabels(unit)[componentLabel]).toBe(unit.kind);
  });

  it('leads to every address that a unit is given and may call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-keys-'));
    try {
      createMissingKeys(folder);
      const env = { ...internalAddresses, GROUNDWORK_KEYS: folder };
      const { services, bffs } = serviceOptions(env, 'identity');
      const called = [...Object.values(services), ...Object.values(bffs)];
      const reached = [...reachedFrom('service-identity'), 'service-identity'].map((name) => {
        const { port } = named(name);
        return `http://${name}:${port}`;
      });
      expect(called.filter((url) => !reached.includes(url))).toEqual([]);
      const fromBack = reachedFrom('bff-shell').map((name) => `http://${name}:${named(name).port}`);
      expect(Object.values(bffOptions(env, 'shell').services).filter((url) => !fromBack.includes(url))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
