import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TRANSLATIONS } from '#domain/languages.ts'
import { checkMigrations } from './expanding-migrations.ts'
import { checkLinks } from './literal-links.ts'
import { checkRetiredWords } from './retired-words.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { addCounts, ONE_FAILED, ONE_PASSED, type TestCounts } from './test-counts.ts'

type CheckResult = {
  readonly name: string
  readonly isPassed: boolean
  readonly output: string
  readonly seconds: number
}
type StaticCheck = {
  readonly name: string
  readonly needsRouteTypes?: true
  run(folder: string): Promise<ProgramRun>
}

// The native compiler, four times as fast. dependency-cruiser needs the older one, so both are installed.
const TSC = join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin', 'tsc')

/** `#content/…` is the folder of that language, whose modules have the types of the English ones. */
const typesIn = (language: string) => [
  ...['--customConditions', language],
  ...['--tsBuildInfoFile', `.cache/tsconfig.${language}.tsbuildinfo`],
]

const SOURCE_FOLDERS = 'server app content jobs usecases mail db domain packages test e2e bench scripts'.split(' ')

export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'format and lint', run: (folder) => runTool(folder, 'biome', 'check', '--error-on-warnings') },
  { name: 'types', needsRouteTypes: true, run: (folder) => run(folder, [TSC, '--noEmit']) },
  ...TRANSLATIONS.map(
    (language): StaticCheck => ({
      name: `types in ${language}`,
      needsRouteTypes: true,
      run: (folder) => run(folder, [TSC, '--noEmit', ...typesIn(language)]),
    }),
  ),
  { name: 'import rules', run: checkImports },
  { name: 'unused code', run: (folder) => runTool(folder, 'knip', '--no-progress') },
  { name: 'retired words', run: checkRetiredWords },
  { name: 'colours', run: checkColours },
  { name: 'links', run: checkLinks },
  { name: 'migrations', run: checkMigrations },
]

/** Runs all checks, or those with the given names, in parallel and prints errors and a summary line for each. */
export async function runStaticChecks(folder: string, names: readonly string[] = []): Promise<TestCounts> {
  const unknown = names.filter((name) => STATIC_CHECKS.every((check) => check.name !== name))
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join(', ')}.`)

  const chosen = names.length === 0 ? STATIC_CHECKS : STATIC_CHECKS.filter(({ name }) => names.includes(name))
  const counts: TestCounts[] = []
  // Every check reads the generated route types, so they are generated first, and once.
  const generated = await generateRouteTypes(folder)
  const running = chosen.map((check) => runPrepared(check, folder, generated))
  for await (const { name, isPassed, output, seconds } of running) {
    if (!isPassed) console.log(output.trim())
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
    counts.push(isPassed ? ONE_PASSED : ONE_FAILED)
  }
  return addCounts(counts)
}

export async function runStaticCheck(check: StaticCheck, folder: string): Promise<CheckResult> {
  return runPrepared(check, folder, check.needsRouteTypes && (await generateRouteTypes(folder)))
}

/** A check that needs the route types fails where they could not be generated. */
async function runPrepared(check: StaticCheck, folder: string, generated?: ProgramRun): Promise<CheckResult> {
  const isImpossible = check.needsRouteTypes && generated !== undefined && generated.code !== 0
  const { code, output, seconds } = isImpossible ? generated : await check.run(folder)
  return { name: check.name, isPassed: code === 0, output, seconds }
}

function generateRouteTypes(folder: string): Promise<ProgramRun> {
  return runTool(folder, 'react-router', 'typegen')
}

/** Without a parser it supports, dependency-cruiser finds nothing and passes, so no dependencies count as a failure. */
async function checkImports(folder: string): Promise<ProgramRun> {
  const present = SOURCE_FOLDERS.filter((name) => existsSync(join(folder, name)))
  const run = await runTool(folder, 'depcruise', '--config', '.dependency-cruiser.mjs', ...present)

  const seen = Number(/(\d+) modules, (\d+) dependencies/.exec(run.output)?.[2] ?? 0)
  return seen > 0 ? run : { ...run, code: 1, output: `${run.output}\ndependency-cruiser saw no imports at all` }
}

const COLOUR = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i
/** Both themes and the printed sheet. Every other style names one of their tokens, and what is no style those of the brand. */
const COLOUR_FILES = /styles[\\/](tokens|print)\.css$/
/** In quotes: comments give examples. */
const COLOUR_IN_CODE = /['"`][^'"`]*#[\da-f]{6}\b/i

const CODE_WITH_COLOURS = ['app', 'content', 'domain', 'mail', 'server', 'usecases']

async function checkColours(folder: string): Promise<ProgramRun> {
  const started = performance.now()
  const found: string[] = []
  for (const top of CODE_WITH_COLOURS.filter((name) => existsSync(join(folder, name)))) {
    for (const path of await readdir(join(folder, top), { recursive: true })) {
      const rule = colourRuleOf(path)
      if (!rule) continue
      const lines = (await readFile(join(folder, top, path), 'utf8')).split('\n')
      for (const [at, line] of lines.entries()) {
        if (rule.colour.test(line)) found.push(`${top}/${path}:${at + 1} use a token of ${rule.tokens}: ${line.trim()}`)
      }
    }
  }
  const seconds = (performance.now() - started) / 1_000
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n'), seconds }
}

function colourRuleOf(path: string): { readonly colour: RegExp; readonly tokens: string } | undefined {
  if (path.endsWith('.css'))
    return COLOUR_FILES.test(path) ? undefined : { colour: COLOUR, tokens: 'app/styles/tokens.css' }
  const isCode = /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
  return isCode ? { colour: COLOUR_IN_CODE, tokens: 'packages/brand/colours.ts' } : undefined
}

function runTool(folder: string, tool: string, ...args: string[]): Promise<ProgramRun> {
  return run(folder, [join(folder, 'node_modules', '.bin', tool), ...args])
}

function run(folder: string, command: readonly string[]): Promise<ProgramRun> {
  const bin = join(folder, 'node_modules', '.bin')
  return runProgram(command, {
    cwd: folder,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, FORCE_COLOR: undefined, NO_COLOR: '1' },
  })
}
