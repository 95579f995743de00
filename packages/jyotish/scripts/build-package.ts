import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const REPOSITORY = join(PACKAGE, '..', '..')
const TSC = join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin', 'tsc')

/** Each entry point with its declarations and its module in place of the TypeScript source. */
function publishedExports(sources: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(sources).map(([path, source]) => {
      const stem = source.replace(/[.]ts$/, '')
      return [path, { types: `${stem}.d.ts`, default: `${stem}.js` }]
    }),
  )
}

/**
 * Compiles the package for publishing: JavaScript modules, type declarations and a manifest that points to them.
 * Node does not run TypeScript inside node_modules, so the sources cannot be published as they are.
 */
export function buildPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const project = join(PACKAGE, 'tsconfig.build.json')
  execFileSync(process.execPath, [TSC, '--project', project, '--outDir', folder], { stdio: 'inherit' })

  const source = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, unknown>
  const { private: _private, scripts: _scripts, devDependencies: _devDependencies, ...manifest } = source
  const published = {
    ...manifest,
    exports: publishedExports(source.exports as Record<string, string>),
    bin: { jyotish: './cli.js' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  for (const name of ['README.md', 'NOTICE']) copyFileSync(join(PACKAGE, name), join(folder, name))
  copyFileSync(join(REPOSITORY, 'LICENSE'), join(folder, 'LICENSE'))
}

if (import.meta.main) buildPackage(join(REPOSITORY, 'build', 'jyotish'))
