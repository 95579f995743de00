import type { HeldAs } from '#domain/content/offers.ts'
import { howToMeet, meetingPlace, type PracticePlace } from './meeting-place.ts'

/** Where each calendar adds a session or subscribes to all of them. */
export type CalendarLinks = { readonly google: string; readonly apple: string; readonly outlook: string }

type Session = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Who gives the session; without one, the practice is named. */
  readonly astrologerName?: string | null
  /** Empty while there is none. */
  readonly meetingLink: string
  /** Missing for a video call. */
  readonly heldAs?: HeldAs | null
}

export type CalendarPublisher = PracticePlace & { readonly practiceName: string; readonly appUrl: string }

type Titled = Pick<Session, 'serviceName' | 'astrologerName'>

export function calendarTitle({ serviceName, astrologerName }: Titled, practiceName: string): string {
  return `${serviceName} with ${astrologerName || practiceName}`
}

type Detailed = Pick<Session, 'code' | 'meetingLink' | 'heldAs'>

export function calendarDetails(session: Detailed, publisher: CalendarPublisher): string {
  return [howToMeet(session, publisher), `Booking ${session.code}`, `${publisher.appUrl}/dashboard`].join('\n')
}

/** Google and Outlook open a filled-in form; Apple's calendar opens the file. */
export function sessionLinks(session: Session, publisher: CalendarPublisher): CalendarLinks {
  const title = calendarTitle(session, publisher.practiceName)
  const details = calendarDetails(session, publisher)
  const location = meetingPlace(session, publisher)
  const [from, to] = [session.startsAt, session.endsAt].map((instant) => `${instant.toISOString().slice(0, 19)}Z`)
  return {
    google: link('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${from}/${to}`.replaceAll(/[-:]/g, ''),
      details,
      location,
    }),
    apple: `/dashboard/bookings/${session.bookingId}/session.ics`,
    outlook: link('https://outlook.live.com/calendar/0/action/compose', {
      rru: 'addevent',
      subject: title,
      startdt: from ?? '',
      enddt: to ?? '',
      body: details,
      location,
    }),
  }
}

/** Subscribes to a calendar feed, which then follows every change. */
export function subscriptionLinks(feedUrl: string, practiceName: string): CalendarLinks {
  const webcal = feedUrl.replace(/^https?:/, 'webcal:')
  return {
    google: link('https://calendar.google.com/calendar/render', { cid: webcal }),
    apple: webcal,
    outlook: link('https://outlook.live.com/calendar/0/addfromweb', { url: feedUrl, name: practiceName }),
  }
}

/** With spaces as %20: some calendars show the plus signs of form encoding. */
function link(base: string, values: Readonly<Record<string, string>>): string {
  const search = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base}?${search.join('&')}`
}
