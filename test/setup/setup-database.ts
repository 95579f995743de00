import { afterAll, beforeAll } from 'vitest'
import { dropOwnDatabase, openOwnDatabase } from '#test/database.ts'

// Runs for every test file, also when files share a process: each has its own migrated database.
beforeAll(openOwnDatabase)
afterAll(dropOwnDatabase)
