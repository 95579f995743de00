import { type Migration, migrationFromFile } from './migration-file.ts'

// Read at build time, so that the files are part of the server bundle.
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** All migrations of this version, oldest first. */
export const knownMigrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => migrationFromFile(path, sql))
  .toSorted((one, other) => one.version - other.version)
