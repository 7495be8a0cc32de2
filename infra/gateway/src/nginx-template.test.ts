import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems } from '@groundwork/domain-messages';
import { commonHeaders, contentSecurityPolicy } from './security-headers.js';

const template = readFileSync(join(import.meta.dirname, '..', 'nginx.conf.template'), 'utf8');

describe('the gateway of a deployment keeps the rules of the local one', () => {
  it('has the same content security policy', () => {
    expect(template).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy([`$${'{REMOTE_ORIGINS}'}`], true)}" always;`);
  });

  it.each(Object.entries(commonHeaders(true)))('sends %s: %s', (name, value) => {
    const line = template.split('\n').find((one) => one.trim().toLowerCase().startsWith(`add_header ${name} `));
    expect(line?.replace(/"/g, '')).toContain(`${value} always;`);
  });

  it('says the same sentence when a back end is away', () => {
    const { title, sentence, status } = problems['upstream.unavailable'];
    expect(template).toContain(`"title":"${title}","status":${status},"detail":"${sentence}","code":"upstream.unavailable"`);
  });
});
