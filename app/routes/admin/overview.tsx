import { OVERVIEW } from '#app/content/admin-overview.ts'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { DeadJobs } from '#app/features/admin/dead-jobs.tsx'
import { GoLiveList } from '#app/features/admin/go-live-list.tsx'
import { MailProblem } from '#app/features/admin/mail-problem.tsx'
import { appUrlContext, sendsMailContext, socialProvidersContext } from '#app/http/contexts.ts'
import { StatCard } from '#app/ui/stat-card.tsx'
import { countItems } from '#db/content/admin-content.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findMailProblem } from '#db/emails/email-records.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { type GoLiveItem, goLiveChecklist } from '#domain/content/go-live.ts'
import { offeredWays } from '#domain/payments/offered-ways.ts'
import type { Route } from './+types/overview'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const [practice, courses, packages, content, waiting, mailProblem, deadJobs] = await Promise.all([
    requirePractice(db),
    listCourses(db),
    listConsultationPackages(db),
    countItems(db, Object.keys(CONTENT_KINDS) as ContentKind[]),
    countWaiting(db),
    findMailProblem(db),
    listDeadJobs(db),
  ])
  const { samplePosts, posts, astrologers, ...counts } = waiting
  const ways = offeredWays(practice)
  const items = goLiveChecklist({
    sampleParts: practice.sampleParts.filter((part) => part !== 'upi' || ways.includes('upi')),
    canBePaid: ways.length > 0,
    ...content,
    samplePosts,
    posts,
    offers: courses.length + packages.length,
    astrologers,
    sendsMail: context.get(sendsMailContext),
    hasSocialSignIn: Object.values(context.get(socialProvidersContext)).some((provider) => provider !== undefined),
    appUrl: context.get(appUrlContext),
  })
  return { items, counts, mailProblem, deadJobs }
}

function rank({ isDone, isUrgent }: GoLiveItem): number {
  return isDone ? 2 : isUrgent ? 0 : 1
}

export default function Overview({ loaderData: { items, counts, mailProblem, deadJobs } }: Route.ComponentProps) {
  const isReady = items.every(({ isDone }) => isDone)
  const isNew = Object.values(counts).every((count) => count === 0)
  const list = <GoLiveList items={isReady ? items : items.toSorted((one, other) => rank(one) - rank(other))} />
  return (
    <>
      <AdminHeading title={OVERVIEW.title} />
      <MailProblem problem={mailProblem} />
      <DeadJobs jobs={deadJobs} />
      {isNew && list}
      <Counts counts={counts} />
      {!isNew && list}
    </>
  )
}

type CountsProps = Pick<Route.ComponentProps['loaderData'], 'counts'>

function Counts({ counts }: CountsProps) {
  return (
    <div className="admin-stats">
      <StatCard label={OVERVIEW.messages} value={String(counts.messages)} href="/admin/messages" />
      <StatCard label={OVERVIEW.suggestions} value={String(counts.suggestions)} href="/admin/suggestions" />
      <StatCard label={OVERVIEW.reviews} value={String(counts.reviews)} href="/admin/reviews" />
      <StatCard
        label={OVERVIEW.enrollments}
        value={String(counts.enrollments)}
        href="/dashboard/enrollments?status=enrolled"
      />
      <StatCard label={OVERVIEW.failedEmails} value={String(counts.failedEmails)} href="/admin/emails?state=failed" />
      <StatCard label={OVERVIEW.subscribers} value={String(counts.subscribers)} href="/admin/subscribers" />
    </div>
  )
}
