import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runProgram } from '../scripts/run-program.ts'

const FOLDER = join(import.meta.dirname, 'tools')
const INSTALLED = join(FOLDER, 'node_modules', '.installed-for')

/** autocannon and lighthouse are large, so they are a separate package that is installed by the first benchmark. */
export async function installBenchTools(): Promise<void> {
  const wanted = await readFile(join(FOLDER, 'package-lock.json'), 'utf8')
  if (existsSync(INSTALLED) && (await readFile(INSTALLED, 'utf8')) === wanted) return

  console.log('Installing the tools of the benchmarks (only needed once) …')
  const { npm_execpath: npm } = process.env
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const run = await runProgram([...command, 'install', '--no-save', '--no-audit', '--no-fund'], { cwd: FOLDER })
  if (run.code !== 0) throw new Error(`${run.output}\nnpm install failed in bench/tools, see above.`)
  await writeFile(INSTALLED, wanted)
}

export function benchTool(name: 'autocannon' | 'lighthouse'): string {
  return join(FOLDER, 'node_modules', '.bin', name)
}

/** The path of a program, if it is installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
