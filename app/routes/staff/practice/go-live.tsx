import { FIRST_WEEK_PATH } from '#app/features/help/help-places.ts'
import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { UndoRemoval } from '#app/features/staff/content/content-list.tsx'
import { DeadJobs } from '#app/features/staff/practice/dead-jobs.tsx'
import goLiveStyles from '#app/features/staff/practice/go-live.css?url'
import { GoLiveList, RemoveAllSamples } from '#app/features/staff/practice/go-live-list.tsx'
import { MailProblemNotice } from '#app/features/staff/practice/mail-problem.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { appUrlContext, sendsMailContext, socialProvidersContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { FIRST_WEEK } from '#content/help/help.ts'
import { to } from '#content/language.ts'
import { CONTENT } from '#content/staff/editing.ts'
import { OVERVIEW } from '#content/staff/practice/admin-overview.ts'
import { countItems } from '#db/content/admin-content.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listSampleParts } from '#db/content/practice-settings.ts'
import { findSelectedRemoval } from '#db/content/samples.ts'
import { findSecondFactorFrom } from '#db/desk/desk-settings.ts'
import { findMailProblem } from '#db/emails/email-records.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { type GoLiveItem, type GoLiveStep, goLiveChecklist, isGoLiveStep } from '#domain/content/go-live.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { staffMay } from '#domain/rights.ts'
import { removeAllSamples, restoreAllSamples, resumeStep, skipStep } from '#usecases/admin/go-live.ts'
import { EMPTY_PARTS } from '#usecases/content/empty-practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import type { Route } from './+types/go-live'

const HERE = '/staff/practice/go-live'
const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[]
/** The query that shows the confirmation. */
const STEP = 'step'
const REMOVE_SAMPLES = 'remove-samples'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: goLiveStyles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, viewer, now } = requireAdmin(context)
  const [practice, courses, packages, content, waiting, mailProblem, deadJobs, removal, sampleParts] =
    await Promise.all([
      requirePractice(db),
      listCourses(db),
      listConsultationPackages(db),
      countItems(db, KINDS),
      countWaiting(db),
      findMailProblem(db),
      listDeadJobs(db),
      findSelectedRemoval(db, undoableSince(now)),
      listSampleParts(db, EMPTY_PARTS),
    ])
  const { samplePosts, posts, astrologers, skippedSteps } = waiting
  const methods = offeredMethods(practice)
  const items = goLiveChecklist({
    sampleParts: practice.sampleParts.filter((part) => part !== 'upi' || methods.includes('upi')),
    canBePaid: methods.length > 0,
    ...content,
    samplePosts,
    posts,
    skippedSteps,
    offers: courses.length + packages.length,
    astrologers,
    requiresSecondStep: (await findSecondFactorFrom(db)) !== null,
    sendsMail: context.get(sendsMailContext),
    hasSocialSignIn: Object.values(context.get(socialProvidersContext)).some((provider) => provider !== undefined),
    appUrl: context.get(appUrlContext),
  })
  const samples = {
    lists: KINDS.map((kind) => ({ many: editorOf(kind).texts.many, count: content.samples[kind] ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    posts: samplePosts,
    parts: sampleParts,
  }
  const hasSamples = samples.lists.length > 0 || samplePosts > 0 || samples.parts.length > 0
  return {
    items,
    mailProblem,
    deadJobs,
    removal,
    samples: hasSamples ? samples : undefined,
    isRemoving: url.searchParams.get(STEP) === REMOVE_SAMPLES,
    closedTo: staffMay(viewer, 'availability') ? [] : (['hours'] satisfies GoLiveStep[]),
  }
}

type Action = (form: SentForm, visit: AdminVisit) => Promise<FlashToast | undefined>

const ACTIONS: Readonly<Record<string, Action>> = {
  skip: async (form, visit) => {
    const removed = await skipStep(visit.db, stepIn(form), visit)
    return { tone: 'success', title: OVERVIEW.skippedToast(removed) }
  },
  resume: async (form, visit) => {
    await resumeStep(visit.db, stepIn(form), visit)
    return { tone: 'success', title: OVERVIEW.resumedToast }
  },
  [REMOVE_SAMPLES]: async (_, visit) => {
    const count = await removeAllSamples(visit.db, visit)
    if (count === 0) return { tone: 'error', title: CONTENT.nothingRemoved }
    return { tone: 'success', title: CONTENT.samplesRemoved(count) }
  },
  'restore-samples': async (form, visit) => {
    const count = await restoreAllSamples(visit.db, form.wholeNumber('removalId'), visit)
    if (count === 0) return { tone: 'error', title: CONTENT.nothingRestored }
    return { tone: 'success', title: CONTENT.samplesRestored(count) }
  },
}

function stepIn(form: SentForm): GoLiveStep {
  const step = form.text('step')
  if (!isGoLiveStep(step)) throw badRequest()
  return step
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const form = await readForm(request)
  const toast = await chosenAction(ACTIONS, form)(form, visit)
  await refreshPageCaches(visit.db)
  return goTo(HERE, toast)
}

function rank({ isDone, isUrgent, isSkipped }: GoLiveItem): number {
  if (isSkipped) return 3
  return isDone ? 2 : isUrgent ? 0 : 1
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { items, mailProblem, deadJobs, removal, samples, isRemoving, closedTo } = loaderData
  const isReady = items.every(({ isDone }) => isDone)
  const list = (
    <GoLiveList
      items={isReady ? items : items.toSorted((one, other) => rank(one) - rank(other))}
      closedTo={closedTo}
      removeHref={samples && !isRemoving ? `${HERE}?${STEP}=${REMOVE_SAMPLES}` : undefined}
    />
  )
  return (
    <>
      <StaffHeading title={OVERVIEW.goLive} />
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={to(FIRST_WEEK_PATH)}>
          {FIRST_WEEK.title}
        </a>
      </p>
      <MailProblemNotice problem={mailProblem} />
      <DeadJobs jobs={deadJobs} />
      {removal && <UndoRemoval removal={removal} />}
      {isRemoving && samples && <RemoveAllSamples {...samples} cancelHref={HERE} />}
      {list}
    </>
  )
}
