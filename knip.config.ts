import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      entry: [
        'server/main.ts',
        'scripts/*.{ts,mjs}',
        // Routed only while developing.
        'app/routes/dev/*.tsx',
        'bench/main.ts',
        // Programs that other files start as processes of their own.
        'bench/static-server.ts',
        'test/programs/*.ts',
        'test/global-*.ts',
        '**/*.test.{ts,tsx}',
        // What journeys take from one place.
        'e2e/fixtures.ts',
      ],
      project: ['{server,app,jobs,usecases,mail,db,domain,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
    },
    'packages/*': {
      entry: ['{index,cli}.ts', '{examples,scripts}/*.ts', '**/*.test.ts'],
      project: ['**/*.ts'],
    },
  },
  // A type that is part of an exported signature is exported with it, whether somebody names it yet or not.
  exclude: ['types'],
  ignoreDependencies: [
    // Started by name in scripts/static-checks.ts.
    '@biomejs/biome',
    'dependency-cruiser',
    // Named in CSS.
    'tailwindcss',
    // Read as files by the font scripts.
    '@fontsource-variable/eczar',
    '@fontsource/*',
  ],
} satisfies KnipConfig
