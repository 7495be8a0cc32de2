/**
 * The runner of planted faults for tests that are pure (`libs/domain`, a service's `domain/`): they need neither hooks nor mocks.
 * The unit's own modules are evaluated anew for each fault, so that what it computes while loading, or keeps, is the fault's own;
 * everything that it imports from elsewhere is loaded once. A fault costs some milliseconds, where a run of jest costs a second.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cwd } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { transformSync } from '@swc/core';
import { expect } from 'expect';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiled = new Map();
const foreign = new Map();

/** The JavaScript of a file, compiled once; V8 compiles it from its cache afterwards. */
function sourceOf(file) {
  let source = compiled.get(file);
  if (!source) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    source = { code, cachedData: undefined };
    compiled.set(file, source);
  }
  return source;
}

function moduleOf(file, link) {
  const source = sourceOf(file);
  const identifier = pathToFileURL(file).href;
  const module = new vm.SourceTextModule(source.code, {
    identifier,
    cachedData: source.cachedData,
    initializeImportMeta: (meta) => (meta.url = identifier),
    importModuleDynamically: link,
  });
  source.cachedData ??= module.createCachedData();
  return module;
}

/** A package of ours by its sources; anything else as Node imports it. */
function ownSource(specifier) {
  if (!specifier.startsWith('@groundwork/')) return undefined;
  const [scope, name, ...path] = specifier.split('/');
  const folder = join(root, 'node_modules', scope, name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[path.length === 0 ? '.' : `./${path.join('/')}`].source);
}

async function foreignModule(specifier) {
  const namespace = specifier === '@jest/globals' ? { describe, it, test, expect } : await import(specifier);
  return new vm.SyntheticModule(Object.keys(namespace), function () {
    for (const [name, value] of Object.entries(namespace)) this.setExport(name, value);
  });
}

/** Links modules: those of `own`'s folder are in `own`, others are kept from one fault to the next. */
function linker(own) {
  const link = (specifier, { identifier }) => {
    const file = specifier.startsWith('.')
      ? join(dirname(fileURLToPath(identifier)), specifier).replace(/\.js$/, '.ts')
      : ownSource(specifier);
    const known = file?.startsWith(`${cwd()}/`) ? own : foreign;
    const key = file ?? specifier;
    // The promise is kept: two modules that import the same at once are given one.
    if (!known.has(key)) known.set(key, file ? moduleOf(file, link) : foreignModule(specifier));
    return known.get(key);
  };
  return link;
}

/** As jest reads a table: its rows, or single values. */
const rowsOf = (table) => (table.every(Array.isArray) ? table : table.map((value) => [value]));
let names = [];
let tests = [];

function describe(name, declare) {
  names = [...names, name];
  declare();
  names = names.slice(0, -1);
}
describe.each = (table) => (name, declare) =>
  rowsOf(table).forEach((row, index) => describe(`${name} [${index}]`, () => declare(...row)));

function it(name, run) {
  tests.push({ name: [...names, name].join(' › '), run });
}
it.each = (table) => (name, run) => rowsOf(table).forEach((row, index) => it(`${name} [${index}]`, () => run(...row)));
const test = it;
/** The tests of a file, its modules evaluated anew. */
async function testsOf(file, own) {
  tests = [];
  const link = linker(own);
  const module = moduleOf(file, link);
  await module.link(link);
  await module.evaluate();
  const path = relative(cwd(), file);
  const seen = new Map();
  return tests.map((one) => {
    const count = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, count);
    return { ...one, file, id: `${path} › ${one.name}${count > 1 ? ` (${count})` : ''}` };
  });
}

const instrumented = (globalThis.__stryker__ ??= {});

class PureRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    Object.assign(globalThis, { describe, it, test, expect });
    const folder = process.env.MUTATE_FOLDER;
    this.files = readdirSync(cwd(), { recursive: true })
      .filter((path) => path.startsWith('src') && path.endsWith('.test.ts'))
      .filter((path) => !folder || path.includes(`/${folder}/`))
      .map((path) => join(cwd(), path))
      .sort();
  }

  async dryRun() {
    const outcome = await this.run(undefined, { bail: false });
    return { ...outcome, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    Object.assign(instrumented, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined });
    const outcome = await this.run(testFilter && new Set(testFilter), { bail: !disableBail });
    const endless = determineHitLimitReached(instrumented.hitCount, hitLimit);
    return toMutantRunResult(endless ?? outcome, disableBail);
  }

  async run(wanted, { bail }) {
    const results = [];
    const own = new Map();
    const isWanted = (id) => !wanted || wanted.has(id);
    try {
      for (const file of this.files) {
        const path = relative(cwd(), file);
        if (wanted && ![...wanted].some((id) => id.startsWith(`${path} › `))) continue;
        for (const one of (await testsOf(file, own)).filter(({ id }) => isWanted(id))) {
          const result = await this.resultOf(one);
          results.push(result);
          if (bail && result.status === TestStatus.Failed) return { status: DryRunStatus.Complete, tests: results };
        }
      }
    } catch (error) {
      // A fault that keeps the modules from loading is noticed, as jest would tell it; without a fault nothing can be measured.
      if (!wanted && instrumented.activeMutant === undefined)
        return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
      results.push({
        id: 'loading',
        name: 'loading',
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: String(error),
      });
    }
    return { status: DryRunStatus.Complete, tests: results };
  }

  async resultOf({ id, file, run }) {
    instrumented.currentTestId = id;
    const began = performance.now();
    const ended = (rest) => ({ id, name: id, fileName: file, timeSpentMs: performance.now() - began, ...rest });
    try {
      await run();
      return ended({ status: TestStatus.Success });
    } catch (error) {
      return ended({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) });
    } finally {
      instrumented.currentTestId = undefined;
    }
  }
}

/** What stands for a reader of a contract or of a form, and nothing else: the contracts' own comparison notices it. */
const words = new Set(['description', 'hint', 'labels']);
const isWords = ({ type, computed, key, value }) =>
  type === 'ObjectProperty' &&
  !computed &&
  words.has(key.name) &&
  (value.type === 'StringLiteral' || value.type === 'ObjectExpression');

const ignorer = {
  shouldIgnore({ node, parent }) {
    if (node.type !== 'ObjectExpression') return undefined;
    const isOnlyWords = node.properties.length > 0 && node.properties.every(isWords);
    return isOnlyWords || (parent?.type === 'ObjectProperty' && isWords(parent)) ? 'words for a reader' : undefined;
  },
};

export const strykerPlugins = [
  { kind: PluginKind.TestRunner, name: 'pure', injectableClass: PureRunner },
  { kind: PluginKind.Ignore, name: 'words', value: ignorer },
];
