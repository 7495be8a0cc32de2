import type {
  NetworkPolicy,
  NetworkPolicyEgressRule,
  NetworkPolicyIngressRule,
  NetworkPolicyPeer,
} from 'kubernetes-types/networking/v1.d.ts';
import { outgoingSettings } from '@groundwork/server-config';
import { componentLabel, metadata, selectorOf } from './labels.js';
import { metricsPort, settings } from './settings.js';
import type { Unit } from './units.js';
import { isMeasured, units } from './units.js';

/** Whom a unit may call: other units, by name, and what lies outside (what every service has; buckets, mail, providers, too). */
export interface Ways {
  readonly to: readonly Unit[];
  readonly outside: 'nowhere' | 'backing' | 'anywhere';
  /** Browsers reach it, through whatever brings them. */
  readonly open: boolean;
}

const ofKind = (kind: Unit['kind']): Unit[] => units.filter((unit) => unit.kind === kind);

/** Whether a service has a setting of its own that leads outside, beside database and broker, which all have. */
const callsOthers = ({ of }: Extract<Unit, { kind: 'service' }>): boolean =>
  settings.some((one) => Array.isArray(one.of) && one.of.includes(of) && isOutgoing(one.name));
const isOutgoing = (name: string): boolean => (outgoingSettings as readonly string[]).includes(name);

/**
 * The gateway passes calls on to back ends, these call services, and services each other. Identity calls back ends to tell them of
 * sessions that end, that of administrators to ask how they stand, its own replicas too.
 */
export function waysOf(unit: Unit): Ways {
  switch (unit.kind) {
    case 'gateway':
      return { to: ofKind('bff'), outside: 'nowhere', open: true };
    case 'bff':
      return {
        to: [...ofKind('service'), ...(unit.of === 'admin' ? ofKind('bff') : [])],
        outside: 'nowhere',
        open: false,
      };
    case 'remote':
      return { to: [], outside: 'nowhere', open: true };
    case 'service':
      return {
        to: [...ofKind('service'), ...(unit.of === 'identity' ? ofKind('bff') : [])].filter(
          ({ name }) => name !== unit.name,
        ),
        outside: callsOthers(unit) ? 'anywhere' : 'backing',
        open: false,
      };
  }
}

const peer = (unit: Unit): NetworkPolicyPeer => ({ podSelector: selectorOf(unit) });
/** All of a kind are one peer by their label; others are named. */
function peersOf(these: readonly Unit[]): NetworkPolicyPeer[] {
  const whole = (['service', 'bff'] as const).filter((kind) => ofKind(kind).every((unit) => these.includes(unit)));
  return [
    ...whole.map((kind): NetworkPolicyPeer => ({ podSelector: { matchLabels: { [componentLabel]: kind } } })),
    ...these.filter(({ kind }) => !whole.some((one) => one === kind)).map(peer),
  ];
}

export const dnsAlone: NetworkPolicyEgressRule = {
  to: [{ namespaceSelector: {}, podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
  ports: [
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ],
};
/** Anywhere but the machine's own address for its credentials, which clouds answer there. */
const anywhere: NetworkPolicyEgressRule = {
  to: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } }],
};
const portsOutside = (...ports: readonly number[]): NetworkPolicyEgressRule => ({
  ...anywhere,
  ports: ports.map((port) => ({ protocol: 'TCP', port })),
});
export const mysqlAlone = portsOutside(3306);
/** MySQL, and RabbitMQ with TLS and without. */
const backing = portsOutside(3306, 5671, 5672);

/** Prometheus, in the namespace that is called `monitoring`, reaches the port of the metrics and no other. */
const scrapes: NetworkPolicyIngressRule = {
  from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
  ports: [{ protocol: 'TCP', port: metricsPort }],
};

/** What looks at uploads (clamd.ts): beside {@link anywhere}, whose block of addresses need not hold those of pods. */
const looks: NetworkPolicyEgressRule = {
  to: [{ podSelector: selectorOf({ name: 'clamd' }) }],
  ports: [{ protocol: 'TCP', port: 3310 }],
};

/** The collector of traces, in the same namespace: a back end calls nothing else outside. */
const traces: NetworkPolicyEgressRule = {
  to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
  ports: [{ protocol: 'TCP', port: 4318 }],
};

/** What may reach a unit, and what it may reach; all else is closed by {@link nothingElse}. */
export function networkPolicyOf(unit: Unit): NetworkPolicy {
  const ways = waysOf(unit);
  const callers = units.filter((other) => waysOf(other).to.includes(unit));
  const ports = [{ protocol: 'TCP', port: unit.port }];
  const ingress: NetworkPolicyIngressRule[] = [
    ...(ways.open ? [{ ports }] : []),
    ...(callers.length > 0 ? [{ from: peersOf(callers), ports }] : []),
    ...(isMeasured(unit) ? [scrapes] : []),
  ];
  const egress: NetworkPolicyEgressRule[] = [
    ...(ways.to.length > 0 ? [{ to: peersOf(ways.to) }] : []),
    ...{ nowhere: [], backing: [backing], anywhere: [anywhere] }[ways.outside],
    ...(unit.name === 'service-files' ? [looks] : []),
    ...(unit.kind === 'bff' || unit.kind === 'service' ? [traces] : []),
    ...(ways.to.length > 0 ? [dnsAlone] : []),
  ];
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadata(unit.name),
    spec: { podSelector: selectorOf(unit), policyTypes: ['Ingress', 'Egress'], ingress, egress },
  };
}

/** Nothing in the namespace is reached, and nothing is called, but what a policy of its own says. */
export const nothingElse: NetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata('nothing-else', 'network'),
  spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
};
