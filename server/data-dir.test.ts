import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { prepareDataDir, readOrCreateSecret } from './data-dir.ts'

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-data-dir-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('is readable by this account only', async () => {
  const dataDir = await prepareDataDir(join(scratch, 'new', 'data'))

  for (const path of [dataDir.path, dataDir.outbox, dataDir.uploads, dataDir.secrets]) expect(modeOf(path)).toBe('700')
})

test('creates a secret once', async () => {
  const dataDir = await prepareDataDir(join(scratch, 'secrets'))

  const answers = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(dataDir, 'auth-secret')))

  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^[\w-]{43}$/)
  expect(modeOf(join(dataDir.secrets, 'auth-secret'))).toBe('600')
  expect(readdirSync(dataDir.secrets)).toEqual(['auth-secret'])
})

test('refuses a path that is a file in one sentence', async () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')

  await expect(prepareDataDir(file)).rejects.toThrow(/^DATA_DIR: the folder .*file cannot be made or written: /)
})
