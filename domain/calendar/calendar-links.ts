import type { HeldAs } from '#domain/content/offers.ts'

/** How and where a session takes place. */
export type MeetingPlace = {
  /** Missing for a video call. */
  readonly heldAs?: HeldAs | null
  /** Empty while there is none. */
  readonly meetingLink: string
}

/** How the practice is reached. */
export type PracticePlace = { readonly phone: string; readonly address: string }

/** Where each calendar adds a session or subscribes to all of them. */
export type CalendarLinks = { readonly google: string; readonly apple: string; readonly outlook: string }

type Session = MeetingPlace & {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  /** Missing for one question. */
  readonly questionCount?: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** Who gives the session; without one, the practice is named. */
  readonly astrologerName?: string | null
  /** Only for astrologers; empty while the client's name is not known. */
  readonly clientFirstName?: string
}

/** A class of a group, as its students or its teacher see it. */
export type ClassInCalendar = {
  readonly courseTitle: string
  readonly courseSlug: string
  readonly cohortTitle: string
  /** Null for a class without a lesson. */
  readonly lessonTitle: string | null
  /** Empty without one, and until the seat is confirmed. */
  readonly meetingLink: string
}

export type CalendarPublisher = PracticePlace & { readonly practiceName: string; readonly appUrl: string }

/** The texts of an entry, which are in `content`. */
export type CalendarTexts = {
  title(session: Session, publisher: CalendarPublisher): string
  details(session: Session, publisher: CalendarPublisher): string
  place(meeting: MeetingPlace, place: PracticePlace): string
  titleForAstrologer(session: Session): string
  detailsForAstrologer(session: Session, publisher: CalendarPublisher): string
  classTitle(live: ClassInCalendar): string
  classDetails(live: ClassInCalendar, publisher: CalendarPublisher): string
  classDetailsForAstrologer(live: ClassInCalendar, publisher: CalendarPublisher): string
}

/** Google and Outlook open a filled-in form; Apple's calendar opens the file. */
export function sessionLinks(session: Session, publisher: CalendarPublisher, texts: CalendarTexts): CalendarLinks {
  const title = texts.title(session, publisher)
  const details = texts.details(session, publisher)
  const location = texts.place(session, publisher)
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
