/** Requests of a client, so many at a time, each with the time that it took. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export const atATime = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atATime * 4 });

/** One call. Rejects where it is not answered as a success, with the answer. */
export function call({ method = 'GET', url, headers = {}, body }) {
  return new Promise((done, fail) => {
    const outgoing = request(
      url,
      {
        method,
        agent,
        headers: body
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers }
          : headers,
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          if (answer.statusCode >= 300)
            fail(new Error(`${method} ${url} was answered ${answer.statusCode}: ${text.slice(0, 500)}`));
          else done({ status: answer.statusCode, text, headers: answer.headers });
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

/** Runs `work` so many times. Gives the milliseconds that each took. */
export async function batch(count, work) {
  const times = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, count) }, worker));
  return times;
}

/** Runs `work` at each beat for a while, whether or not those before are answered; gives the milliseconds that each took. */
export async function paced(everyMs, forMs, work) {
  const times = [];
  const running = [];
  const begun = performance.now();
  for (let beat = 0; beat * everyMs < forMs; beat += 1) {
    await sleep(Math.max(0, begun + beat * everyMs - performance.now()));
    const from = performance.now();
    running.push(work().then(() => times.push(performance.now() - from)));
  }
  await Promise.all(running);
  return times;
}

export function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
