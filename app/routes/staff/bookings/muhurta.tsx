import { data, redirect } from 'react-router'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { FinderScreen } from '#app/features/muhurta/finder-screen.tsx'
import type { PersonOption, PersonValues } from '#app/features/muhurta/finder-view.ts'
import muhurtaStyles from '#app/features/muhurta/muhurta.css?url'
import { searchHref } from '#app/features/muhurta/search-href.ts'
import { answerMarkdown } from '#app/features/muhurta-view/answer-markdown.ts'
import { viewWindow } from '#app/features/muhurta-view/view-window.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo, moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound } from '#app/http/respond.ts'
import { postedFinder } from '#app/routes/muhurta/posted-finder.ts'
import { emptyFinder, finderFacts, readFinder } from '#app/routes/muhurta/read-finder.ts'
import { computeFinderView } from '#app/routes/muhurta/server-view.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ANSWER_REFUSALS } from '#content/staff/bookings/answers.ts'
import { DESK_FINDER } from '#content/staff/bookings/muhurta-desk.ts'
import { findMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import { findMuhurtaBook } from '#db/content/muhurta-book.ts'
import { windowSearchOf } from '#domain/almanac/find-windows.ts'
import { peopleText, readPeople } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { bookForSearch } from '#domain/almanac/own-book.ts'
import { LONGEST_WINDOW_NOTE } from '#domain/almanac/window-key.ts'
import { NO_BIRTH_VALUES } from '#domain/births/birth-texts.ts'
import { normalizeLine } from '#domain/text.ts'
import type { BriefedBooking } from '#usecases/charts/prepare-brief.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import { addToAnswer } from '#usecases/sessions/write-answer.ts'
import type { Route } from './+types/muhurta'
import { birthStarOf } from './birth-star-of.ts'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: muhurtaStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_FINDER.title)
}

/** The finder with the people of a booking; at first with the search that its client made. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  if (booking.serviceType !== 'consultation') throw notFound()
  const name = briefHeading(booking).name
  const own = await clientStar(visit, booking, name)
  const book = bookForSearch(await findMuhurtaBook(visit.db), { isPublic: false })
  const facts = await finderFacts(context, book)
  const asked = await findMuhurtaRequest(visit.db, visit.keys, booking.id)
  const people = asked && asked.people.length > 0 ? asked.people : own.map(({ person }) => person)
  const query = url.searchParams
  const shared = {
    bookingId: booking.id,
    name,
    isStarKnown: own.length > 0,
    facts: { ...facts, saved: own },
    askedWindows: asked?.windows.map(({ start, end }) => `${start}-${end}`) ?? [],
    people: people.map((person): PersonValues => ({ chosen: peopleText([person]), birth: NO_BIRTH_VALUES })),
  }
  if (query.has('purpose')) {
    const found = await readFinder((field) => query.get(field) ?? '', book, context)
    const isAskedByScript = request.headers.get('sec-fetch-dest') === 'empty'
    return {
      ...shared,
      page: isAskedByScript ? { ...found, view: null, isBusy: false } : await computeFinderView(found),
    }
  }
  if (asked) throw redirect(searchHref({ ...asked, day: null }, `${bookingPath(booking.id)}/muhurta`))
  return { ...shared, page: { ...(await emptyFinder(request, context)), view: null, isBusy: false } }
}

/** The star of the booked birth, if it is certain. */
async function clientStar(visit: StaffVisit, booking: BriefedBooking, name: string): Promise<PersonOption[]> {
  const star = await birthStarOf(visit, booking)
  return star ? [{ value: peopleText([star]), label: name, person: star }] : []
}

/** Without script: a search. With or without: the ticked windows for the answer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  if (booking.serviceType !== 'consultation') throw notFound()
  const form = await readForm(request)
  const book = bookForSearch(await findMuhurtaBook(visit.db), { isPublic: false })
  if (form.text('as') === 'answer') return answer(form, { visit, bookingId: booking.id, book, context })

  const { asked, people } = await postedFinder(form, book, context)
  return data({ page: await computeFinderView(asked), people }, { status: asked.search ? 200 : 422 })
}

type Sending = {
  readonly visit: StaffVisit
  readonly bookingId: string
  readonly book: FinderSearch['ownBook']
  readonly context: Route.ActionArgs['context']
}

async function answer(form: SentForm, { visit, bookingId, book, context }: Sending) {
  const query = new URLSearchParams(form.text('search'))
  const { search } = await readFinder((name) => query.get(name) ?? '', book, context)
  if (!search) throw badRequest()
  const asked = { ...search, people: readPeople(form.text('people')) }
  const found = await inRulesThread('chosenWindows', windowSearchOf(asked), form.list('window'))
  const back = searchHref(asked, `${bookingPath(bookingId)}/muhurta`)
  if (found.length === 0) return goTo(back, { tone: 'error', title: DESK_FINDER.noneChosen })

  const windows = found.map((each) => {
    const window = viewWindow(each, asked.place)
    return { window, note: normalizeLine(form.text(`note-${window.key}`)).slice(0, LONGEST_WINDOW_NOTE) }
  })
  const text = answerMarkdown(asked, windows)
  const added = await addToAnswer(visit.db, visit.keys, { bookingId, staffId: visit.staff.id, text }, visit.now)
  if (!added.ok) return goTo(back, { tone: 'error', title: ANSWER_REFUSALS[added.refusal] })
  return moveOn(`${bookingPath(bookingId)}/answer`, { tone: 'success', title: DESK_FINDER.added })
}

export default function Muhurta({ loaderData, actionData }: Route.ComponentProps) {
  const { bookingId, name, isStarKnown, facts, people, askedWindows, page } = loaderData
  const path = bookingPath(bookingId)
  return (
    <StaffPage title={DESK_FINDER.titleFor(name)} lead={DESK_FINDER.lead} back={{ to: path, label: DESK_FINDER.back }}>
      {!isStarKnown && <Notice>{DESK_FINDER.starUnknown}</Notice>}
      <FinderScreen
        {...(actionData?.page ?? page)}
        facts={facts}
        {...(actionData && { people: actionData.people })}
        usualPeople={people}
        action={`${path}/muhurta`}
        desk={{ asked: askedWindows }}
      />
    </StaffPage>
  )
}
