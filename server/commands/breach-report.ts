import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { breachReported } from '#content/documents/breach-notices.ts'
import type { BreachFacts } from '#domain/privacy/breach.ts'
import { addDays, isCalendarDate, istInstant } from '#domain/time/india-time.ts'
import { breachFiles } from '#mail/documents/breach-files.ts'
import { createClock } from '#server/clock.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { typedPath } from '#server/typed-path.ts'
import { withDatabase } from '#server/with-database.ts'
import { reportBreach } from '#usecases/privacy/report-breach.ts'

const USAGE =
  'Usage: npm run breach-report -- --since 2026-11-01 [--until 2026-11-05] [--actor name@example.com | --everybody]'

/** Lists the users a breach may affect and drafts the notices to the Board and to them, as files to review. */
export async function breachReport(settings: Settings, args: readonly string[]): Promise<void> {
  const now = createClock(settings)()
  const options = readOptions(args)

  const period = { ...options, until: options.until ?? now, now }
  const report = await withDatabase(settings, 'breach-report', (db) => reportBreach(db, period))
  const folder = typedPath(`breach-report-${options.day}`)
  await writeReport(folder, report)
  process.stdout.write(`${breachReported(report.people, folder)}\n`)
}

type Options = {
  since: Date
  until: Date | undefined
  actorEmail: string | undefined
  isEverybody: boolean
  day: string
}

function readOptions(args: readonly string[]): Options {
  const options = {
    since: { type: 'string' },
    until: { type: 'string' },
    actor: { type: 'string' },
    everybody: { type: 'boolean', default: false },
  } as const
  try {
    const { since = '', until, actor, everybody } = parseArgs({ args: [...args], options }).values
    if (!isCalendarDate(since) || (until !== undefined && !isCalendarDate(until))) throw new StartRefused(USAGE)
    return {
      since: istInstant(since, '00:00'),
      until: until === undefined ? undefined : istInstant(addDays(until, 1), '00:00'),
      actorEmail: actor?.toLowerCase(),
      isEverybody: everybody,
      day: since,
    }
  } catch (error) {
    throw new StartRefused(USAGE, { cause: error })
  }
}

/** Readable only by the account that runs the site. */
async function writeReport(folder: string, facts: BreachFacts): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { name, content } of breachFiles(facts)) await writeFile(join(folder, name), content, { mode: 0o600 })
}
