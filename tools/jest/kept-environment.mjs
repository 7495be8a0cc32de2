import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';
import { extendLimits } from './patience.mjs';
import { trySecondTime } from './second-try.mjs';

/** What `jest.setTimeout` and `jest.retryTimes` of a file leave. */
const settings = ['TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES', 'LOG_ERRORS_BEFORE_RETRY', 'RETRY_IMMEDIATELY'].map(Symbol.for);

/** What a language or Node gives; a file that replaces some of it has replaced it for itself. */
const builtIns = ['Date', 'Error', 'Intl', 'Math', 'fetch', 'queueMicrotask', 'structuredClone'];

/** Every promise carries each storage that was ever in use: those of a file would be carried by all files after it. */
const storages = new Set();
const storage = AsyncLocalStorage.prototype;
for (const name of ['run', 'enterWith']) {
  const original = storage[name];
  storage[name] = function (...values) {
    storages.add(this);
    return original.apply(this, values);
  };
}

/** One place for all test files of a unit, in which modules can be kept; what a file sets on it ends with the file. */
export default class KeptEnvironment extends TestEnvironment {
  static current;

  constructor(config, context) {
    if (KeptEnvironment.current) {
      trySecondTime(KeptEnvironment.current.global);
      return KeptEnvironment.current;
    }
    super(config, context);
    KeptEnvironment.current = this;
    const { global } = this;
    trySecondTime(global);
    this.before = {
      env: { ...global.process.env },
      exit: global.process.exit,
      builtIns: Object.fromEntries(builtIns.map((name) => [name, global[name]])),
    };
  }

  handleTestEvent(event, state) {
    extendLimits(event, state);
  }

  async teardown() {
    const { global, before } = this;
    this.fakeTimersModern.useRealTimers();
    for (const name of Object.keys(global.process.env)) if (!(name in before.env)) delete global.process.env[name];
    Object.assign(global.process.env, before.env);
    global.process.exit = before.exit;
    Object.assign(global, before.builtIns);
    for (const name of settings) delete global[name];
    // Those of packages of others come into use again with their next call.
    for (const one of storages) one.disable();
    storages.clear();
  }
}
