import { OVERVIEW } from '#app/content/admin-overview.ts'
import { ConsoleHeading } from '#app/features/admin/console-heading.tsx'
import { DeadJobs } from '#app/features/admin/dead-jobs.tsx'
import { GoLiveList } from '#app/features/admin/go-live-list.tsx'
import { MailTrouble } from '#app/features/admin/mail-trouble.tsx'
import { appUrlContext, sendsMailContext, socialProvidersContext } from '#app/http/contexts.ts'
import { StatCard } from '#app/ui/stat-card.tsx'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { countSamples } from '#db/content/console-content.ts'
import { countWaiting } from '#db/content/console-overview.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { findMailTrouble } from '#db/letters/kept-letters.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { goLiveChecklist } from '#domain/content/go-live.ts'
import type { Route } from './+types/overview'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const [practice, courses, packages, samples, waiting, mailTrouble, deadJobs] = await Promise.all([
    requirePractice(db),
    listCourses(db),
    listConsultationPackages(db),
    countSamples(db, Object.keys(CONTENT_KINDS) as ContentKind[]),
    countWaiting(db),
    findMailTrouble(db),
    listDeadJobs(db),
  ])
  const { samplePosts, astrologers, ...counts } = waiting
  const items = goLiveChecklist({
    sampleParts: practice.sampleParts,
    hasPayeeId: practice.upi.payeeId !== null,
    samples,
    samplePosts,
    offers: courses.length + packages.length,
    astrologers,
    sendsMail: context.get(sendsMailContext),
    hasSocialSignIn: Object.values(context.get(socialProvidersContext)).some((provider) => provider !== undefined),
    appUrl: context.get(appUrlContext),
  })
  return { items, counts, mailTrouble, deadJobs }
}

export default function Overview({ loaderData: { items, counts, mailTrouble, deadJobs } }: Route.ComponentProps) {
  const isReady = items.every(({ isDone }) => isDone)
  return (
    <>
      <ConsoleHeading title={OVERVIEW.title} />
      <MailTrouble trouble={mailTrouble} />
      <DeadJobs jobs={deadJobs} />
      <div className="console-stats">
        <StatCard label={OVERVIEW.messages} value={String(counts.messages)} href="/admin/messages" />
        <StatCard label={OVERVIEW.suggestions} value={String(counts.suggestions)} href="/admin/suggestions" />
        <StatCard
          label={OVERVIEW.enrollments}
          value={String(counts.enrollments)}
          href="/dashboard/enrollments?status=enrolled"
        />
        <StatCard
          label={OVERVIEW.failedLetters}
          value={String(counts.failedLetters)}
          href="/admin/letters?state=failed"
        />
        <StatCard label={OVERVIEW.subscribers} value={String(counts.subscribers)} href="/admin/subscribers" />
      </div>
      <GoLiveList items={isReady ? items : items.toSorted((one, other) => Number(one.isDone) - Number(other.isDone))} />
    </>
  )
}
