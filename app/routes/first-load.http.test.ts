import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { BUILD_FOLDER } from '#test/servers/build.ts'
import { createSite, type TestSite } from '#test/site.ts'

const APPLICATIONS = [
  '/horoscope',
  '/horoscope/daily',
  '/horoscope/planets',
  '/horoscope/compatibility',
  '/muhurta',
  '/horoscope/studio',
  '/auth',
]

const MAX_APPLICATION_BYTES = 147_000
const MAX_DOCUMENT_BYTES = 15_000
const MAX_FILES = 24
const MAX_PRELOADED_BYTES = 30_000
const MAX_FINDER_BYTES = 20 * 1024
/** With everything that the page imports before it works. */
const MAX_PAGE_BYTES = 156 * 1024

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database() })
})

describe.each(APPLICATIONS)('the first load of %s', (path) => {
  test(`${path} loads no more script than the first view needs`, async () => {
    const html = await (await site.request(path)).text()
    const scripts = withImports([enhancementIn(html), ...preloadsIn(html)])
    const bytes = scripts.map(compressedBytes).reduce((sum, size) => sum + size, 0)

    expect(scripts).toEqual(expect.arrayContaining([expect.stringContaining('/assets/framework')]))
    expect(scripts.length).toBeLessThanOrEqual(MAX_FILES)
    expect(bytes).toBeLessThanOrEqual(MAX_APPLICATION_BYTES)
  })

  test(`${path} preloads only the small modules of its routes, so that styles and fonts come first`, async () => {
    const preloads = preloadsIn(await (await site.request(path)).text())

    expect(preloads.length).toBeGreaterThan(0)
    expect(preloads).not.toEqual(expect.arrayContaining([expect.stringContaining('/assets/framework')]))
    const bytes = preloads.map(compressedBytes).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(MAX_PRELOADED_BYTES)
  })
})

test('no page imports more than 156 KB of script, those behind the sign-in included', async () => {
  const { entry, routes } = readManifest(await (await site.request('/auth')).text())
  const large = Object.values(routes).flatMap((route) => {
    const shown = withParents(route, routes)
    // Documents load none of their modules.
    if (shown.some(({ id }) => id === 'routes/documents')) return []
    const files = withImports([...filesOf(entry), ...shown.flatMap(filesOf)])
    const bytes = files.map(compressedBytes).reduce((sum, size) => sum + size, 0)
    return bytes > MAX_PAGE_BYTES ? [{ page: route.id, bytes }] : []
  })

  expect(Object.keys(routes)).toContain('routes/booking/book')
  expect(large).toEqual([])
})

test('a document loads the enhancement script and no React', async () => {
  const html = await (await site.request('/contact')).text()

  expect(html.match(/<script[^>]* src="[^"]*"/g)).toHaveLength(1)
  expect(preloadsIn(html)).toEqual([])
  expect(compressedBytes(enhancementIn(html))).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES)
})

test('the muhurta finder adds little to the engine in the worker', () => {
  const assets = join(BUILD_FOLDER, 'client', 'assets')
  const finder = readdirSync(assets).filter((name) => /^view-muhurta-.*\.js$/.test(name))
  const bytes = finder.map((name) => gzipSync(readFileSync(join(assets, name))).length)

  // One for each language that was built.
  expect(finder.length).toBeGreaterThan(0)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(MAX_FINDER_BYTES)
})

type Loaded = { readonly module: string; readonly imports?: readonly string[] }
type ListedRoute = Loaded & { readonly id: string; readonly parentId?: string }
type Manifest = { readonly entry: Loaded; readonly routes: Readonly<Record<string, ListedRoute>> }

/** What React Router loads for each route, in the language of a page. */
function readManifest(html: string): Manifest {
  const [name = ''] = /\/assets\/manifest-[\da-f]{8}\.js/.exec(html) ?? []
  const [, json = ''] = /=(\{.*\})/s.exec(readFileSync(join(BUILD_FOLDER, 'client', name), 'utf8')) ?? []
  return JSON.parse(json) as Manifest
}

function withParents(route: ListedRoute, routes: Manifest['routes']): ListedRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [route, ...withParents(parent, routes)] : [route]
}

function filesOf({ module, imports = [] }: Loaded): string[] {
  return [module, ...imports]
}

function enhancementIn(html: string): string {
  return /src="(\/assets\/enhance[^"]*)"/.exec(html)?.[1] ?? ''
}

function preloadsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href = '']) => href)
}

/** These files and all that they import before they run. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    const source = readFileSync(join(BUILD_FOLDER, 'client', file), 'utf8')
    for (const [, name] of source.matchAll(/(?:from|import)\s*["`]\.\/([\w-]+\.js)["`]/g)) found.add(`/assets/${name}`)
  }
  return [...found]
}

/** As it crosses the wire; the smallest files are not compressed. */
function compressedBytes(path: string): number {
  const file = join(BUILD_FOLDER, 'client', path)
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (compressed ?? statSync(file)).size
}
