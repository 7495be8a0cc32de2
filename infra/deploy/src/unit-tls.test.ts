import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bffOptions, createMissingKeys, serviceOptions } from '@groundwork/server-config';
import { anAuthority, canCertify } from '@groundwork/server-data/testing';
import { parse, parseAllDocuments } from 'yaml';
import { files } from './files.js';
import { kustomization } from './kubernetes.js';
import { deploymentOf } from './pods.js';
import { environmentOf } from './settings.js';
import { closedAddresses } from './unit-tls.js';
import { internalAddresses, units } from './units.js';
import type { Unit } from './units.js';

interface Patch {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly $patch?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: { readonly template: { readonly spec: { readonly containers: readonly ContainerPatch[] } } };
}
interface ContainerPatch {
  readonly env: readonly { readonly name: string; readonly value?: string; readonly $patch?: string }[];
}
interface CertManagers {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<string, unknown>>;
}

const overlay = parse(files['k8s-mesh/kustomization.yaml'] ?? '') as {
  readonly resources: readonly string[];
  readonly patches: readonly { readonly patch: string }[];
};
const patches = overlay.patches.map(({ patch }) => parse(patch) as Patch);
const certManagers = parseAllDocuments(files['k8s/certificates.yaml'] ?? '').map(
  (document) => document.toJS() as CertManagers,
);
const podOf = (unit: Unit) => deploymentOf(unit).spec?.template.spec;
const environmentIn = (unit: Unit): Readonly<Record<string, string>> =>
  Object.fromEntries(podOf(unit)?.containers[0]?.env?.map(({ name, value }) => [name, value ?? '']) ?? []);
/** What the overlay leaves of a unit's environment. */
function belowMesh(unit: Unit): Readonly<Record<string, string>> {
  const patch = patches.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === unit.name);
  const changes = patch?.spec?.template.spec.containers[0]?.env ?? [];
  const gone = changes.filter(({ $patch }) => $patch === 'delete').map(({ name }) => name);
  return Object.fromEntries(
    Object.entries({
      ...environmentIn(unit),
      ...Object.fromEntries(changes.map(({ name, value = '' }) => [name, value])),
    }).filter(([name]) => !gone.includes(name)),
  );
}

describe('the manifests of units that know each other by certificates', () => {
  const takingPart = units.filter(({ kind }) => kind !== 'remote');

  it('have a pair for every unit that calls or is called, of an authority that signs nothing else', () => {
    expect(kustomization.resources).toContain('certificates.yaml');
    const of = (kind: string) => certManagers.filter((one) => one.kind === kind);
    for (const unit of takingPart) {
      const pod = podOf(unit);
      const secretName = pod?.volumes?.find(({ name }) => name === 'unit-tls')?.secret?.secretName;
      expect(pod?.containers[0]?.volumeMounts).toContainEqual({
        name: 'unit-tls',
        mountPath: '/run/tls',
        readOnly: true,
      });
      expect(of('Certificate').find(({ spec }) => spec['secretName'] === secretName)?.spec).toMatchObject({
        dnsNames: [unit.name],
        usages: ['server auth', 'client auth'],
        issuerRef: { kind: 'Issuer', name: 'groundwork-units' },
      });
    }
    const authority = of('Certificate').find(({ spec }) => spec['isCA']);
    expect(of('Issuer').find(({ metadata }) => metadata.name === 'groundwork-units')?.spec).toEqual({
      ca: { secretName: authority?.spec['secretName'] },
    });
    expect(of('Certificate')).toHaveLength(takingPart.length + 1);
  });

  it('call every unit at the name of its certificate, and probe it as it answers', () => {
    expect(Object.keys(closedAddresses)).toEqual(Object.keys(internalAddresses));
    for (const unit of takingPart) {
      const probe = podOf(unit)?.containers[0]?.readinessProbe?.httpGet;
      if (unit.kind === 'gateway') {
        expect(environmentIn(unit)).toMatchObject({ UNIT_SCHEME: 'https' });
        expect(probe?.scheme).toBeUndefined();
        continue;
      }
      const address = `${unit.kind.toUpperCase()}_${unit.of.toUpperCase()}_URL`;
      expect(environmentIn(unit)[address]).toBe(`https://${unit.name}:${unit.port}`);
      expect(probe?.scheme).toBe('HTTPS');
    }
  });

  it('are left by the overlay of a mesh as compose has them, and it says what is in the clear', () => {
    expect(overlay.resources).toEqual(['../k8s']);
    for (const unit of units) expect(belowMesh(unit)).toEqual(environmentOf(unit));
    expect(patches.find(({ kind }) => kind === 'ConfigMap')).toMatchObject({
      metadata: { name: 'groundwork-settings' },
      data: { PLAIN_LINES: 'units, CLAMD_URL' },
    });
    expect(patches.filter(({ $patch }) => $patch === 'delete').map(({ metadata }) => metadata.name)).toEqual(
      certManagers.map(({ metadata }) => metadata.name),
    );
  });

  it('do not start in the clear: units over the network need a pair, or the word that a mesh is below them', () => {
    const unit = units.find(({ name }) => name === 'bff-shell') as Extract<Unit, { kind: 'bff' }>;
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-mesh-'));
    try {
      createMissingKeys(folder);
      const read = (more: NodeJS.ProcessEnv) => () =>
        bffOptions({ ...belowMesh(unit), GROUNDWORK_KEYS: folder, ...more }, unit.of);
      expect(read({})).toThrow('SERVICE_IDENTITY_URL leads over the network in the clear: say UNIT_TLS');
      expect(read({ PLAIN_LINES: 'units' })).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  (canCertify() ? it : it.skip)('are read by the units, which refuse an address in the clear beside their pair', () => {
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-overlay-'));
    try {
      const ours = anAuthority(folder, 'ours');
      const { certificate, key } = ours.certify('unit', 'service-draws');
      for (const [file, text] of Object.entries({ ca: ours.certificate, tls: certificate }))
        writeFileSync(join(folder, `${file}.crt`), text);
      writeFileSync(join(folder, 'tls.key'), key);
      createMissingKeys(join(folder, 'keys'));
      for (const unit of units) {
        if (unit.kind !== 'service' && unit.kind !== 'bff') continue;
        const env = {
          ...environmentIn(unit),
          UNIT_TLS: folder,
          GROUNDWORK_KEYS: join(folder, 'keys'),
          SMTP_URL: 'smtp://mail.example',
          MAIL_FROM: 'portal@example.com',
        };
        const read = (more: NodeJS.ProcessEnv = {}) =>
          unit.kind === 'service'
            ? serviceOptions({ ...env, ...more }, unit.of)
            : bffOptions({ ...env, ...more }, unit.of);
        expect(read().tls?.current().ca).toBe(ours.certificate);
        expect(read().services.draws).toBe('https://service-draws:4234');
        expect(() => read({ SERVICE_DRAWS_URL: 'http://service-draws:4234' })).toThrow(
          'UNIT_TLS needs a SERVICE_DRAWS_URL of https://, not "http://service-draws:4234".',
        );
        expect(() => read({ BFF_SHELL_URL: 'http://bff-shell' })).toThrow(/UNIT_TLS needs a BFF_SHELL_URL/);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
