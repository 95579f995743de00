import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { FIRST_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/languages.ts'
import { precompress } from './precompress.ts'
import { runProgram } from './run-program.ts'

const ROOT = join(import.meta.dirname, '..')
/** BUILD_DIR allows a second build while the site runs from the first. */
const BUILD = join(ROOT, process.env.BUILD_DIR || 'build')
const BUILDS = join(ROOT, '.cache', 'builds')
const TOOL = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs')

/** More than two need more memory than a small server has, and are no faster on its two cores. */
const AT_ONCE = 2

/** LANGUAGES=en saves two thirds of the time where the others are not looked at. */
function chosenLanguages(): Language[] {
  const given = (process.env.LANGUAGES ?? '').split(',').filter(isLanguage)
  return given.length === 0 ? [...LANGUAGES] : [...new Set([FIRST_LANGUAGE, ...given])]
}

/** Each language is a whole build, and their files are merged: what has no text is the same file in all (decision 0240). */
async function build(languages: readonly Language[]): Promise<void> {
  const waiting = [...languages]
  const builders = Array.from({ length: AT_ONCE }, async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) await buildLanguage(language)
  })
  await Promise.all(builders)

  for (const part of ['client', 'server']) {
    rmSync(join(BUILD, part), { recursive: true, force: true })
    mkdirSync(BUILD, { recursive: true })
    renameSync(join(BUILDS, FIRST_LANGUAGE, part), join(BUILD, part))
    for (const language of languages) {
      if (language !== FIRST_LANGUAGE) addFiles(join(BUILDS, language, part), join(BUILD, part))
    }
  }
  await precompress(join(BUILD, 'client'))
  rmSync(BUILDS, { recursive: true })
}

async function buildLanguage(language: Language): Promise<void> {
  const { code, output } = await runProgram([process.execPath, TOOL, 'build'], {
    cwd: ROOT,
    env: { ...process.env, LANGUAGE: language, BUILD_DIR: join('.cache', 'builds', language), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`${output}\nThe site could not be built, see above.`)
}

/** A name has a hash of the content, so two languages have the same file or different names. */
function addFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (!existsSync(target)) {
      mkdirSync(dirname(target), { recursive: true })
      cpSync(source, target)
    } else if (!readFileSync(source).equals(readFileSync(target))) {
      throw new Error(`${relative(from, source)} differs between two languages and has no hash in its name.`)
    }
  }
}

await build(chosenLanguages())
