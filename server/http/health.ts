import { Hono } from 'hono'

export type Health = {
  /** The names of the parts that do not work; empty when the site is ready. */
  listProblems(): Promise<readonly string[]>
  /** When the newest backup was written; left out by a process that has no folder for them. */
  readonly findNewestBackup?: (() => Promise<Date | undefined>) | undefined
  /** What came of the last check of one. */
  readonly findBackupCheck?: (() => Promise<RecordedCheck | undefined>) | undefined
}

type RecordedCheck = { readonly at: Date; readonly result: string }

export function healthRoutes(health: Health) {
  return new Hono()
    .get('/healthz', (context) => context.text('alive'))
    .get('/readyz', async (context) => {
      const problems = await health.listProblems()
      if (problems.length > 0) return context.text(`not ready: ${problems.join(', ')}`, 503)
      return context.text(['ready', ...(await backupLines(health))].join('\n'))
    })
}

/** An old or faulty backup is for an alert to find: the site itself works. */
async function backupLines({ findNewestBackup, findBackupCheck }: Health): Promise<string[]> {
  if (!findNewestBackup) return []
  const [newest, check] = await Promise.all([findNewestBackup(), findBackupCheck?.()])
  return [
    `last backup: ${newest?.toISOString() ?? 'none'}`,
    `last check of a backup: ${check ? `${check.result}, ${check.at.toISOString()}` : 'none'}`,
  ]
}
