import { ALMANAC_SUNRISE } from '@muhurta/jyotish'
import type { AlmanacPlace, Place } from '#domain/births/places.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'

export const NEW_DELHI: Place = {
  name: 'New Delhi',
  region: 'Delhi',
  country: 'India',
  lat: 28.6139,
  lon: 77.209,
  timeZone: INDIA_TIME_ZONE,
}

/** The same place with the sunrise of the almanac. */
export const NEW_DELHI_ALMANAC: AlmanacPlace = { ...NEW_DELHI, sunrise: ALMANAC_SUNRISE }
