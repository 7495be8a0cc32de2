import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded into a portal's processes by NODE_OPTIONS: their clock is as far ahead as the file of E2E_CLOCK says, in milliseconds. Timers
 * run as they did.
 */
const TrueDate = Date;
const file = process.env['E2E_CLOCK'] ?? '';
const everyMs = 20;
let ahead = 0;
let readAt = 0;

function now() {
  const truly = TrueDate.now();
  if (truly - readAt > everyMs) {
    readAt = truly;
    if (existsSync(file)) ahead = Number(readFileSync(file, 'utf8'));
  }
  return truly + ahead;
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length > 0 ? parts : [now()], made === globalThis.Date ? target : made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  apply: () => new TrueDate(now()).toString(),
});
