import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems } from '@groundwork/domain-messages';
import { commonHeaders, contentSecurityPolicy, pdfWorkerPolicy } from './security-headers.js';

const template = readFileSync(join(import.meta.dirname, '..', 'nginx.conf.template'), 'utf8');

describe('the gateway of a deployment keeps the rules of the local one', () => {
  const ours = (name: string): string => {
    const variable = `$own_${name.replaceAll('-', '_')}`;
    expect(template.toLowerCase()).toContain(`add_header ${name} ${variable} always;`);
    return template.split('\n').find((line) => line.includes(` ${variable} {`)) ?? '';
  };

  it('has the same content security policies, of pages and of the worker that reads PDFs', () => {
    expect(ours('content-security-policy')).toContain('"" $policy_of_file; default "";');
    const line = template.split('\n').find((each) => each.includes('$policy_of_file {')) ?? '';
    expect(line).toContain(`"~^/pdf-worker\\." "${pdfWorkerPolicy}";`);
    expect(line).toContain(`default "${contentSecurityPolicy([`$${'{REMOTE_ORIGINS}'}`], true, '$frame_origin')}";`);
  });

  it.each(Object.entries(commonHeaders(true)))('sends %s: %s, unless a back end does', (name, value) => {
    expect(ours(name)).toContain(`$upstream_http_${name.replaceAll('-', '_')} `);
    expect(ours(name)).toContain(`"" "${value}"; default "";`);
  });

  it('passes streams of events on as they come', () => {
    expect(template).toContain('proxy_buffering off;');
    expect(template).not.toContain('text/event-stream');
    expect(Number(/proxy_read_timeout (\d+)s/.exec(template)?.[1])).toBeGreaterThan(60);
  });

  it.each([
    'upstream.unavailable',
    'upstream.timeout',
    'route.not_found',
    'request.too_large',
    'request.malformed',
    'method.not_allowed',
    'throttle.too_many',
    'internal.error',
    'transport.plain',
  ] as const)('says the sentence of %s', (code) => {
    const { title, sentence, status } = problems[code];
    expect(template).toContain(`"title":"${title}","status":${status},"detail":"${sentence}","code":"${code}"`);
  });
});
