import { redirect } from 'react-router'
import { DailyScreen } from '#app/features/horoscope/daily-screen.tsx'
import { clockContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { DAILY_RULES } from '#content/charts/horoscope-daily.ts'
import { istClock } from '#content/words/dates.ts'
import { composeDay, composeNote, daySky, isForecastDate, listForecastDates } from '#domain/charts/daily-horoscope.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/daily'

export function loader({ url, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)()
  const today = istDate(now)
  const date = url.searchParams.get('date') ?? today
  // A link to a past day redirects to today.
  if (!isForecastDate(date, now)) throw redirect('/horoscope/daily')

  const sky = daySky(date)
  if (!sky.ok) throw notFound()
  const { moonMoves } = sky.value
  return {
    date,
    today,
    dates: listForecastDates(now),
    note: composeNote(sky.value, DAILY_RULES),
    readings: composeDay(sky.value, DAILY_RULES),
    moonMoves: moonMoves && { to: moonMoves.to, time: istClock(moonMoves.at) },
  }
}

export default function Daily({ loaderData }: Route.ComponentProps) {
  return <DailyScreen {...loaderData} />
}
