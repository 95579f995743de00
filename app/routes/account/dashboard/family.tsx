import { data } from 'react-router'
import { CityField } from '#app/features/almanac/city-field.tsx'
import { CalendarFeedCard } from '#app/features/dashboard/calendar-feed-card.tsx'
import { FamilyList } from '#app/features/dashboard/family-list.tsx'
import { FamilyPeople } from '#app/features/dashboard/family-people.tsx'
import { RememberForm } from '#app/features/dashboard/remember-form.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { monthReckoningOf } from '#app/http/month-reckoning.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { requireUser } from '#app/http/viewer.ts'
import { calendarFeedView, FEED_ACTIONS } from '#app/routes/booking/feed-actions.ts'
import { requestedCity } from '#app/routes/festivals/requested-city.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { FAMILY_DAYS, REMEMBER_PROBLEMS } from '#content/almanac/family-days.ts'
import { checkFields } from '#content/frame/errors.ts'
import { to } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { findReminderOf } from '#db/visitors/festival-reminders.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readFamily, readFamilyDays } from '#usecases/almanac/read-family.ts'
import {
  forgetPerson,
  REMEMBERED_FIELDS,
  type RememberProblem,
  rememberPerson,
} from '#usecases/almanac/remember-person.ts'
import { withAlmanacSunrise } from '../../panchanga/almanac-sunrise.ts'
import type { Route } from './+types/family'
import { MONTH_OPTIONS, shownDays, shownPeople, TITHI_OPTIONS } from './shown-family.ts'

const PATH = '/dashboard/family'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const typed = url.searchParams.get('city') ?? ''
  const usual = (await findReminderOf(db, user.email))?.chosen?.city ?? readCookie(request, 'city')
  const asked = await requestedCity(typed.trim() === '' ? (usual ?? '') : typed, context)
  if (!asked.city) throw notFound()
  const { city } = asked
  const family = await readFamily(db, context.get(keyRingContext), user.id)
  const place = await withAlmanacSunrise(city, context)
  const days = readFamilyDays(place, family, dateIn(context.get(clockContext)(), city.timeZone))
  const reckoning = monthReckoningOf(request)
  const shown = shownPeople(family, reckoning)
  const scope = { userId: user.id, astrologerId: null, shows: 'family-days' } as const
  return {
    city: { slug: city.slug, name: city.name, label: cityLabel(city) },
    unknownCity: asked.isUnknown ? typed : null,
    ...shownDays(days),
    ...shown,
    profiles: shown.people.map(({ id, name }) => ({ value: id, label: name })),
    months: MONTH_OPTIONS,
    tithis: TITHI_OPTIONS,
    reckoning,
    feed: await calendarFeedView(context, scope, `?city=${encodeURIComponent(city.slug)}`),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const actions = {
    remember: () => remember(form, user.id, context),
    forget: () => forget(form, user.id, context),
    'open-calendar': () => changeFeed('open-calendar', user.id, context),
    'renew-calendar': () => changeFeed('renew-calendar', user.id, context),
    'close-calendar': () => changeFeed('close-calendar', user.id, context),
  }
  return chosenAction(actions, form)()
}

type Context = Route.ActionArgs['context']

async function remember(form: SentForm, userId: string, context: Context) {
  const typed = form.texts(REMEMBERED_FIELDS)
  const outcome = await rememberPerson(context.get(databaseContext), context.get(keyRingContext), {
    userId,
    form: typed,
    isMonthly: form.isTicked('isMonthly'),
    hasConsented: form.isTicked('consent'),
    now: context.get(clockContext)(),
  })
  if (outcome.ok) return goTo(PATH, FAMILY_DAYS.saved)
  const text = problemText(outcome.refusal)
  const values = { ...typed, isMonthly: form.text('isMonthly'), consent: form.text('consent') }
  if (outcome.refusal.field === 'form') return rejected({ title: text }, { values })
  return rejectedFields({ [outcome.refusal.field]: text }, values)
}

function problemText({ field, problem }: RememberProblem): string {
  const texts: Readonly<Record<string, string>> = REMEMBER_PROBLEMS[field]
  return texts[problem] ?? checkFields(1)
}

async function forget(form: SentForm, userId: string, context: Context) {
  const isRemoved = await forgetPerson(context.get(databaseContext), { id: form.text('id'), userId })
  return isRemoved ? goTo(PATH, FAMILY_DAYS.removed) : data({ toast: FAMILY_DAYS.gone }, { status: 404 })
}

async function changeFeed(intent: keyof typeof FEED_ACTIONS, userId: string, context: Context) {
  return goTo(PATH, await FEED_ACTIONS[intent](context, { userId, astrologerId: null, shows: 'family-days' }))
}

export default function Family({ loaderData, actionData }: Route.ComponentProps) {
  const { city, unknownCity, yearly, monthly, people, remembered, profiles, months, tithis, reckoning, feed } =
    loaderData
  const problem = actionData && 'fieldErrors' in actionData ? actionData : undefined
  return (
    <div className="grid gap-6">
      <PageToast toast={actionData?.toast} fieldErrors={problem?.fieldErrors} />
      <div>
        <h2 className="text-2xl">{DASHBOARD.family}</h2>
        <p className="mt-1 max-w-[44em]">{FAMILY_DAYS.lead}</p>
        {unknownCity !== null && <Notice tone="danger">{FAMILY_DAYS.unknownCity(unknownCity)}</Notice>}
        <search className="mt-4 block">
          <form className="flex flex-wrap items-end gap-3" method="get">
            <div className="min-w-0 grow sm:max-w-sm">
              <CityField name="city" label={FAMILY_DAYS.city} defaultValue={unknownCity ?? city.name} />
            </div>
            <Button type="submit" tone="secondary">
              {FAMILY_DAYS.show}
            </Button>
          </form>
          <p className="hint mt-2">{FAMILY_DAYS.shownFor(city.label)}</p>
        </search>
      </div>
      <FamilyList yearly={yearly} monthly={monthly} citySlug={city.slug} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <FamilyPeople people={people} remembered={remembered} />
          <CalendarFeedCard
            feed={feed}
            title={FAMILY_DAYS.calendar}
            lead={FAMILY_DAYS.calendarLead}
            subscribe={FAMILY_DAYS.subscribe}
          />
          <p>
            <a className="text-link inline-flex min-h-11 items-center" href={to('/dashboard/days')}>
              {FAMILY_DAYS.emails}
            </a>
          </p>
        </div>
        <RememberForm
          profiles={profiles}
          months={months}
          tithis={tithis}
          reckoning={reckoning}
          values={problem?.values ?? {}}
          errors={problem?.fieldErrors ?? {}}
        />
      </div>
      <details className="birth-more">
        <summary>{FAMILY_DAYS.rules}</summary>
        <ul className="grid max-w-[44em] list-disc gap-2 py-2 pl-5">
          {FAMILY_DAYS.ruleLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
