import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems } from '@groundwork/domain-messages';
import type { PublicConfig } from './options.js';
import { commonHeaders, contentSecurityPolicy } from './security-headers.js';

const template = readFileSync(join(import.meta.dirname, '..', 'nginx.conf.template'), 'utf8');

describe('the gateway of a deployment keeps the rules of the local one', () => {
  it('has the same content security policy', () => {
    expect(template).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy([`$${'{REMOTE_ORIGINS}'}`], true, `$${'{ACCOUNT_VERIFICATION_ORIGIN}'}`)}" always;`);
  });

  it.each(Object.entries(commonHeaders(true)))('sends %s: %s', (name, value) => {
    const line = template.split('\n').find((one) => one.trim().toLowerCase().startsWith(`add_header ${name} `));
    expect(line?.replace(/"/g, '')).toContain(`${value} always;`);
  });

  it('tells browsers the same things beforehand', () => {
    const [, text = ''] = /location = \/config\.json .* return 200 '([^']*)'/.exec(template) ?? [];
    const config = JSON.parse(text.replace(/\$\{UPLOAD_LIMIT_MB\}/, '100').replace(/\$\{ACCOUNT_VERIFICATION_ORIGIN\}/, 'https://widget.example')) as PublicConfig;
    expect(config).toEqual({ demonstration: false, uploadLimitMb: 100, accountVerificationOrigin: 'https://widget.example' } satisfies PublicConfig);
  });

  it('passes streams of events on as they come', () => {
    expect(template).toContain('proxy_buffering off;');
    expect(template).not.toContain('text/event-stream');
    expect(Number(/proxy_read_timeout (\d+)s/.exec(template)?.[1])).toBeGreaterThan(60);
  });

  it('says the same sentence when a back end is away', () => {
    const { title, sentence, status } = problems['upstream.unavailable'];
    expect(template).toContain(`"title":"${title}","status":${status},"detail":"${sentence}","code":"upstream.unavailable"`);
  });
});
