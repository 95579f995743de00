import jyotish from './packages/jyotish/package.json' with { type: 'json' }

/**
 * The import table of ARCHITECTURE.md, as a check. Imports point down, never up, and never in a circle.
 * Tests may import anything, and nothing but tests imports the tools in `test`, `e2e`, `bench` and `scripts`.
 */
const BROWSER_SAFE = ['app/ui', 'content', 'domain', 'packages']

const MAY_IMPORT = {
  'packages/jyotish': [],
  'packages/brand': [],
  'packages/pdf': ['packages/brand'],
  domain: ['packages/jyotish', 'packages/brand'],
  db: ['domain'],
  content: ['domain', 'packages/jyotish'],
  usecases: ['db', 'domain', 'packages'],
  mail: ['content', 'usecases', 'domain', 'packages/brand', 'packages/pdf'],
  jobs: ['usecases', 'db', 'domain'],
  'app/ui': ['content'],
  'app/http': ['content', 'domain'],
  'app/features': BROWSER_SAFE,
  'app/enhance': [...BROWSER_SAFE, 'app/features'],
  'app/routes': ['app', 'content', 'usecases', 'db', 'domain', 'packages'],
  server: ['app', 'content', 'jobs', 'usecases', 'mail', 'db', 'domain', 'packages'],
}

/**
 * The topics of a layer, drawn in ARCHITECTURE.md: a topic may import those before it, never a later one.
 * `.` stands for the files beside the topic folders.
 */
const TOPIC_ORDER = {
  domain: [
    '.',
    ...['time', 'limits'],
    ...[
      'accounts',
      'blog',
      'learning',
      'content',
      'births',
      'charts',
      'almanac',
      'remedies',
      'statements',
      'imports',
      'visitors',
      'availability',
      'calendar',
    ],
    ...['offers', 'bookings', 'sessions', 'payments', 'invoices', 'emails', 'privacy', 'webhooks', 'push'],
  ],
  db: [
    'schema',
    '.',
    ...['accounts', 'content', 'blog', 'charts', 'emails', 'gazetteer', 'learning', 'visitors'],
    ...[
      'availability',
      'calendar',
      'offers',
      'payments',
      'sessions',
      'remedies',
      'bookings',
      'desk',
      'webhooks',
      'push',
      'backup',
    ],
  ],
  usecases: [
    '.',
    ...['emails', 'limits', 'uploads', 'charts', 'almanac', 'accounts', 'visitors', 'blog', 'content'],
    ...['invoices', 'bookings', 'remedies', 'calendar', 'sessions', 'learning', 'payments', 'statements', 'imports'],
    ...['privacy', 'desk', 'webhooks', 'push', 'admin', 'demo'],
  ],
  'app/features': [
    ...[
      'page-parts',
      'writing',
      'my-day',
      'sign-in',
      'second-factors',
      'public-forms',
      'births',
      'chart-drawings',
      'chart-text',
      'chart-panes',
      'timeline',
      'chart-pdf',
    ],
    ...['muhurta-view', 'horoscope', 'exercises', 'studio', 'almanac', 'muhurta', 'newsletter', 'blog', 'invoices'],
    ...['dashboard'],
    ...['booking', 'booking-result', 'courses', 'consultation'],
    ...['accounts', 'contact', 'errors', 'frame', 'free-content', 'home', 'astrologers', 'legal'],
    ...['blog-admin', 'staff', 'learning', 'outbox', 'help'],
  ],
}

/** `app/http` and `mail` name the database only in types: they are free of its driver, and read through use-cases. */
const MAY_IMPORT_TYPES = { 'app/http': ['db'], mail: ['db'] }

const OURS = '^(server|app|content|jobs|usecases|mail|db|domain|packages|test|e2e|bench|scripts)/'
const PRODUCT = '^(server|app|content|jobs|usecases|mail|db|domain|packages)/'
const TESTS = ['[.](test|spec)[.]tsx?$', '^(test|e2e)/', '^packages/[^/]+/(test|scripts|examples)/']

/** What `packages/jyotish/package.json` exports beside its index. */
const ENGINE_TOOLS = Object.values(jyotish.exports).map(
  (file) => `^packages/jyotish/${file.slice(2).replace('.', '[.]')}$`,
)

const inFolders = (folders) => folders.map((folder) => `^${folder}/`)

/** Files directly in `app` (root, entries, the site map) follow the rules of the routes. */
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

const topicFiles = (layer, topic) => (topic === '.' ? `^${layer}/[^/]+$` : `^${layer}/${topic}/`)

const topicRules = Object.entries(TOPIC_ORDER).flatMap(([layer, topics]) => {
  const folders = topics.map((topic) => topicFiles(layer, topic))
  return [
    ...topics.map((topic, place) => ({
      name: `${layer.replace('/', '-')}-${topic === '.' ? 'shared' : topic}-imports-no-later-topic`,
      severity: 'error',
      from: { path: folders[place], pathNot: TESTS },
      to: { path: `^${layer}/`, pathNot: folders.slice(0, place + 1) },
    })),
    {
      name: `${layer.replace('/', '-')}-topic-has-a-place-in-the-order`,
      severity: 'error',
      from: { path: `^${layer}/`, pathNot: [...folders, ...TESTS] },
      to: {},
    },
  ]
})

export default {
  forbidden: [
    ...layerRules,
    ...typeOnlyRules,
    ...topicRules,
    {
      name: 'packages-are-imported-through-their-index',
      comment:
        'A package exports its index.ts, the PDF kit also its font loaders, the engine also its tools; other files are internal.',
      severity: 'error',
      from: { pathNot: ['^packages/', '^e2e/'] },
      to: {
        path: '^packages/[^/]+/(?!(index|bundled-fonts|download-fonts|outline-text)[.]ts$)',
        pathNot: ENGINE_TOOLS,
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: {},
      // A bundle loads the one of another language by its address, which is no need of its own.
      to: { circular: true, viaOnly: { pathNot: '^server/language-bundles[.]ts$' } },
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
      comment: 'A production install leaves them out.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: [...TESTS, '^app/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-db-speaks-sql',
      comment: 'Every query has a name in db; the server may open connections.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: [...TESTS, '^(db|server)/'] },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'rules-and-features-know-no-machine',
      comment: 'Rules are pure and features run in the browser; only the command line of the engine uses Node.',
      severity: 'error',
      from: {
        path: ['^domain/', '^packages/', '^content/', '^app/(ui|features|enhance)/'],
        pathNot: [...TESTS, '^packages/jyotish/cli[.]ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.](css|sql|svg|ttf|woff2?)([?]|$)', '^bench/tools/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
