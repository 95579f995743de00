import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processJsonLine } from '@muhurta/jyotish'
import { build } from 'vite'
import { installPackedPackage } from '../../packages/jyotish/test/installed-package.ts'
import { expect, test } from '../steps/fixtures.ts'

const CHARTS = new URL('../../packages/jyotish/test/reference/charts/vectors-open.json', import.meta.url)

/** Bundles the engine into one script. */
async function engineForBrowser(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '@muhurta/jyotish',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'engine' },
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error('The bundler gave no output')
  return bundle.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}

test('a chart computed in the browser equals the server’s chart bit for bit', async ({ page }) => {
  const { charts } = JSON.parse(readFileSync(CHARTS, 'utf8')) as { charts: Record<string, unknown>[] }
  const lines = charts.map(({ id, utc, lat, lon }) => JSON.stringify({ id, utc, lat, lon }))

  await page.addScriptTag({ content: `${await engineForBrowser()};globalThis.engine = engine` })
  const inBrowser = await page.evaluate((requests) => {
    const { engine } = globalThis as unknown as { engine: { processJsonLine(command: string, line: string): string } }
    return requests.map((line) => engine.processJsonLine('chart', line))
  }, lines)

  expect(inBrowser).toEqual(lines.map((line) => processJsonLine('chart', line)))
})

test('the example project casts the same chart in the browser, without a bundler, as in Node', async ({ page }) => {
  const { project, remove } = installPackedPackage()
  await page.route('http://example.test/**', (route) =>
    route.fulfill({ path: join(project, new URL(route.request().url()).pathname) }),
  )

  await page.goto('http://example.test/index.html')

  const inNode = execFileSync(process.execPath, ['chart.js'], { cwd: project, encoding: 'utf8' })
  await expect(page.locator('output')).toHaveText(/Atma karaka: saturn/)
  expect(`${await page.locator('output').textContent()}\n`).toBe(inNode)
  remove()
})
