/**
 * The import table of ARCHITECTURE.md, as a check. Imports point down, never up, and never in a circle.
 * Tests may import anything, and nothing but tests imports the tools in `test`, `e2e`, `bench` and `scripts`.
 */
const BROWSER_SAFE = ['app/ui', 'app/content', 'domain', 'packages/jyotish']

const MAY_IMPORT = {
  'packages/jyotish': [],
  domain: ['packages/jyotish'],
  db: ['domain'],
  mail: ['domain'],
  usecases: ['db', 'domain', 'packages/jyotish'],
  jobs: ['usecases', 'mail', 'db', 'domain'],
  'app/ui': [],
  'app/content': [],
  'app/http': ['domain'],
  'app/features': BROWSER_SAFE,
  'app/enhance': [...BROWSER_SAFE, 'app/features'],
  'app/routes': ['app', 'usecases', 'db', 'domain', 'packages/jyotish'],
  server: ['app', 'jobs', 'usecases', 'mail', 'db', 'domain', 'packages/jyotish'],
}

/** `app/http` names the database only in types, so that it stays free of its driver. */
const MAY_IMPORT_TYPES = { 'app/http': ['db'] }

const OURS = '^(server|app|jobs|usecases|mail|db|domain|packages|test|e2e|bench|scripts)/'
const PRODUCT = '^(server|app|jobs|usecases|mail|db|domain|packages)/'
const TESTS = ['[.](test|spec)[.]tsx?$', '^(test|e2e)/', '^packages/[^/]+/(test|scripts|examples)/']

const inFolders = (folders) => folders.map((folder) => `^${folder}/`)

/** The files that stand directly in `app` (root, entries, the site map) follow the rules of the routes. */
const filesOf = (folder) => (folder === 'app/routes' ? '^app/(routes/|[^/]+$)' : `^${folder}/`)

const layerRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: filesOf(folder), pathNot: TESTS },
  to: { path: OURS, pathNot: [filesOf(folder), ...inFolders([...allowed, ...(MAY_IMPORT_TYPES[folder] ?? [])])] },
}))

const typeOnlyRules = Object.entries(MAY_IMPORT_TYPES).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports-only-types-of-${allowed.join('-')}`,
  severity: 'error',
  from: { path: filesOf(folder), pathNot: TESTS },
  to: { path: inFolders(allowed), dependencyTypesNot: ['type-only'] },
}))

export default {
  forbidden: [
    ...layerRules,
    ...typeOnlyRules,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'An alias that points nowhere would slip through all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'product-needs-no-development-packages',
      comment: 'They are not there after an install for production.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: [...TESTS, '^app/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-db-speaks-sql',
      comment: 'What is asked of the database has a name in db; the server may open lines to it.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: [...TESTS, '^(db|server)/'] },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'rules-and-features-know-no-machine',
      comment: 'Rules are pure and features run in the browser; the command line of the engine is its one door.',
      severity: 'error',
      from: {
        path: ['^domain/', '^packages/jyotish/', '^app/(ui|content|features|enhance)/'],
        pathNot: [...TESTS, '^packages/jyotish/cli[.]ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.](css|sql|svg|woff2?)([?]|$)', '^bench/tools/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
