import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bffOptions, createMissingKeys, serviceOptions } from '@groundwork/server-config';
import { anAuthority, canCertify } from '@groundwork/server-data/testing';
import { parse, parseAllDocuments } from 'yaml';
import { files } from './files.js';
import { environmentOf } from './settings.js';
import { closedAddresses } from './unit-tls.js';
import { internalAddresses, units } from './units.js';

interface Patch {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: PodPatch } };
}
interface PodPatch {
  readonly containers: readonly [
    {
      readonly name: string;
      readonly env: readonly { readonly name: string; readonly value: string }[];
      readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
      readonly readinessProbe?: { readonly httpGet: { readonly scheme: string } };
    },
  ];
  readonly volumes: readonly { readonly name: string; readonly secret: { readonly secretName: string } }[];
}

const overlay = parse(files['k8s-tls/kustomization.yaml'] ?? '') as {
  readonly resources: readonly string[];
  readonly patches: readonly { readonly patch: string }[];
};
const patches = overlay.patches.map(({ patch }) => parse(patch) as Patch);
const podOf = (name: string): PodPatch | undefined =>
  patches.find(({ metadata }) => metadata.name === name)?.spec.template.spec;

describe('the manifests of units that know each other by certificates', () => {
  const takingPart = units.filter(({ kind }) => kind !== 'remote');

  it('are the others, with a pair for every unit that calls or is called', () => {
    expect(overlay.resources).toEqual(['../k8s', 'certificates.yaml']);
    expect(patches.map(({ metadata }) => metadata.name)).toEqual(takingPart.map(({ name }) => name));
    const certificates = parseAllDocuments(files['k8s-tls/certificates.yaml'] ?? '').map(
      (document) => document.toJS() as { spec: { secretName: string; dnsNames: string[]; usages: string[] } },
    );
    for (const { name } of takingPart) {
      const { containers: [container] = [], volumes } = podOf(name) ?? {};
      const secretName = volumes?.[0]?.secret.secretName;
      expect(container).toMatchObject({ name, volumeMounts: [{ name: volumes?.[0]?.name, mountPath: '/run/tls' }] });
      expect(certificates.find(({ spec }) => spec.secretName === secretName)?.spec).toMatchObject({
        dnsNames: [name],
        usages: ['server auth', 'client auth'],
      });
    }
  });

  it('call every unit at the name of its certificate, and probe it as it answers', () => {
    expect(Object.keys(closedAddresses)).toEqual(Object.keys(internalAddresses));
    for (const unit of takingPart) {
      const container = podOf(unit.name)?.containers[0];
      if (unit.kind === 'gateway') {
        expect(container?.env).toContainEqual({ name: 'UNIT_SCHEME', value: 'https' });
        expect(container?.readinessProbe).toBeUndefined();
        continue;
      }
      const address = `${unit.kind.toUpperCase()}_${unit.of.toUpperCase()}_URL`;
      expect(closedAddresses[address]).toBe(`https://${unit.name}:${unit.port}`);
      expect(container?.readinessProbe).toEqual({ httpGet: { scheme: 'HTTPS' } });
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
        const patched = Object.fromEntries(
          podOf(unit.name)?.containers[0].env.map((one) => [one.name, one.value]) ?? [],
        );
        const env = {
          ...environmentOf(unit),
          ...patched,
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
