import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, database } from '#test/database.ts'
import { listProblems } from './readiness.ts'

const jobs = { isHealthy: () => true }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muhurta-ready-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('has no problems when everything works', async () => {
  expect(await listProblems({ db: database(), jobs, folder })).toEqual([])
})

test('names each part that does not work', async () => {
  const gone = await createDatabase()
  await gone.drop()
  await rm(folder, { recursive: true })

  const problems = await listProblems({ db: gone.db, jobs: { isHealthy: () => false }, folder })

  expect(problems).toEqual(['database', 'jobs', 'disk'])
})
