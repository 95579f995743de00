import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireUser, signInPath, viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { tooOftenText } from '#content/accounts/accounts.ts'
import { GROUP_WAIT, JOIN_GROUP } from '#content/booking/groups.ts'
import { LANGUAGE } from '#content/language.ts'
import { clientTime } from '#content/words/session-times.ts'
import { findBookedZone } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { findCohort } from '#db/learning/cohorts.ts'
import { isBookable } from '#domain/learning/cohorts.ts'
import { knownTimeZone } from '#domain/time/india-time.ts'
import { joinCohortWaitlist } from '#usecases/bookings/cohorts/seat-waitlist.ts'
import type { Route } from './+types/join-group'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, JOIN_GROUP.title)
}

type Named = { readonly slug: string; readonly cohort: string }

async function requireBookableGroup(db: Database, { slug, cohort: id }: Named, now: Date) {
  const cohort = /^[1-9]\d{0,8}$/.test(id) ? await findCohort(db, Number(id), { now, language: LANGUAGE }) : undefined
  if (cohort?.courseSlug !== slug || !isBookable(cohort, now)) throw notFound()
  return cohort
}

/** Joining needs an account with a verified address: the offer comes by email. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { db, now } = visitOf(request, context)
  const cohort = await requireBookableGroup(db, params, now)
  const timeZone = knownTimeZone((viewer && (await findBookedZone(db, viewer.email))) ?? '')
  return {
    courseTitle: cohort.courseTitle,
    title: cohort.title,
    starts: cohort.startsAt && clientTime(cohort.startsAt, { timeZone, now }),
    bookPath: `/book/course/${cohort.courseSlug}`,
    timeZone,
    signInPath: viewer ? null : signInPath(`/book/course/${cohort.courseSlug}/wait/${cohort.id}`),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireUser(context)
  const { db, now } = visitOf(request, context)
  const { id: cohortId } = await requireBookableGroup(db, params, now)
  const timeZone = knownTimeZone((await readForm(request)).text('timeZone'))
  const joined = await joinCohortWaitlist(db, { userId: viewer.id, cohortId, timeZone }, now)
  if (joined.ok) return goTo('/dashboard', JOIN_GROUP.joined)
  const { refusal } = joined
  const isTooOften = refusal.reason === 'too-often'
  const detail = isTooOften ? tooOftenText(refusal) : JOIN_GROUP.problems[refusal.reason]
  return rejected({ title: JOIN_GROUP.failed, detail }, { status: isTooOften ? 429 : 409 })
}

export default function JoinGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { courseTitle, title, starts, bookPath, timeZone, signInPath: enterPath } = loaderData
  return (
    <OneCardPage title={JOIN_GROUP.title} lead={JOIN_GROUP.lead}>
      <FormSummary message={actionData?.toast} />
      <FactList
        facts={[
          ...(title === '' ? [{ term: GROUP_WAIT.class, value: courseTitle }] : [{ term: courseTitle, value: title }]),
          ...(starts === null ? [] : [{ term: title === '' ? GROUP_WAIT.when : GROUP_WAIT.starts, value: starts }]),
        ]}
      />
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="timeZone" value={timeZone} />
        {enterPath === null ? (
          <Button type="submit">{JOIN_GROUP.submit}</Button>
        ) : (
          <ButtonLink href={enterPath}>{JOIN_GROUP.signIn}</ButtonLink>
        )}
        <ButtonLink href={bookPath} tone="secondary">
          {JOIN_GROUP.back}
        </ButtonLink>
      </form>
    </OneCardPage>
  )
}
