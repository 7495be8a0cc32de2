/** What may import what inside a project; between projects the Nx tags decide (boundaries.mjs). */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // The Nx rule sees imports by package name; these see relative paths as well.
    {
      name: 'no-unit-reaches-into-its-sibling',
      severity: 'error',
      from: { path: '^(services|bff)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-remote-reaches-into-another-unit',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|services|bff|infra|libs/server)/', pathNot: '^$1/' },
    },
    {
      name: 'no-back-end-reaches-into-a-service-or-a-page',
      severity: 'error',
      from: { path: '^bff/' },
      // The registry is a library like those of libs/server that lies beside its commands (docs/adr/0106).
      to: { path: '^(services|shell|mfe-[^/]+|infra|libs/web)/', pathNot: '^infra/registry/' },
    },
    {
      name: 'no-service-reaches-upwards',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(bff|shell|mfe-[^/]+|infra|libs/web|libs/contracts/bff-[^/]+)/' },
    },
    {
      name: 'no-service-calls-itself',
      comment: 'A contract is generated from its service; it is for the others.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^libs/contracts/$1/' },
    },
    {
      name: 'no-library-of-all-units-knows-a-contract',
      comment: 'A change of one contract would rebuild every unit.',
      severity: 'error',
      from: { path: '^libs/server/', pathNot: '^libs/server/bff/' },
      to: { path: '^libs/contracts/' },
    },
    {
      name: 'no-library-reaches-into-a-unit',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(services|bff|shell|mfe-[^/]+|infra)/' },
    },
    {
      name: 'domain-libraries-are-pure',
      comment: 'Rules run in the browser and in services alike.',
      severity: 'error',
      from: { path: '^libs/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '(^|node_modules/)(react|react-dom|typeorm|@nestjs|rxjs|class-validator|class-transformer)(/|$)',
        dependencyTypesNot: ['local'],
      },
    },
    {
      name: 'domain-libraries-need-no-node',
      comment: 'Rules run in the browser and in services alike.',
      severity: 'error',
      from: { path: '^libs/domain/', pathNot: '\\.test\\.ts$|/src/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-knows-no-persistence',
      comment: 'A rule that reads tables cannot be tested without them.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*/domain/' },
      to: { path: '/persistence/|node_modules/(typeorm|@nestjs)/' },
    },
    {
      name: 'web-libraries-know-no-node',
      severity: 'error',
      from: { path: '^(libs/web|shell/src|mfe-[^/]+/src)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-keep-to-themselves',
      comment: 'A feature may use what another shows in its index, never its insides.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/($2/|[^/]+/index\\.tsx?$)' },
    },
    {
      name: 'rooms-have-doors',
      comment: "A feature of a service imports another only through its index.ts; 'shared' is the ground of all.",
      severity: 'error',
      from: {
        path: '^services/([^/]+)/src/([^/]+)/',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: {
        path: '^services/$1/src/[^/]+/',
        pathNot: '^services/$1/src/($2|shared)/|^services/$1/src/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'domain-knows-no-server',
      comment: 'Rules of a service run without one.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^libs/server/' },
    },
    {
      name: 'nothing-in-the-browser-reaches-up-to-the-roof',
      comment: 'app/ holds the routes and frames: it imports everybody, and nobody imports it.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/(features|components|data|testing)/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'data-and-components-stay-below-features',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/(data|components)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'data-stays-below-components',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/data/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/components/' },
    },
    {
      name: 'calls-only-in-data',
      comment: 'A screen uses hooks and functions of data/; from data/api.ts it may take types.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/', pathNot: '^[^/]+/src/(data|testing)/|\\.test\\.tsx?$' },
      to: { path: '^$1/src/data/api\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^e2e/|^libs/server/testkit/' },
      to: { path: '\\.test\\.tsx?$|^libs/server/testkit/' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@groundwork/demonstration)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
