import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { remedyOnName } from '#app/features/chart-text/remedy-text.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { RemedyForm, type SentRemedy } from '#app/features/staff/bookings/remedy-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { fieldMessages } from '#app/http/field-text.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { DESK_REMEDIES, REMEDY_PROBLEMS, REMEDY_REFUSALS } from '#content/booking/remedies.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { namedDay } from '#content/words/dates.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'
import type { RemedyContent } from '#domain/remedies/remedy-content.ts'
import { daysAfterChange } from '#domain/remedies/remedy-days.ts'
import { REMEDY_FIELDS, readRemedyForm, typedEnd } from '#domain/remedies/remedy-form.ts'
import { BIRTH_STAR, REMEDY_ON, type RemedyOn, remedyOnKey } from '#domain/remedies/remedy-rule.ts'
import { istDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import { type Remedy, readBookingRemedies, readBookingRemedy } from '#usecases/remedies/read-remedies.ts'
import { endRemedy, type RemedyRefusal, removeRemedy, saveRemedy } from '#usecases/remedies/write-remedy.ts'
import type { Route } from './+types/remedy'
import { birthStarOf } from './birth-star-of.ts'
import { requireDeskBooking } from './booking-brief.ts'
import { typedPlace } from './typed-place.ts'

const GROUPS: Readonly<Record<Exclude<RemedyOn['kind'], 'daily'>, string>> = {
  weekday: DESK_REMEDIES.groups.weekdays,
  observance: DESK_REMEDIES.groups.observances,
  nakshatra: DESK_REMEDIES.groups.nakshatras,
  tithi: DESK_REMEDIES.groups.tithis,
}

const OPTIONS: readonly SelectOption[] = REMEDY_ON.map((on) => ({
  value: remedyOnKey(on),
  label: remedyOnName(on),
  group: on.kind === 'daily' ? DESK_REMEDIES.groups.often : GROUPS[on.kind],
}))

/** The days that can be chosen; the birth star where it is known. */
function remedyOptions(birthStar: number | null): SelectOption[] {
  if (birthStar === null) return [...OPTIONS]
  const label = DESK_REMEDIES.birthStar(nakshatraName(birthStar))
  return [{ value: BIRTH_STAR, label, group: DESK_REMEDIES.groups.often }, ...OPTIONS]
}

const NEW = 'new'
const USUAL_TIMES = '11'

const listPath = (bookingId: string) => `${bookingPath(bookingId)}/remedies`

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_REMEDIES.formTitle)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { visit, booking } = await openBooking(context, params.bookingId)
  const remedy = await findRemedy(visit, params)
  const birthStar = (await birthStarOf(visit, booking))?.nakshatra ?? null
  const isNew = remedy === undefined
  return {
    bookingId: booking.id,
    isNew,
    remedyId: remedy?.id ?? randomUUID(),
    version: remedy?.version ?? 0,
    state: remedy ? stateOf(remedy) : ('new' as const),
    options: remedyOptions(birthStar),
    isBirthStarKnown: birthStar !== null,
    values: remedy ? valuesOf(remedy.content) : await firstValues(visit, booking),
  }
}

async function openBooking(context: Readonly<RouterContextProvider>, bookingId: string) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, bookingId)
  if (booking.serviceType !== 'consultation' || booking.isClientErased) throw notFound()
  return { visit, booking }
}

type Named = { readonly bookingId: string; readonly remedyId: string }

/** Undefined for a new one. */
async function findRemedy({ db, keys, now }: StaffVisit, named: Named): Promise<Remedy | undefined> {
  if (named.remedyId === NEW) return undefined
  const remedy = await readBookingRemedy(db, keys, named, now)
  if (!remedy) throw notFound()
  return remedy
}

function stateOf({ publishedAt, endedAt }: Remedy) {
  if (publishedAt === null) return 'waiting' as const
  return endedAt === null ? ('running' as const) : ('ended' as const)
}

function valuesOf({ title, instructions, rule, place }: RemedyContent): Record<string, string> {
  return { title, instructions, on: remedyOnKey(rule.on), start: rule.start, ...typedEnd(rule), ...placeValues(place) }
}

const placeValues = (place: Place) => ({ place: placeLabel(place), chosen: JSON.stringify(place) })

/** Where the client lives: as for an earlier remedy of the booking, or as the booking says. */
async function firstValues({ db, keys, now }: StaffVisit, booking: DeskBookingView) {
  const earlier = (await readBookingRemedies(db, keys, booking.id, now)).at(-1)
  const { currentLocation = null, birthPlace = null, intake } = booking.birth ?? {}
  const place =
    earlier?.content.place ??
    (await findPlace(currentLocation))?.place ??
    intake?.place ??
    (await findPlace(birthPlace))?.place
  const start = place ? dateIn(now, place.timeZone) : istDate(now)
  return { start, ending: 'times', times: USUAL_TIMES, ...(place && placeValues(place)) }
}

type Desk = { readonly visit: StaffVisit; readonly booking: DeskBookingView; readonly params: Named }

