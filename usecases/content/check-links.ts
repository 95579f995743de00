import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import {
  deleteLinkChecks,
  type FailingLink,
  isLinkInUse,
  listFailingLinks,
  listLinkAddresses,
  readChecksLinks,
  recordChecksLinks,
  recordLinkCheck,
} from '#db/content/checked-links.ts'
import { enqueueAll } from '#db/jobs.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { isDeadLink, type LinkResult } from '#domain/content/link-check.ts'
import { checkLink } from './check-link.ts'

/** One job for each link of the site, if the practice wants that. Returns how many. */
export async function queueLinkChecks(db: Database): Promise<number> {
  const isOn = await readChecksLinks(db)
  await deleteLinkChecks(db, { all: !isOn })
  if (!isOn) return 0
  const urls = await listLinkAddresses(db)
  await enqueueAll(
    db,
    'check-link',
    urls.map((url) => ({ url })),
  )
  return urls.length
}

type Site = { readonly access: CalendarAccess; readonly appUrl: string }

/** Tries one link. Connects to nothing when the check was turned off or the link removed meanwhile. */
export async function checkOneLink(
  db: Database,
  url: string,
  { access, appUrl }: Site,
  now: Date,
): Promise<LinkResult | 'skipped'> {
  if (!(await readChecksLinks(db)) || !(await isLinkInUse(db, url))) return 'skipped'
  const result = await checkLink(url, { access, userAgent: `Muhurta link check (+${appUrl})` })
  if (result === 'undecided') return result
  await recordLinkCheck(db, { url, problem: result === 'alive' ? null : result, now })
  return result
}

/** The links that staff should replace; nothing is hidden from visitors by itself. */
export async function listDeadLinks(db: Database): Promise<FailingLink[]> {
  if (!(await readChecksLinks(db))) return []
  return (await listFailingLinks(db)).filter(isDeadLink)
}

type Change = { readonly isOn: boolean; readonly editorId: string; readonly now: Date }

/** Turned on, the first check begins at once. */
export async function changeLinkCheck(db: Database, { isOn, editorId, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await recordChecksLinks(tx, isOn)
    const subject = { kind: 'practice', id: 'link-check' }
    const details = { checksLinks: isOn }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details, at: now })
    await queueLinkChecks(tx)
  })
}
