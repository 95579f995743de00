import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { clientBirthPath, SAVED_CHARTS_PATH, savedChartPath } from '#app/features/staff/tools/saved-chart-paths.ts'
import { SAVED_CHART } from '#content/charts/saved-charts.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { DESK } from '#content/staff/today/desk.ts'
import type { LifeOf } from '#domain/births/kept-events.ts'

/** The parameters of the three addresses that a page of a life has. */
type LifeParams =
  | { readonly bookingId: string }
  | { readonly userId: string; readonly birthId: string }
  | { readonly chartId: string }

export function lifeIn(params: LifeParams): LifeOf {
  if ('bookingId' in params) return { kind: 'booking', id: params.bookingId }
  if ('chartId' in params) return { kind: 'chart', id: params.chartId }
  return { kind: 'birth', id: params.birthId, userId: params.userId }
}

type NamedLink = { readonly href: string; readonly label: string }

type LifePlace = {
  /** The addresses of the timeline and the rectification begin with it. */
  readonly path: string
  readonly back: { readonly to: string; readonly label: string }
  /** Other pages about the same chart. */
  readonly charts: readonly NamedLink[]
  /** Where the desk changes the birth. What a client or an astrologer saved is entered again instead. */
  readonly change: string | null
}

export function placeOf(of: LifeOf): LifePlace {
  if (of.kind === 'booking') {
    const path = bookingPath(of.id)
    const charts = [
      { href: `${path}/brief`, label: BRIEF.open },
      { href: `${path}/studio`, label: STUDIO.openBooking },
    ]
    return { path, back: { to: path, label: DESK.backToBooking }, charts, change: `${path}/birth` }
  }
  const path = of.kind === 'chart' ? savedChartPath(of.id) : clientBirthPath(of.userId, of.id)
  const back =
    of.kind === 'chart'
      ? { to: SAVED_CHARTS_PATH, label: SAVED_CHART.back }
      : { to: clientPath(of.userId), label: SAVED_CHART.backToClient }
  return { path, back, charts: [{ href: path, label: STUDIO.openBooking }], change: null }
}
