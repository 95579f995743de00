import { degreesInRashi, GRAHA_NAMES, GRAHAS, julianDayFromUnix, RASHIS, rashiAt, skyAt } from '@muhurta/jyotish'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'

/** The twelve signs as the wheel writes them. */
export const WHEEL_RASHIS = RASHIS.map(({ devanagari, sanskrit, english }) => ({
  devanagari,
  english: `${sanskrit} (${english})`,
}))

/** The nine grahas where they stand at a moment; none outside the years the engine vouches for. */
export function skyBodiesAt(now: Date): SkyBody[] {
  const sky = skyAt(julianDayFromUnix(now.getTime()))
  if (!sky.ok) return []

  return GRAHAS.map((graha) => {
    const { longitude } = sky.value.grahas[graha]
    const { code, sanskrit, english } = GRAHA_NAMES[graha]
    return {
      label: code,
      name: sanskrit,
      // The nodes have one name only.
      ...(english !== sanskrit && { english }),
      longitude,
      rashi: RASHIS[rashiAt(longitude)].sanskrit,
      degree: degreesAndMinutes(degreesInRashi(longitude)),
      isLuminary: graha === 'sun' || graha === 'moon',
    }
  })
}

/** Whole minutes, cut and never rounded up: 29° 59′ is still in its sign. */
function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
}
