import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type AlmanacPoint, type PanchangaFact, panchangaOf } from './todays-panchanga.ts'
import { skyBodiesAt } from './todays-sky.ts'

type Sky = { readonly bodies: SkyBody[]; readonly panchanga: PanchangaFact[] }

let last: { readonly of: string; readonly sky: Sky } | undefined

/** The sky and the panchanga of the current minute, cached until the next. */
export function currentSky(now: Date, { lat, lon, sunrise }: AlmanacPoint): Sky {
  const of = `${Math.floor(now.getTime() / MINUTE_MS)} ${lat} ${lon} ${sunrise}`
  if (last?.of !== of) {
    last = { of, sky: { bodies: skyBodiesAt(now), panchanga: panchangaOf(now, { lat, lon, sunrise }) } }
  }
  return last.sky
}
