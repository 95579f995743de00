import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type LockedPackage = {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

/** Where the site is built and run: Linux with glibc on x64 and arm64. */
const isOurPlatform = (name: string, { os = ['linux'], cpu = ['x64'] }: LockedPackage) =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && !name.endsWith('-musl')

const { packages } = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('every locked package has an integrity hash, except build tools for other platforms', () => {
  const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))

  const unexpected = unverified.filter(
    ([path, locked]) => !locked.dev || !locked.optional || isOurPlatform(path, locked),
  )
  expect(unexpected.map(([path]) => path)).toEqual([])
})

test('every locked package comes from the npm registry', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})
