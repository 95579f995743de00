import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'muhurta-browsers-'))

afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

test('uses the browser in CHROMIUM_PATH', async () => {
  vi.stubEnv('CHROMIUM_PATH', givenProgram('mine', 'exit 0'))

  expect(await findBrowser()).toMatchObject({ ok: true, value: { executablePath: join(folder, 'mine') } })
})

test('refuses a browser in CHROMIUM_PATH that does not start instead of using another', async () => {
  vi.stubEnv('CHROMIUM_PATH', givenProgram('broken', 'exit 1'))

  expect(await findBrowser()).toEqual({ ok: false, refusal: expect.stringContaining(join(folder, 'broken')) })
})

test('skips an installed stub that does not start', async () => {
  givenProgram('chromium', 'echo install me from the store; exit 1')
  givenProgram('google-chrome', 'exit 0')
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${folder}:/bin`)

  const found = await findBrowser()

  expect(found).toMatchObject({ ok: true, value: { origin: 'installed' } })
  expect(found).not.toMatchObject({ value: { executablePath: join(folder, 'chromium') } })
})

test('prefers the headless shell', async () => {
  givenProgram('chromium', 'exit 0')
  givenProgram('chromium-headless-shell', 'exit 0')
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${folder}:/bin`)

  expect(await findBrowser()).toMatchObject({ value: { executablePath: join(folder, 'chromium-headless-shell') } })
})

function givenProgram(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}
