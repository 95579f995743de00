import { MyReminders } from '#app/features/dashboard/my-reminders.tsx'
import { fieldMessages } from '#app/http/field-text.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejectedFields } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { type Visit, visitOf } from '#app/http/visit.ts'
import { reminderView } from '#app/routes/festivals/reminder-view.ts'
import { requestedCity } from '#app/routes/festivals/requested-city.ts'
import { FESTIVAL_EMAIL_PROBLEMS, FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { findReminderOf } from '#db/visitors/festival-reminders.ts'
import type { Viewer } from '#domain/viewer.ts'
import { changeFestivalReminders, endFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import type { Route } from './+types/days'

const PATH = '/dashboard/days'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db } = visitOf(request, context)
  const { chosen, hasFamily = false } = (await findReminderOf(db, user.email)) ?? {}
  const { city } = await requestedCity(chosen?.city ?? '', context)
  const { lists = ['festivals'], region = null } = chosen ?? {}
  const reminder = reminderView({ city: city?.name ?? '', lists, region: region ?? '', hasFamily })
  return { isOn: Boolean(chosen), reminder }
}

const ACTIONS = { 'save-reminders': saveReminders, 'stop-reminders': stopReminders } as const

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, user, visitOf(request, context))
}

async function saveReminders(form: SentForm, { email }: Viewer, { db, now }: Visit) {
  const typed = { ...form.texts(['city', 'region']), lists: form.list('list') }
  const hasFamily = form.isTicked('family')
  const outcome = await changeFestivalReminders(db, { ...typed, hasFamily, email, now })
  if (outcome.ok) return goTo(PATH, FESTIVAL_EMAILS.saved)
  const fieldErrors = fieldMessages(outcome.refusal.problems, FESTIVAL_EMAIL_PROBLEMS)
  const values = { ...typed, lists: typed.lists.join(' '), family: hasFamily ? 'on' : '' }
  return rejectedFields(fieldErrors, values)
}

async function stopReminders(_form: SentForm, { email }: Viewer, { db, now }: Visit) {
  await endFestivalReminders(db, email, now)
  return goTo(PATH, FESTIVAL_EMAILS.stopped)
}

export default function Days({ loaderData: { reminder, isOn }, actionData }: Route.ComponentProps) {
  const { values, fieldErrors = {} } = actionData ?? {}
  const filled = values
    ? {
        ...reminder,
        city: values.city ?? '',
        lists: values.lists?.split(' ') ?? [],
        region: values.region ?? '',
        hasFamily: values.family === 'on',
      }
    : reminder
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <MyReminders reminder={filled} isOn={isOn} errors={fieldErrors} />
    </div>
  )
}
