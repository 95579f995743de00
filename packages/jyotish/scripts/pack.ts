import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const MANIFEST = join(PACKAGE, 'package.json')
/** The manifest of the repository while the published one stands in its place. */
const SET_ASIDE = join(PACKAGE, 'package.json.set-aside')
const TSC = join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin', 'tsc')

/**
 * `npm pack` runs this before and after it reads the package. In the repository the entry points are TypeScript, which Node
 * does not run inside node_modules, so the tarball has modules and declarations in `dist` and a manifest that points to them.
 */
function beforePacking(): void {
  afterPacking()
  execFileSync(process.execPath, [TSC, '--project', join(PACKAGE, 'tsconfig.build.json')], { stdio: 'inherit' })

  const source = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, unknown>
  const { private: _private, scripts: _scripts, devDependencies: _devDependencies, ...manifest } = source
  const published = {
    ...manifest,
    exports: publishedExports(source.exports as Record<string, string>),
    bin: { jyotish: './dist/cli.js' },
  }
  renameSync(MANIFEST, SET_ASIDE)
  writeFileSync(MANIFEST, `${JSON.stringify(published, null, 2)}\n`)
}

/** Also at the beginning, in case a packing before was interrupted. */
function afterPacking(): void {
  rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true })
  if (existsSync(SET_ASIDE)) renameSync(SET_ASIDE, MANIFEST)
}

/** Each entry point with its declarations and its module in place of the TypeScript source. */
function publishedExports(sources: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(sources).map(([path, source]) => {
      const stem = source.replace('./', './dist/').replace(/[.]ts$/, '')
      return [path, { types: `${stem}.d.ts`, default: `${stem}.js` }]
    }),
  )
}

if (process.argv[2] === 'after') afterPacking()
else beforePacking()
