import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      entry: [
        'server/main.ts',
        'scripts/*.{ts,mjs}',
        // In place of their English modules in a build of their language.
        'content/{hi,te}/**/*.ts',
        // Started as threads.
        'usecases/**/*-thread.ts',
        // Routed only in development.
        'app/routes/dev/*.tsx',
        'bench/main.ts',
        // Started as separate processes.
        'bench/static-server.ts',
        'test/programs/*.ts',
        'test/setup/global-*.ts',
        '**/*.test.{ts,tsx}',
        // Re-exports for end-to-end tests.
        'e2e/steps/fixtures.ts',
      ],
      project: ['{server,app,content,jobs,usecases,mail,db,domain,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
    },
    'packages/*': {
      entry: ['{index,cli}.ts', '{examples,scripts}/*.ts', '**/*.test.ts'],
      project: ['**/*.ts'],
    },
  },
  // Types in exported signatures are exported too, even when nothing imports them yet.
  exclude: ['types'],
  ignoreDependencies: [
    // Run by name in scripts/static-checks.ts.
    '@biomejs/biome',
    'dependency-cruiser',
    // Imported in CSS.
    'tailwindcss',
    // Read as files by the font scripts.
    '@fontsource-variable/eczar',
    '@fontsource/*',
  ],
} satisfies KnipConfig
