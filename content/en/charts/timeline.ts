import type { SadeSatiPhase } from '@muhurta/jyotish'
import { type EventRefusal, type EventWeight, type LifeOf, MOST_LIFE_EVENTS } from '#domain/births/kept-events.ts'
import type { TimelineZoom } from '#domain/charts/timeline.ts'

/** Texts of the timeline: the periods, transits and events of a life on one strip. */
export const LIFE_TIMELINE = {
  title: 'Timeline',
  titleOf: (name: string) => `Timeline: ${name}`,
  open: 'Timeline',
  rectify: 'Find the time of birth',
  label: 'Timeline to scale. Arrow keys move it: left and right in time, up closer, down wider.',
  zoom: 'Zoom',
  zooms: { life: 'Life', decade: 'Ten years', year: 'Year', month: 'Month' } satisfies Record<TimelineZoom, string>,
  earlier: 'Earlier',
  later: 'Later',
  today: 'Today',
  keys: 'Choose a period to see it closer. With a keyboard: ← and → move in time, ↑ goes closer, ↓ wider.',
  range: (from: string, until: string) => `${from} to ${until}`,
  running: (day: string) => `Periods on ${day}`,
  noDasha: 'This day is outside the 120 years of the dasha.',
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sukshma dasha', 'Prana dasha'],
  sadeSati: 'Sade Sati',
  phases: {
    rising: 'Rising, Saturn in the 12th from the Moon',
    peak: 'Peak, Saturn in the Moon’s sign',
    setting: 'Setting, Saturn in the 2nd from the Moon',
  } satisfies Record<SadeSatiPhase, string>,
  phasesShort: { rising: '12', peak: '1', setting: '2' } satisfies Record<SadeSatiPhase, string>,
  passages: 'Sun and Moon',
  stay: (sign: string, fromMoon: string, fromLagna: string) =>
    `${sign}, ${fromMoon} from the Moon, ${fromLagna} from the lagna`,
  return: (graha: string) => `${graha} returns to its place at birth`,
  over: (graha: string, point: string) => `${graha} over ${point} at birth`,
  lagna: 'the lagna',
  lagnaShort: 'La',
  returnShort: 'R',
  events: 'Life events',
  sessions: 'Sessions',
  asTable: 'The same as a table',
  columns: { what: 'What', from: 'From', until: 'Until' },
  nothing: 'Nothing in this time.',
  aroundSession: 'Ten years around the session',
} as const

/** Where the desk records the events of a client's life. */
export const LIFE_EVENTS = {
  heading: 'Life events',
  /** By what they are kept with. */
  leads: {
    booking:
      'For the desk only, and encrypted. They are on the timeline of every booking with this birth, and a time of birth is looked for by them. They are deleted with the client’s account, and clients who ask for a copy of their data get them too.',
    birth:
      'For the desk only, and encrypted. They are also on the timeline of bookings with this birth, and a time of birth is looked for by them. What you record here is deleted when the client deletes this birth or the account, and clients who ask for a copy of their data get it too.',
    chart:
      'For you only, and encrypted, as this list is. A time of birth is looked for by them. They are deleted with this chart.',
  } satisfies Record<LifeOf['kind'], string>,
  none: 'No events yet.',
  given: 'Given with the booking',
  add: 'Add an event',
  change: 'Change this event',
  when: 'When',
  whenHint: 'Such as 2004, 05/2004 or 12/05/2004',
  kind: 'What happened',
  choose: 'Choose',
  weight: 'How much it counts',
  weights: {
    great: 'Turned the life around',
    ordinary: 'Important',
    small: 'Small, or the date is doubtful',
  } satisfies Record<EventWeight, string>,
  note: 'Note',
  noteHint: 'A few words',
  save: 'Save event',
  saved: 'Event saved',
  edit: 'Change',
  remove: 'Remove',
  removed: 'Event removed',
  cancel: 'Cancel',
  notSaved: 'The event was not saved',
  refusals: {
    'when-missing': 'Say when this was; a year is enough',
    'when-invalid': 'Enter a year such as 2004, or a date such as 12/05/2004, after the birth and not in the future',
    'kind-missing': 'Choose what happened',
    'too-many-events': `This chart has ${MOST_LIFE_EVENTS} events. Remove one first.`,
    'event-not-found': 'This event was removed in the meantime.',
  } satisfies Record<EventRefusal | 'too-many-events' | 'event-not-found', string>,
} as const
