import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { PART_FORMS } from '#app/features/staff/content/forms/practice-forms.ts'
import { type LinkRow, RowsOfLinks } from '#app/features/staff/practice/rows-of-links.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath, GETTING_PAID_PATH, settingsPath } from '#app/features/staff/staff-paths.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { AYANAMSA_LABELS, HOUSE_LABELS, NODE_LABELS } from '#content/charts/chart-conventions.ts'
import { PRACTICE_PAGE } from '#content/staff/editing.ts'
import { OVERVIEW } from '#content/staff/practice/admin-overview.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { AUDIT } from '#content/staff/practice/admin-records.ts'
import { EMBED_SETTINGS } from '#content/staff/practice/embed.ts'
import { METHOD_NAMES } from '#content/staff/practice/payment-methods.ts'
import { BACKUPS, GETTING_PAID, PRACTICE_PLACE } from '#content/staff/practice/practice-place.ts'
import { PROGRAMS } from '#content/staff/practice/programs.ts'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'
import { DIARY } from '#content/staff/week/diary.ts'
import { findLatestAudit } from '#db/audit-log.ts'
import { requirePractice } from '#db/content/practice.ts'
import { sumAllFiles } from '#db/sessions/booking-files.ts'
import { requireMeetingWays } from '#db/sessions/session-notes.ts'
import type { SettingsPart } from '#domain/content/practice-changes.ts'
import { LANGUAGE_NAMES } from '#domain/languages.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/practice'

const PATH = '/staff/practice'
const { topics } = PRACTICE_PLACE

export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  const [practice, backup, storedBytes, ways] = await Promise.all([
    requirePractice(db),
    findLatestAudit(db, 'backup-made'),
    sumAllFiles(db),
    requireMeetingWays(db),
  ])
  const { languages, almanac, charts } = practice
  const { ayanamsa, node, houseSystem } = charts.conventions
  const partRow = (part: SettingsPart, line: string): LinkRow => {
    const isSample = practice.sampleParts.some((sample) => sample === part)
    return { href: settingsPath(part), title: PART_FORMS[part].texts.title, line, isSample }
  }
  const people = [
    { href: `${PATH}/team`, title: STAFF.title, line: PRACTICE_PLACE.teamLine },
    { href: contentPath('astrologers'), title: STAFF.order, line: PRACTICE_PLACE.orderLine },
  ]
  const paid = {
    href: GETTING_PAID_PATH,
    title: GETTING_PAID.title,
    line: GETTING_PAID.offered(offeredMethods(practice).map((method) => METHOD_NAMES[method])),
    isSample: practice.sampleParts.includes('upi'),
  }
  const hours = { href: '/staff/week/diary', title: PRACTICE_PLACE.hours, line: PRACTICE_PLACE.hoursLine }
  const meeting = { href: '/staff/week/diary#meeting', title: DIARY.meeting, line: DIARY.meetingLine(ways) }
  const defaults = [
    ...(staffMay(viewer, 'availability') ? [hours, meeting] : []),
    partRow('languages', languages.map((language) => LANGUAGE_NAMES[language]).join(', ')),
    partRow('charts', [AYANAMSA_LABELS[ayanamsa], NODE_LABELS[node], HOUSE_LABELS[houseSystem]].join(', ')),
    partRow('almanac', almanac.name),
  ]
  const programs = [
    { href: `${PATH}/programs`, title: PROGRAMS.title, line: PROGRAMS.line },
    { href: `${PATH}/embed`, title: EMBED_SETTINGS.title, line: EMBED_SETTINGS.line },
    { href: `${PATH}/webhooks`, title: WEBHOOKS.title, line: WEBHOOKS.line },
  ]
  const records = [
    { href: `${PATH}/go-live`, title: OVERVIEW.goLive, line: PRACTICE_PLACE.goLiveLine },
    { href: `${PATH}/audit`, title: AUDIT.title, line: PRACTICE_PLACE.auditLine },
    { href: `${PATH}/backups`, title: BACKUPS.title, line: PRACTICE_PLACE.backupsLine(backup?.at ?? null) },
  ]
  return {
    lists: [
      { heading: topics.people, rows: people },
      { heading: topics.payment, rows: [paid] },
      { heading: topics.defaults, rows: defaults },
      { heading: topics.emails, rows: [partRow('emails', PRACTICE_PLACE.emailsLine)] },
      { heading: topics.programs, rows: programs },
      { heading: topics.records, rows: records },
    ],
    storedBytes,
  }
}

export default function PracticePlace({ loaderData: { lists, storedBytes } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={placeNameAt(PATH)} />
      {lists.map((list) => (
        <RowsOfLinks key={list.heading} {...list} />
      ))}
      <section className="grid gap-1" aria-labelledby="files-stored">
        <h2 className="text-xl" id="files-stored">
          {PRACTICE_PAGE.files}
        </h2>
        <p>{PRACTICE_PAGE.filesStored(storedBytes)}</p>
        <p className="hint">{PRACTICE_PAGE.filesLimits}</p>
      </section>
    </>
  )
}
