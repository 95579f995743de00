import { renderToStaticMarkup } from 'react-dom/server'
import embedStyles from '#app/features/booking/embed/booking-embed.css?url'
import { BookingEmbed } from '#app/features/booking/embed/booking-embed.tsx'
import { appUrlContext, clockContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { FRAMED_BY_HEADER, PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { notFound } from '#app/http/respond.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { istClock, weekdayAndDay } from '#content/words/dates.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { listEmbedOrigins } from '#db/content/embed-origins.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { FIRST_LANGUAGE, pathIn, preferredLanguage } from '#domain/languages.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import type { Route } from './+types/embed'

const PATH = '/embed/booking'
const MOST_TIMES = 8
/** Far enough for eight times, and quick to compute. */
const DAYS_AHEAD = 28

/** The next free times for the sites that the practice has named, without cookies, the same for everybody. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const origins = await listEmbedOrigins(db)
  if (origins.length === 0) throw notFound()

  const practice = await context.get(practiceContext)()
  const wanted = preferredLanguage(request.headers.get('accept-language') ?? '')
  if (LANGUAGE === FIRST_LANGUAGE && wanted !== LANGUAGE && practice.languages.includes(wanted)) {
    return new Response(null, {
      status: 302,
      headers: { ...HEADERS, Location: `${pathIn(wanted, PATH)}${url.search}` },
    })
  }

  const services = (await listSoldConsultations(db, LANGUAGE)).map(consultationService)
  const bookable = services.filter(({ session }) => session !== null)
  const chosen = bookable.find(({ slug }) => slug === url.searchParams.get('service')) ?? bookable[0]
  if (!chosen?.session) throw notFound()
  const { id: packageId, session } = chosen
  const now = context.get(clockContext)()
  const terms = { ...session, horizonDays: Math.min(session.horizonDays ?? DAYS_AHEAD, DAYS_AHEAD) }
  const slots = await listSlots(db, { packageId, terms }, { now })
  const allHref = `${context.get(appUrlContext)}${to(`/book/consultation/${chosen.slug}`)}`
  const shown = {
    practice: practice.name,
    service: chosen.name,
    times: slots.slice(0, MOST_TIMES).map(({ startsAt }) => ({
      href: `${allHref}?at=${startsAt.toISOString()}`,
      text: `${weekdayAndDay(startsAt)}, ${istClock(startsAt)}`,
    })),
    allHref,
    others: bookable
      .filter(({ slug }) => slug !== chosen.slug)
      .map(({ slug, name }) => ({ name, href: `${to(PATH)}?service=${slug}` })),
  }
  const page = <BookingEmbed shown={shown} stylesheet={embedStyles} script="/embed-height.js" />
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      [PAGE_KIND_HEADER]: 'framed',
      [FRAMED_BY_HEADER]: origins.join(' '),
    },
  })
}

const HEADERS = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }
