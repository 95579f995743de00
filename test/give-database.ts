import { afterAll, beforeAll } from 'vitest'
import { dropOwnDatabase, openOwnDatabase } from './database.ts'

// Runs for every test file, also where files share a process: each has a migrated database of its own.
beforeAll(openOwnDatabase)
afterAll(dropOwnDatabase)
