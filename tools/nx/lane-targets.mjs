/** A `test…` script: which preset of jest, and which lane. */
const scriptForm = /(?:^groundwork-jest|jest\/run\.mjs) (node|web)(?: --lane=(\w+))?$/;

/**
 * A lane that runs on each database has results of both.
 * @param {string} lane
 */
const resultsOf = (lane) => (lane === 'service' ? ['service-sqlite', 'service-mysql'] : [lane]);

/** What says the same until a source changes, or the database that it is run on; what else reads a server runs each time. */
const cached = new Set(['unit', 'service-sqlite', 'service-mysql']);
const usualInputs = ['default', '^production', 'runner'];
const serverInputs = { 'service-mysql': [{ runtime: 'node tools/test/mysql-version.mjs' }] };

/**
 * The lanes of a unit's tests as targets of Nx (`lane-unit`, `lane-service-sqlite` …), read off its scripts. Nx starts a script in
 * a process of its own with npm before it, which takes as long as three small files of tests; a command it starts itself.
 * @param {string} folder
 * @param {{ scripts?: Record<string, string>, nx?: { targets?: Record<string, { inputs?: unknown[] }> } }} manifest
 */
export function laneTargets(folder, { scripts = {}, nx = {} }) {
  const runner = `${'../'.repeat(folder.split('/').length)}tools/jest/run.mjs`;
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([script, text]) => {
      const [form, kind, lane = 'unit'] = scriptForm.exec(text) ?? [];
      if (!form) return [];
      return resultsOf(lane).map((result) => [
        `lane-${result}`,
        {
          executor: 'nx:run-commands',
          options: { command: `node ${runner} ${kind} --lane=${lane}`, cwd: folder },
          cache: cached.has(result),
          inputs: [...(nx.targets?.[script]?.inputs ?? usualInputs), ...(serverInputs[result] ?? [])],
          outputs: [`{projectRoot}/test-results/${result}.json`],
        },
      ]);
    }),
  );
}
