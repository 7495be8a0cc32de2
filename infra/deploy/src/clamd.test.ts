import { createMissingKeys, serviceOptions } from '@groundwork/server-config';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clamdConf, clamdSettings, clamdUrl } from './clamd.js';
import { compose } from './compose.js';
import { kubernetes } from './kubernetes.js';
import { internalAddresses } from './units.js';

const ofKind = <T>(kind: string): T => kubernetes['clamd.yaml']?.find((one) => one.kind === kind) as T;
const pod = ofKind<Deployment>('Deployment').spec?.template.spec;

describe('what looks at uploads', () => {
  it('is part of both kinds of deployment, and files is told where it is', () => {
    const settings = kubernetes['shared.yaml']?.find(({ metadata }) => metadata?.name === 'groundwork-settings');
    expect(settings).toMatchObject({ data: { CLAMD_URL: clamdUrl } });
    expect(compose.services['service-files']).toMatchObject({
      environment: { CLAMD_URL: clamdUrl },
      depends_on: { clamd: { condition: 'service_started' } },
    });
    expect(compose.services['clamd']?.volumes).toContain('./clamd.conf:/etc/clamav/clamd.conf:ro');
    expect(ofKind('ConfigMap')).toMatchObject({ data: { 'clamd.conf': clamdConf } });
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-keys-'));
    createMissingKeys(folder);
    const env = { ...internalAddresses, GROUNDWORK_KEYS: folder, CLAMD_URL: clamdUrl };
    expect(serviceOptions(env, 'files').scanner).toEqual({ kind: 'clamd', host: 'clamd', port: 3310 });
    rmSync(folder, { recursive: true, force: true });
  });

  it('reads the largest upload to its end, and tells what it does not', () => {
    expect(clamdSettings).toMatchObject({ StreamMaxLength: '110M', MaxFileSize: '400M', AlertExceedsMax: 'yes' });
    const told = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
    const inPage = /```\n(TCPSocket[^`]+)```/.exec(told)?.[1]?.trim().split('\n') ?? [];
    expect(inPage).toHaveLength(6);
    for (const line of inPage) expect(clamdConf.split('\n')).toContain(line);
  });

  it('is reached by files alone, reaches those who have signatures, and gains no rights', () => {
    const { spec } = ofKind<NetworkPolicy>('NetworkPolicy');
    expect(spec?.ingress).toEqual([
      {
        from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'service-files' } } }],
        ports: [{ protocol: 'TCP', port: 3310 }],
      },
    ]);
    expect(spec?.egress?.flatMap(({ ports }) => ports?.map(({ port }) => port))).toEqual([443, 53, 53]);
    const leaving = Object.entries(kubernetes).flatMap(([name, documents]) =>
      documents.some(
        (one) =>
          one.kind === 'NetworkPolicy' && JSON.stringify((one as NetworkPolicy).spec?.egress ?? []).includes('"clamd"'),
      )
        ? [name]
        : [],
    );
    expect(leaving).toEqual(['service-files.yaml']);
    expect(pod).toMatchObject({ securityContext: { runAsNonRoot: true, runAsUser: 100 } });
    expect(pod?.containers[0]?.securityContext).toEqual({
      runAsNonRoot: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });
});
