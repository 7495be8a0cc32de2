/**
 * A file of 1 GB up and down through the local portal, where gateway, BFF and files service share one process: its
 * resident memory on the way, against before. Then the same upload, cut at half: what stays of it.
 */
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { browser, signIn } from './refused.mjs';
import { freeBlock, residentMb, startPortal } from './stack.mjs';

const megabyte = 1024 * 1024;
const boundary = '----groundwork-bench';
const piece = Buffer.alloc(megabyte, 'Groundwork ');

/** The form as a browser sends it; throws after so many pieces where it is cut. */
function* form(fields, megabytes, cutAt = Infinity) {
  const text = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  yield Buffer.from(
    `${text}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="drawings.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`,
  );
  for (let at = 0; at < megabytes; at += 1) {
    if (at >= cutAt) throw new Error('cut');
    yield piece;
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send(url, headers, body) {
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise((done, fail) => outgoing.on('error', fail).on('response', done));
  answered.catch(() => undefined);
  await pipeline(Readable.from(body, { objectMode: false }), outgoing);
  const answer = await answered;
  const text = (await answer.toArray()).join('');
  if (answer.statusCode !== 201) throw new Error(`The upload was answered ${answer.statusCode}: ${text}`);
  return JSON.parse(text);
}

async function drain(url, headers) {
  const answer = await new Promise((done, fail) =>
    request(url, { headers }).on('error', fail).on('response', done).end(),
  );
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  return bytes;
}

/** Most that a process grew while `work` ran, MB, and how long it took. */
async function watched(pid, work) {
  const before = residentMb(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 25);
  const begun = performance.now();
  const done = await work().finally(() => clearInterval(watch));
  return { done, before, grown: peak - before, seconds: (performance.now() - begun) / 1000 };
}

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** @returns memory and time of both ways, and the files that stay of an upload that was cut. */
export async function measureUploads({ megabytes, say }) {
  const data = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  process.env.UPLOAD_LIMIT_MB = String(megabytes + 1);
  say('the portal starts');
  const portal = await startPortal(await freeBlock(), data);
  try {
    const { headers, companyId } = await signIn(portal.url);
    const target = `${portal.url}/api/borrower/fileUpload/company`;
    const fields = { companyId, type: 'bank_statement' };
    say('warming up');
    await send(target, headers, form(fields, 50));
    await sleep(2_000);
    say(`${megabytes} MB up`);
    const up = await watched(portal.pid, () => send(target, headers, form(fields, megabytes)));
    const link = await fetch(`${portal.url}/api/borrower/fileUpload/retrieve/${up.done.fileUploadId}`, {
      headers: { ...headers, ...browser },
    });
    const { uri } = await link.json();
    say(`${megabytes} MB down`);
    const down = await watched(portal.pid, () => drain(`${portal.url}/api/borrower${uri}`, headers));
    const before = filesUnder(join(data, 'files'));
    say('an upload is cut at half');
    let seen = 0;
    const look = setInterval(() => (seen = Math.max(seen, filesUnder(join(data, 'files')).length - before.length)), 25);
    const cut = await send(target, headers, form(fields, megabytes, megabytes / 2)).then(
      () => false,
      () => true,
    );
    clearInterval(look);
    for (let waited = 0; waited < 50 && filesUnder(join(data, 'files')).length !== before.length; waited += 1)
      await sleep(100);
    const left = filesUnder(join(data, 'files')).filter((name) => !before.includes(name));
    return { megabytes, up, down, bytesBack: down.done, bytesKept: up.done.size, cut, halfWritten: seen, left };
  } finally {
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
}
