import { lookup } from 'node:dns/promises'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { isPublicAddress } from './public-address.ts'

/** The address of a calendar comes from a form: it must not reach anything but the internet. */
export const INTERNET_ONLY: CalendarAccess = {
  protocols: ['https:'],
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}
