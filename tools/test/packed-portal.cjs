/**
 * Starts the packed portal (`pack-portal.mjs`) as `infra/local/dist/main.js` starts the unpacked one, with what V8 made of it before:
 * the first portal of a run leaves that in the file that `E2E_CODE` names, when it ends.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { constants, Script } = require('node:vm');

const filename = join(__dirname, 'dist', 'portal.packed');
const code = process.env.E2E_CODE;
const cachedData = code && existsSync(code) ? readFileSync(code) : undefined;

// What V8 forgets of functions that rest would be missing in the file, which is for who runs with the same flags.
if (code) setFlagsFromString('--no-flush-bytecode');
const script = new Script(
  `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`,
  { filename, cachedData, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
);
if (script.cachedDataRejected) console.error(`V8 does not take ${code}.`);
if (code && !cachedData)
  process.once('exit', () => {
    const whole = `${code}.${process.pid}`;
    writeFileSync(whole, script.createCachedData());
    renameSync(whole, code);
  });
const module_ = { exports: {} };
script.runInThisContext()(module_.exports, createRequire(filename), module_, filename, dirname(filename));
