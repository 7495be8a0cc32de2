import type { ApiCall } from './calls.js';

/** What somebody typed for the parameters, by their names; '' and what is not there are left out. */
export type Values = Readonly<Record<string, string>>;

/** The address of a call with its parameters; one of the path that nothing was typed for stays in braces. */
export function addressOf({ path, parameters }: ApiCall, values: Values, origin: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    return value ? encodeURIComponent(value) : braces;
  });
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) => {
      const value = values[name];
      return place === 'query' && value ? [[name, value]] : [];
    }),
  ).toString();
  return `${origin}${filled}${query ? `?${query}` : ''}`;
}

/** Whether everything is there that the call cannot be without. */
export const isComplete = ({ parameters }: ApiCall, values: Values): boolean =>
  parameters.every(({ name, required }) => !required || Boolean(values[name]));

const changes = ({ method }: ApiCall): boolean => method !== 'GET';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The call for a shell, with the token in $TOKEN. */
export function curlText(call: ApiCall, address: string, body: string): string {
  const type = call.body?.type;
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} ${quoted(address)}`,
    '-H "Authorization: Bearer $TOKEN"',
    ...(changes(call) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(type === 'application/json' ? [`-H 'Content-Type: ${type}'`, `-d ${quoted(body)}`] : []),
    ...(type === 'multipart/form-data' ? ["-F 'file=@paper.pdf'"] : []),
    ...(type === 'application/octet-stream' ? [`-H 'Content-Type: ${type}'`, "--data-binary '@paper.pdf'"] : []),
  ].join(' \\\n  ');
}

/** The call for JavaScript, with the token among the settings. */
export function scriptText(call: ApiCall, address: string, body: string): string {
  const type = call.body?.type;
  const isJson = type === 'application/json';
  const isForm = type === 'multipart/form-data';
  const lines = [
    ...(type && !isJson
      ? ["import { openAsBlob } from 'node:fs';", '', "const file = await openAsBlob('paper.pdf');"]
      : []),
    ...(isForm ? ['const form = new FormData();', "form.set('file', file, 'paper.pdf');"] : []),
    `const response = await fetch(${JSON.stringify(address)}, {`,
    `  method: '${call.method}',`,
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.TOKEN}\`,`,
    ...(changes(call) ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(type && !isForm ? [`    'Content-Type': '${type}',`] : []),
    '  },',
    ...(isJson ? [`  body: JSON.stringify(${body.replaceAll('\n', '\n  ')}),`] : []),
    ...(type && !isJson ? [`  body: ${isForm ? 'form' : 'file'},`] : []),
    '});',
    'if (!response.ok) throw new Error((await response.json()).detail);',
    ...(call.answer.type === 'application/json' ? ['const answer = await response.json();'] : []),
    ...(call.answer.type && call.answer.type !== 'application/json' ? ['const answer = await response.blob();'] : []),
  ];
  return lines.join('\n');
}
