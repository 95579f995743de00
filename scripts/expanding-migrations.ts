import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_EXPANDING_VERSION, migrationFromFile } from '#db/migration-file.ts'
import type { ProgramRun } from './run-program.ts'

/** From 0300 on, a migration leaves a schema on which the program of before still runs, or it says that it contracts. */
export async function checkMigrations(folder: string): Promise<ProgramRun> {
  const started = performance.now()
  const migrations = join(folder, 'db', 'migrations')
  const problems: string[] = []
  const files = existsSync(migrations) ? await readdir(migrations) : []
  for (const file of files.filter((name) => name.endsWith('.sql')).toSorted()) {
    const { version, expands, sql } = migrationFromFile(file, await readFile(join(migrations, file), 'utf8'))
    if (version < FIRST_EXPANDING_VERSION || !expands) continue
    for (const breach of listBreaches(sql)) {
      problems.push(
        `db/migrations/${file} ${breach}, which the running version needs: expand first, and contract in a later version with the line "-- contract: unused since VERSION"`,
      )
    }
  }
  const seconds = (performance.now() - started) / 1_000
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n'), seconds }
}

/** What the server of the version before would miss, or would leave out of its rows. */
export function listBreaches(sql: string): string[] {
  const text = sql
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
  const created = new Set(
    [...text.matchAll(/\bcreate\s+(?:temp(?:orary)?\s+)?table\s+(?:if not exists\s+)?([\w."]+)/g)].map(named),
  )
  const isOld = (table: string) => !created.has(table)

  const dropped = [...text.matchAll(/\bdrop\s+table\s+(?:if exists\s+)?([^;]+)/g)]
    .flatMap((found) => named(found).split(','))
    .map((table) => table.replace(/\b(cascade|restrict)\b/, '').trim())
    .filter(isOld)
    .map((table) => `drops the table ${table}`)
  const altered = [...text.matchAll(/\balter\s+table\s+(?:if exists\s+)?(?:only\s+)?([\w."]+)([^;]*)/g)]
    .filter((found) => isOld(named(found)))
    .flatMap((found) => actionsOf(found[2] ?? '').map((action) => breachOf(action, named(found))))
    .filter((breach) => breach !== undefined)
  return [...dropped, ...altered]
}

const named = (found: RegExpExecArray | RegExpMatchArray) => found[1] ?? ''

/** The parts between the commas that are in no parentheses. */
function actionsOf(text: string): string[] {
  const actions = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += character
  }
  return actions.map((action) => action.trim())
}

function breachOf(action: string, table: string): string | undefined {
  if (/^drop\s+(?!constraint\b)/.test(action)) return `drops a column of ${table}`
  if (/^rename\s+(?!constraint\b)/.test(action)) return `renames ${table} or a column of it`
  if (/^alter\s.*\bset\s+not\s+null\b/s.test(action)) return `makes a column of ${table} not null`
  const isAdded = /^add\s+(?!constraint\b|primary\b|unique\b|check\b|foreign\b|exclude\b)/.test(action)
  if (
    isAdded &&
    /\bnot\s+null\b|\bprimary\s+key\b/.test(action) &&
    !/\bdefault\b|\bgenerated\b|serial\b/.test(action)
  ) {
    return `adds a column to ${table} that is not null and has no default`
  }
  return undefined
}
