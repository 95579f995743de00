import { listAstrologersFor } from '#db/availability/astrologers.ts'
import type { Database } from '#db/client.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { addDays, isCalendarDate, knownTimeZone } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import type { WaitRequest } from '#usecases/bookings/waitlist/join-waitlist.ts'

/** What the client typed; it travels in the address of the page that asks for the code. */
export type TypedWait = Readonly<Record<'firstDate' | 'lastDate' | 'partOfDay' | 'astrologer' | 'timeZone', string>>

const PARAMS = {
  firstDate: 'from',
  lastDate: 'to',
  partOfDay: 'part',
  astrologer: 'astrologer',
  timeZone: 'zone',
} as const satisfies Record<keyof TypedWait, string>

/** How long clients usually wait at most. */
const USUAL_DAYS = 14

/** From the address of the page; without one, the next two weeks. */
export function waitInAddress({ searchParams }: URL, now: Date): TypedWait {
  const text = (field: keyof TypedWait) => searchParams.get(PARAMS[field]) ?? ''
  const timeZone = knownTimeZone(text('timeZone'))
  const today = dateIn(now, timeZone)
  const firstDate = isCalendarDate(text('firstDate')) ? text('firstDate') : today
  const lastDate = isCalendarDate(text('lastDate')) ? text('lastDate') : addDays(firstDate, USUAL_DAYS)
  return { firstDate, lastDate, partOfDay: text('partOfDay') || 'any', astrologer: text('astrologer'), timeZone }
}

/** The page that asks for the emailed code. */
export function codeAddress(path: string, wait: TypedWait): string {
  const fields = Object.entries(PARAMS) as [keyof TypedWait, string][]
  const query = new URLSearchParams(fields.map(([field, param]) => [param, wait[field]]))
  return `${path}?code&${query}`
}

/** An unknown astrologer counts as anyone. */
export async function waitRequest(db: Database, service: Service, typed: TypedWait): Promise<WaitRequest> {
  const { astrologer, timeZone, ...wait } = typed
  const chosen = (await listAstrologersFor(db, service.id)).find(({ slug }) => slug === astrologer)
  return { service, astrologerId: chosen?.id, wait: { ...wait, timeZone: knownTimeZone(timeZone) } }
}
