import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { NewestHash } from '#app/features/staff/practice/newest-hash.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { appUrlContext } from '#app/http/contexts.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BACKUPS } from '#content/staff/practice/practice-place.ts'
import { findLatestAudit } from '#db/audit-log.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { isBackupCheckResult } from '#domain/backup-check.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Route } from './+types/backups'

const PLACE = '/staff/practice'
/** A nightly backup that has failed once is older than this. */
const OLD_AFTER_DAYS = 2

/** What a backup has, when the last one was made, and what came of its check. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer, now } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const [last, check, end] = await Promise.all([
    findLatestAudit(db, 'backup-made'),
    findLatestAudit(db, 'backup-checked'),
    findChainEnd(db),
  ])
  const result = check?.details.check
  return {
    last: last && { at: last.at, tables: Number(last.details.tables), files: Number(last.details.files) },
    isOld: last !== undefined && now.getTime() - last.at.getTime() > OLD_AFTER_DAYS * DAY_MS,
    check: check && isBackupCheckResult(result) ? { at: check.at, result } : undefined,
    end,
    message: BACKUPS.message(context.get(appUrlContext)),
  }
}

export default function Backups({ loaderData: { last, isOld, check, end, message } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading
        title={BACKUPS.title}
        lead={BACKUPS.lead}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: BACKUPS.title }]}
      />
      {last ? (
        <p>
          {BACKUPS.last(last.at)} {BACKUPS.size(last.tables, last.files)}
        </p>
      ) : (
        <Notice tone="danger">{BACKUPS.none}</Notice>
      )}
      {check &&
        (check.result === 'sound' ? (
          <p>{BACKUPS.checked.sound(check.at)}</p>
        ) : (
          <Notice tone="danger">{BACKUPS.checked[check.result](check.at)}</Notice>
        ))}
      {isOld && <Notice tone="danger">{BACKUPS.old}</Notice>}
      <p className="max-w-[65ch]">{BACKUPS.notFromHere}</p>
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{BACKUPS.forOperator}</h2>
        <p className="hint">{BACKUPS.operatorLead}</p>
        <p className="[overflow-wrap:anywhere]">{message}</p>
        <p>
          <CopyButton text={message} what={BACKUPS.forOperator} />
        </p>
      </Card>
      <section className="grid gap-3 max-w-[65ch]">
        <h2 className="text-xl">{BACKUPS.check}</h2>
        <ul className="grid list-disc gap-2 ps-5">
          {BACKUPS.checkLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="hint">{BACKUPS.privacy}</p>
      </section>
      {end && end.position > 0 && <NewestHash end={end} />}
    </>
  )
}
