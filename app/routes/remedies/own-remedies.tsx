import type { RouterContextProvider } from 'react-router'
import { RemediesPage } from '#app/features/dashboard/remedies-page.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { requireUser } from '#app/http/viewer.ts'
import { calendarFeedView, FEED_ACTIONS } from '#app/routes/booking/feed-actions.ts'
import { REMEDIES } from '#content/booking/remedies.ts'
import { LANGUAGE } from '#content/language.ts'
import { hasRemedyReminders } from '#db/remedies/remedy-reminders.ts'
import { changeRemedyEmails } from '#usecases/remedies/change-remedy-emails.ts'
import { readOwnRemedies } from '#usecases/remedies/read-remedies.ts'
import { tickRemedyDay } from '#usecases/remedies/tick-remedy-day.ts'
import type { Route } from './+types/own-remedies'
import { nextDays, remedyViews } from './remedy-views.ts'

const PATH = '/dashboard/remedies'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, REMEDIES.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId } = requireUser(context)
  const db = context.get(databaseContext)
  const own = { userId, language: LANGUAGE }
  const remedies = await readOwnRemedies(db, context.get(keyRingContext), own, context.get(clockContext)())
  return {
    next: nextDays(remedies),
    remedies: remedyViews(remedies),
    hasEmails: await hasRemedyReminders(db, userId),
    feed: await calendarFeedView(context, feedOf(userId)),
  }
}

const feedOf = (userId: string) => ({ userId, astrologerId: null, shows: 'remedies' }) as const

type Sent = { readonly form: SentForm; readonly userId: string; readonly context: Readonly<RouterContextProvider> }

const ACTIONS = {
  tick: (sent: Sent) => tick(sent, true),
  untick: (sent: Sent) => tick(sent, false),
  'start-emails': (sent: Sent) => changeEmails(sent, true),
  'stop-emails': (sent: Sent) => changeEmails(sent, false),
  'open-calendar': changeFeed,
  'renew-calendar': changeFeed,
  'close-calendar': changeFeed,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = requireUser(context)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)({ form, userId, context })
}

async function tick({ form, userId, context }: Sent, isDone: boolean) {
  const { remedyId, day } = form.texts(['remedyId', 'day'])
  const now = context.get(clockContext)()
  const outcome = await tickRemedyDay(context.get(databaseContext), { userId, remedyId, day, isDone }, now)
  if (!outcome.ok) return goTo(PATH, { tone: 'error', title: REMEDIES.refusals[outcome.refusal] })
  return goTo(PATH, isDone ? REMEDIES.ticked : REMEDIES.tookBack)
}

async function changeEmails({ userId, context }: Sent, isWanted: boolean) {
  await changeRemedyEmails(context.get(databaseContext), { userId, isWanted }, context.get(clockContext)())
  return goTo(PATH, isWanted ? REMEDIES.emailsStarted : REMEDIES.emailsStopped)
}

async function changeFeed({ form, userId, context }: Sent) {
  return goTo(PATH, await chosenAction(FEED_ACTIONS, form)(context, feedOf(userId)))
}

export default function OwnRemedies({ loaderData }: Route.ComponentProps) {
  return <RemediesPage {...loaderData} />
}
