import { stringify } from 'yaml';
import { alerts } from './alerts.js';
import { clamdConf } from './clamd.js';
import { compose, envExample } from './compose.js';
import { dashboard } from './dashboard.js';
import { kubernetes, kustomization, secretNames } from './kubernetes.js';
import { settingsMap } from './pods.js';
import { linesBelowMesh } from './settings.js';
import { certificates, certificatesFile, meshKustomization } from './unit-tls.js';

const head = '# Written by `npm run deploy:manifests` from infra/deploy. Do not edit.\n';
const text = (document: unknown): string => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
const yaml = (...documents: readonly unknown[]): string => head + documents.map(text).join('---\n');

const secretsText = [
  '# The Secrets that the manifests name, each with the keys that it may have. Make them by hand or by your vault; none is kept here.',
  ...Object.entries(secretNames).map(([name, keys]) => `${name}: ${keys.join(' ')}`),
  '',
].join('\n');

/** Every file that is written, by its path under `infra/`. */
export const files: Readonly<Record<string, string>> = {
  'compose/compose.yaml': yaml(compose),
  'compose/.env.example': envExample,
  'compose/clamd.conf': head + clamdConf,
  'deploy/monitoring/alerts.yaml': yaml(alerts),
  'deploy/monitoring/dashboard.json': `${JSON.stringify(dashboard, null, 2)}\n`,
  'k8s/SECRETS.txt': secretsText,
  'k8s/kustomization.yaml': yaml(kustomization),
  [`k8s/${certificatesFile}`]: yaml(...certificates),
  'k8s-mesh/kustomization.yaml': yaml(meshKustomization(text, settingsMap, linesBelowMesh)),
  ...Object.fromEntries(Object.entries(kubernetes).map(([name, documents]) => [`k8s/${name}`, yaml(...documents)])),
};
