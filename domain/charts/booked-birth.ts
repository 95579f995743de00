import type { Birth } from './birth-chart.ts'
import type { BirthDetails } from './birth-details.ts'
import type { Place } from './places.ts'

/** The birth of a booking as the engine takes it. A place that was only typed has to be looked up by the caller. */
export function birthOfDetails(details: BirthDetails & { readonly birthDate: string }, place: Place | null): Birth {
  const { intake } = details
  return {
    fullName: intake?.name ?? details.fullName ?? '',
    date: details.birthDate,
    time: details.birthTime,
    place: intake?.place ?? place,
    clock: intake?.clock ?? 'standard',
    ownOffsetSeconds: intake?.ownOffsetSeconds ?? null,
    occurrence: intake?.occurrence ?? null,
  }
}
