import { degreesInRashi, GRAHA_NAMES, GRAHAS, julianDayFromUnix, RASHIS, rashiAt, skyAt } from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'

/** The nine grahas at an instant; none outside the years of the engine. */
export function skyBodiesAt(now: Date): SkyBody[] {
  const sky = skyAt(julianDayFromUnix(now.getTime()))
  if (!sky.ok) return []

  return GRAHAS.map((graha) => {
    const { longitude } = sky.value.grahas[graha]
    const { code, sanskrit, english } = GRAHA_NAMES[graha]
    return {
      label: code,
      name: sanskrit,
      // The nodes have only one name.
      ...(english !== sanskrit && { english }),
      longitude,
      rashi: RASHIS[rashiAt(longitude)].sanskrit,
      degree: degreesAndMinutes(degreesInRashi(longitude)),
      isLuminary: graha === 'sun' || graha === 'moon',
    }
  })
}
