import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '../../scripts/run-program.ts'

const SYSTEMD = existsSync('/usr/bin/systemd-analyze')
if (!SYSTEMD) console.log('Skipped: systemd is not installed, so deploy/muhurta.service was not verified.')

test.skipIf(!SYSTEMD)('systemd finds nothing wrong with the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-unit-'))
  const unit = join(folder, 'muhurta.service')
  // The program of the unit is installed on servers only.
  const text = readFileSync('deploy/muhurta.service', 'utf8').replace(
    /^ExecStart=\S+/m,
    `ExecStart=${process.execPath}`,
  )
  await writeFile(unit, text)
  const verified = await runProgram(['/usr/bin/systemd-analyze', 'verify', unit])
  await rm(folder, { recursive: true })

  expect([verified.output, verified.code]).toEqual(['', 0])
})

test('the last stage of the image installs every package that is not in the bundle', () => {
  const stage =
    readFileSync('deploy/Containerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
  const declared = copied.filter((file) => file.endsWith('package.json')).flatMap(dependenciesIn)
  const [, names = ''] = /^const NOT_BUNDLED = \[(.*)\]/m.exec(readFileSync('vite.config.ts', 'utf8')) ?? []
  const needed = [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const workspaces = declared
    .filter((name) => name.startsWith('@muhurta/'))
    .map((name) => name.slice('@muhurta/'.length))

  expect(needed).toContain('pdfkit')
  expect(needed.filter((name = '') => !declared.includes(name))).toEqual([])
  for (const name of workspaces) expect(copied).toContain(`packages/${name}/package.json`)
})

function dependenciesIn(file: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
  return Object.keys(dependencies)
}
