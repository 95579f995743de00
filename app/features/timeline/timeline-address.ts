import {
  neighbourDay,
  readTimelineDay,
  TIMELINE_ZOOMS,
  type TimelineWindow,
  type TimelineZoom,
  timelineWindow,
} from '#domain/charts/timeline.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { TimelineLinks } from './timeline-view.ts'

/** Of the path of a booking, of a saved birth or of a saved chart. */
export function timelinePath(lifePath: string): string {
  return `${lifePath}/timeline`
}

export function rectificationPath(lifePath: string): string {
  return `${lifePath}/rectification`
}

export function timelineHref(lifePath: string, zoom: TimelineZoom, at: IsoDate): string {
  return `${timelinePath(lifePath)}?zoom=${zoom}&at=${at}`
}

/** The view of an address; what is missing or wrong in it is the whole life, today. */
export function windowOf(url: URL, { birthDate, today }: { birthDate: IsoDate; today: IsoDate }): TimelineWindow {
  const zoom = TIMELINE_ZOOMS.find((known) => known === url.searchParams.get('zoom')) ?? 'life'
  return timelineWindow(zoom, readTimelineDay(url.searchParams.get('at') ?? '') ?? today, birthDate)
}

/** The views beside one. */
export function linksBeside(
  lifePath: string,
  window: TimelineWindow,
  birthDate: IsoDate,
  today: IsoDate,
): TimelineLinks {
  const { zoom, at } = window
  const place = TIMELINE_ZOOMS.indexOf(zoom)
  const byZoom = (other: TimelineZoom | undefined) => (other ? timelineHref(lifePath, other, at) : null)
  const byTime = (by: 1 | -1) => {
    const day = neighbourDay(window, by, birthDate)
    return day === undefined ? null : timelineHref(lifePath, zoom, day)
  }
  return {
    earlier: byTime(-1),
    later: byTime(1),
    closer: byZoom(TIMELINE_ZOOMS[place + 1]),
    wider: byZoom(TIMELINE_ZOOMS[place - 1]),
    today: timelineHref(lifePath, zoom, today),
  }
}
