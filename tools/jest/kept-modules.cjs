const { default: Runtime } = require('jest-runtime');

/** Packages of others: nothing in them knows a test, and each is loaded once for all files of a unit. */
const isKept = (key) => /\/node_modules\/(?!@groundwork\/)/.test(key);

const keptOf = new WeakMap();

/** A registry of one test file: what is kept it shares with the files before and after, the rest ends with it. */
class FileRegistry extends Map {
  constructor(shared) {
    super();
    this.shared = shared;
  }
  placeOf(key) {
    return isKept(key) ? this.shared : undefined;
  }
  has(key) {
    return this.placeOf(key)?.has(key) ?? super.has(key);
  }
  get(key) {
    const place = this.placeOf(key);
    return place ? place.get(key) : super.get(key);
  }
  set(key, value) {
    const place = this.placeOf(key);
    if (place) place.set(key, value);
    else super.set(key, value);
    return this;
  }
  delete(key) {
    return this.placeOf(key)?.delete(key) ?? super.delete(key);
  }
}

/**
 * Jest's runtime over an environment that outlives a file (`kept-environment.mjs`): the packages of others are loaded, compiled
 * and evaluated by the first file of a unit that wants them. Tests here replace no module.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const context = environment.getVmContext();
    if (!keptOf.has(context)) keptOf.set(context, { esm: new Map(), cjs: new Map() });
    const { esm, cjs } = keptOf.get(context);
    this.registries.esModuleRegistry = new FileRegistry(esm);
    this.registries.moduleRegistry = new FileRegistry(cjs);
  }

  teardown() {
    super.teardown();
    // A kept module imports lazily through the runtime that loaded it, whose file may have ended.
    this.enterTestCode();
  }
};
module.exports.default = module.exports;
