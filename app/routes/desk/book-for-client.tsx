import { randomUUID } from 'node:crypto'
import { BOOK_FOR } from '#app/content/book-for-client.ts'
import { FIELD_PROBLEMS } from '#app/content/booking.ts'
import { SESSION_REFUSALS } from '#app/content/desk-session.ts'
import { BookForForm } from '#app/features/desk/book-for-form.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { BOOKING_FIELDS, type BookingForm } from '#domain/bookings/booking-form-rules.ts'
import { readStart } from '#domain/bookings/read-start.ts'
import { INDIA_TIME_ZONE, istDate } from '#domain/india-time.ts'
import { listAllFreeSlots } from '#usecases/bookings/all-free-slots.ts'
import { type BookForRefusal, bookForClient } from '#usecases/desk/book-for-client.ts'
import type { Route } from './+types/book-for-client'
import { requireDesk } from './desk-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BOOK_FOR.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = requireDesk(context, 'desk')
  const [packages, courses, slots] = await Promise.all([
    listConsultationPackages(db),
    listCourses(db),
    listAllFreeSlots(db, now),
  ])
  return {
    key: randomUUID(),
    today: istDate(now),
    services: [
      ...packages.map(({ slug, name }) => ({ value: `consultation ${slug}`, label: name })),
      ...courses.map(({ slug, title }) => ({ value: `course ${slug}`, label: title })),
    ],
    slots: slots.map(({ date, startsAt, label }) => ({ date, start: startsAt.toISOString(), label })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = requireDesk(context, 'desk')
  const sent = await readForm(request)
  const [kind = '', slug = ''] = sent.text('service').split(' ')
  const outcome = await bookForClient(
    db,
    context.get(keyRingContext),
    {
      staffId: staff.id,
      email: sent.text('email'),
      service: { kind, slug },
      form: formIn(sent, kind),
      idempotencyKey: sent.text('key').slice(0, 64),
    },
    now,
  )
  if (!outcome.ok) return refuse(outcome.refusal, sent)
  const { bookingId, revision } = outcome.value
  return moveOn(`/astrologer-dashboard/bookings/${bookingId}`, TOASTS[revision])
}

/** By what became of a form that was sent again with other content. */
const TOASTS = {
  none: { tone: 'success', title: BOOK_FOR.made, detail: BOOK_FOR.madeDetail },
  made: { tone: 'success', title: BOOK_FOR.changed, detail: BOOK_FOR.changedDetail },
  refused: { tone: 'note', title: BOOK_FOR.notChanged, detail: BOOK_FOR.notChangedDetail },
} as const

/** The client has consented on the phone; their emails show times in India. */
function formIn(sent: SentForm, kind: string): BookingForm {
  const preferredTime = sent.text('slot')
  const startsAt = readStart(preferredTime)
  const typed = sent.texts(BOOKING_FIELDS)
  const dayOfSession = startsAt ? istDate(startsAt) : ''
  const bookingDate = kind === 'course' ? typed.bookingDate : dayOfSession
  return { ...typed, bookingDate, preferredTime, guardian: 'on', consent: 'on', timeZone: INDIA_TIME_ZONE }
}

const RETURNED_FIELDS = ['email', 'service', 'slot', ...BOOKING_FIELDS] as const

function refuse(refusal: BookForRefusal, sent: SentForm) {
  const values = sent.texts(RETURNED_FIELDS)
  const messages: Readonly<Record<string, string>> = { ...SESSION_REFUSALS, ...BOOK_FOR.refusals }
  const title = messages[refusal.reason] ?? BOOK_FOR.refusals.invalid
  if (refusal.reason !== 'invalid') return rejected({ title }, { values })

  const problems = Object.entries(refusal.problems).map(([field, problem]) => {
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = FIELD_PROBLEMS
    return [field, known[field]?.[problem] ?? title] as const
  })
  return rejected({ title }, { values, fieldErrors: Object.fromEntries(problems) })
}

export default function BookForClient({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage title={BOOK_FOR.title} lead={BOOK_FOR.lead}>
      <PageToast toast={actionData?.toast} />
      <BookForForm
        {...loaderData}
        bookingKey={loaderData.key}
        values={actionData?.values ?? {}}
        errors={actionData?.fieldErrors ?? {}}
      />
    </DeskPage>
  )
}