const ACTIONS = { preview, save, end, remove } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const opened = await openBooking(context, params.bookingId)
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, { ...opened, params })
}

type Answer = SentRemedy & { readonly toast: FlashToast | null }

/** The form again, with what is wrong or the dates. */
function again(form: SentForm, answer: Partial<Answer>, status = 422) {
  const values = form.texts([...REMEDY_FIELDS, 'place', 'chosen'])
  return data<Answer>(
    { values, errors: {}, choices: [], dates: null, isConflict: false, toast: null, ...answer },
    { status },
  )
}

/** What was typed, or the form with its problems. */
async function readContent(form: SentForm, { visit, booking }: Desk) {
  const birthStar = (await birthStarOf(visit, booking))?.nakshatra ?? null
  const read = readRemedyForm(form.texts(REMEDY_FIELDS), { birthStar, today: istDate(visit.now) })
  const found = await typedPlace(form)
  if (read.ok && 'place' in found) return { content: { ...read.value, place: found.place } }
  const problems = { ...(!read.ok && read.refusal), ...('problem' in found && { place: found.problem }) }
  const choices = 'choices' in found ? found.choices : []
  const errors = {
    ...fieldMessages(problems, REMEDY_PROBLEMS),
    ...(choices.length > 0 && { place: DESK_REMEDIES.whichPlace }),
  }
  return { form: again(form, { errors, choices }) }
}

async function preview(form: SentForm, desk: Desk) {
  const read = await readContent(form, desk)
  if (!('content' in read)) return read.form
  const { rule, place } = read.content
  const { sunrise } = (await requirePractice(desk.visit.db)).almanac
  const dates = await inRulesThread('remedyDates', rule, { ...place, sunrise })
  if (!dates.ok) return refuse(dates.refusal, form)
  const before = await findRemedy(desk.visit, desk.params)
  const done = before?.days.filter(({ isDone }) => isDone).map(({ date }) => date) ?? []
  const days = daysAfterChange(dates.value, done, rule.end).map(({ date }) => namedDay(date))
  return again(form, { dates: days, values: { ...form.texts(REMEDY_FIELDS), ...placeValues(place) } }, 200)
}

async function save(form: SentForm, desk: Desk) {
  const read = await readContent(form, desk)
  if (!('content' in read)) return read.form
  const { visit, booking, params } = desk
  const remedyId = params.remedyId === NEW ? form.text('remedyId') : params.remedyId
  const written = { bookingId: booking.id, staffId: visit.staff.id, remedyId, version: form.wholeNumber('version') }
  const outcome = await saveRemedy(visit.db, visit.keys, { ...written, content: read.content }, visit.now)
  if (!outcome.ok) return refuse(outcome.refusal, form)
  const saved = await readBookingRemedy(visit.db, visit.keys, { bookingId: booking.id, remedyId }, visit.now)
  const detail = saved?.publishedAt ? DESK_REMEDIES.changedLead : DESK_REMEDIES.savedLead
  return moveOn(listPath(booking.id), { tone: 'success', title: DESK_REMEDIES.saved, detail })
}

/** The field that a refusal is about, if any. */
const FIELDS: Partial<Record<RemedyRefusal, 'on' | 'ending'>> = {
  'no-dates': 'on',
  'too-many': 'ending',
  'too-far': 'ending',
}

function refuse(refusal: RemedyRefusal, form: SentForm) {
  if (refusal === 'booking-not-found') throw notFound()
  const title = REMEDY_REFUSALS[refusal]
  const field = FIELDS[refusal]
  const isConflict = refusal === 'remedy-changed'
  return again(
    form,
    {
      toast: { tone: 'error', title },
      isConflict,
      ...(field && { errors: { [field]: title } }),
    },
    isConflict ? 409 : 422,
  )
}

function end(_form: SentForm, desk: Desk) {
  return change(desk, endRemedy, DESK_REMEDIES.endedNow)
}

function remove(_form: SentForm, desk: Desk) {
  return change(desk, removeRemedy, DESK_REMEDIES.removed)
}

async function change({ visit, booking, params }: Desk, run: typeof endRemedy, done: string) {
  const changed = { bookingId: booking.id, remedyId: params.remedyId, staffId: visit.staff.id }
  const outcome = await run(visit.db, changed, visit.now)
  if (!outcome.ok) {
    if (outcome.refusal === 'booking-not-found') throw notFound()
    return moveOn(listPath(booking.id), { tone: 'error', title: REMEDY_REFUSALS[outcome.refusal] })
  }
  return moveOn(listPath(booking.id), { tone: 'success', title: done })
}

export default function RemedyPage({ loaderData: { isNew, ...form }, actionData }: Route.ComponentProps) {
  return (
    <StaffPage
      title={isNew ? DESK_REMEDIES.newTitle : DESK_REMEDIES.editTitle}
      back={{ to: listPath(form.bookingId), label: DESK_REMEDIES.backToList }}
    >
      <PageToast toast={actionData?.toast ?? undefined} />
      <RemedyForm {...form} sent={actionData} />
    </StaffPage>
  )
}
