import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { ComposeService } from './compose.js';
import { labels, metadata, selectorOf } from './labels.js';
import { dnsAlone } from './network.js';
import { gatewaySettings } from './settings.js';

/** What looks at uploads: ClamAV with the signatures that it fetches itself. It is no unit, and others may run their own. */
export const clamdName = 'clamd';
const port = 3310;
export const clamdUrl = `tcp://${clamdName}:${port}`;
const image = 'clamav/clamav:1.4';
const signatures = '/var/lib/clamav';

const megabytes = Number(gatewaySettings['UPLOAD_LIMIT_MB']);
/** As docs/operate.md says why: what is not read to its end is told, and the largest upload is. */
export const clamdSettings: Readonly<Record<string, string>> = {
  TCPSocket: String(port),
  DatabaseDirectory: signatures,
  TemporaryDirectory: '/tmp',
  // The image takes clamd for started once this is there.
  LocalSocket: '/tmp/clamd.sock',
  Foreground: 'yes',
  StreamMaxLength: `${megabytes + 10}M`,
  MaxFileSize: `${4 * megabytes}M`,
  MaxScanSize: `${4 * megabytes}M`,
  MaxScanTime: '20000',
  AlertExceedsMax: 'yes',
};
export const clamdConf = Object.entries(clamdSettings)
  .map(([name, value]) => `${name} ${value}\n`)
  .join('');
const confName = 'clamd.conf';
const confPath = `/etc/clamav/${confName}`;

/** Of the image: fetches signatures, then looks for newer ones while clamd runs, all as the user `clamav`. */
const command = ['/init-unprivileged'];
const user = { runAsUser: 100, runAsGroup: 101, fsGroup: 101 };

const deployment: Deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: metadata(clamdName),
  spec: {
    replicas: 2,
    selector: selectorOf({ name: clamdName }),
    template: {
      metadata: { labels: labels(clamdName) },
      spec: {
        securityContext: { runAsNonRoot: true, ...user, seccompProfile: { type: 'RuntimeDefault' } },
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        containers: [
          {
            name: clamdName,
            image,
            command,
            ports: [{ name: 'clamd', containerPort: port }],
            // Signatures are fetched before it listens: some minutes at the first time.
            startupProbe: { tcpSocket: { port: 'clamd' }, periodSeconds: 10, failureThreshold: 60 },
            livenessProbe: { tcpSocket: { port: 'clamd' }, periodSeconds: 30 },
            readinessProbe: { tcpSocket: { port: 'clamd' }, periodSeconds: 10 },
            resources: { requests: { cpu: '100m', memory: '1500Mi' }, limits: { cpu: '2', memory: '4Gi' } },
            securityContext: {
              runAsNonRoot: true,
              allowPrivilegeEscalation: false,
              capabilities: { drop: ['ALL'] },
            },
            volumeMounts: [
              { name: 'conf', mountPath: confPath, subPath: confName, readOnly: true },
              { name: 'signatures', mountPath: signatures },
              { name: 'tmp', mountPath: '/tmp' },
            ],
          },
        ],
        volumes: [
          { name: 'conf', configMap: { name: `groundwork-${clamdName}` } },
          { name: 'signatures', emptyDir: {} },
          { name: 'tmp', emptyDir: {} },
        ],
      },
    },
  },
};

const conf: ConfigMap = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: metadata(`groundwork-${clamdName}`, clamdName),
  data: { [confName]: clamdConf },
};

const service: Service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(clamdName),
  spec: {
    selector: selectorOf({ name: clamdName }).matchLabels,
    ports: [{ name: 'clamd', port, targetPort: 'clamd' }],
  },
};

/** Files alone reach it, and it reaches nothing but those who have signatures, over HTTPS. */
const network: NetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata(clamdName),
  spec: {
    podSelector: selectorOf({ name: clamdName }),
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [{ podSelector: selectorOf({ name: 'service-files' }) }], ports: [{ protocol: 'TCP', port }] }],
    egress: [
      {
        to: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } }],
        ports: [{ protocol: 'TCP', port: 443 }],
      },
      dnsAlone,
    ],
  },
};

export const clamdManifests = [conf, deployment, service, network];

export const clamdOfCompose: ComposeService = {
  image,
  user: `${user.runAsUser}:${user.runAsGroup}`,
  entrypoint: command,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  volumes: [`${clamdName}:${signatures}`, `./${confName}:${confPath}:ro`],
  healthcheck: {
    test: ['CMD', 'clamdcheck.sh'],
    interval: '30s',
    timeout: '10s',
    retries: 3,
    start_period: '600s',
  },
  restart: 'unless-stopped',
};
