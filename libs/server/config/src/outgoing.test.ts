import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayBeCalled, outgoingHosts, outgoingSettings } from './outgoing.js';

describe('where units may call', () => {
  it('is anywhere that a setting leads to, where nothing more is said', () => {
    expect(outgoingHosts({ SMTP_URL: 'smtp://mail.example' })).toBeUndefined();
    expect(mayBeCalled(undefined, 'https://hooks.example/a')).toBe(true);
  });

  it('is what the list names, by name or all below one', () => {
    const hosts = outgoingHosts({
      OUTGOING_HOSTS: 'db.example, *.amazonaws.com, Mail.example',
      DATABASE_URL: 'mysql://user:word@db.example:3306',
      SMTP_URL: 'smtps://mail.example',
      S3_BUCKET: 'files',
    });
    for (const [url, may] of [
      ['https://s3.eu-west-1.amazonaws.com/x', true],
      ['https://amazonaws.com', false],
      ['https://amazonaws.com.evil.example', false],
      ['https://mail.example@evil.example', false],
      ['https://MAIL.example', true],
      ['nothing', false],
    ] as const)
      expect([url, mayBeCalled(hosts, url)]).toEqual([url, may]);
  });

  it.each(outgoingSettings)('does not start with a %s that leads elsewhere', (name) => {
    const env = { OUTGOING_HOSTS: 'db.example', [name]: 'https://elsewhere.example' };
    expect(() => outgoingHosts(env)).toThrow(
      `${name} leads to "elsewhere.example", which OUTGOING_HOSTS does not name.`,
    );
  });

  it('is no other bucket, and no list that is none', () => {
    expect(() => outgoingHosts({ OUTGOING_HOSTS: 'db.example', S3_BUCKET: 'files' })).toThrow('S3_BUCKET');
    for (const text of ['https://db.example', 'a, ,b', '*', 'db.example:3306'])
      expect(() => outgoingHosts({ OUTGOING_HOSTS: text })).toThrow('OUTGOING_HOSTS must be hosts');
  });

  it('knows every setting that is an address of somebody else', () => {
    const table = readFileSync(join(import.meta.dirname, '../../../../infra/deploy/src/settings.ts'), 'utf8');
    const names = [...table.matchAll(/name: '(\w+_(?:URL|ENDPOINT))'/g)].map(([, name]) => name);
    const providers = [...table.matchAll(/provider\('(\w+)'/g)].map(([, name]) => `${name}_URL`);
    // Of browsers: where remotes lie, and a widget.
    const ofOthers = [...names, ...providers].filter((name) => !/^REMOTE_|_WIDGET_URL$/.test(name ?? ''));
    expect(ofOthers.sort()).toEqual([...outgoingSettings].sort());
  });
});
