import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const REPOSITORY = join(PACKAGE, '..', '..')
const LEFT_OUT = ['node_modules', 'dist', 'reference']

/**
 * A copy of the example project with the packed package installed from its tarball. A copy of the package is packed, because
 * packing changes its manifest for a moment while other tests read it; it lies inside the repository, where the compiler is.
 */
export function installPackedPackage(): { readonly project: string; remove(): void } {
  mkdirSync(join(REPOSITORY, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(REPOSITORY, '.cache', 'jyotish-'))
  const source = join(folder, 'packages', 'jyotish')
  const project = join(folder, 'project')
  cpSync(PACKAGE, source, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) })
  cpSync(join(REPOSITORY, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  cpSync(join(PACKAGE, 'examples', 'project'), project, { recursive: true })

  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source })
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm packed nothing')
  const install = ['install', '--silent', '--offline', '--no-audit', '--no-fund', '--no-package-lock']
  execFileSync('npm', [...install, join(folder, tarball)], { cwd: project })
  return { project, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
