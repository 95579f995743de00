import { degreesInRashi, GRAHAS, julianDayFromUnix, rashiAt, skyAt } from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import { GRAHA_LABELS, RASHI_LABELS } from '#content/charts/names.ts'

/** The nine grahas at an instant; none outside the years of the engine. */
export function skyBodiesAt(now: Date): SkyBody[] {
  const sky = skyAt(julianDayFromUnix(now.getTime()))
  if (!sky.ok) return []

  return GRAHAS.map((graha) => {
    const { longitude } = sky.value.grahas[graha]
    const { code, sanskrit, name } = GRAHA_LABELS[graha]
    return {
      graha,
      label: code,
      name: sanskrit,
      // The nodes have only one name.
      ...(name !== sanskrit && { english: name }),
      longitude,
      rashi: RASHI_LABELS[rashiAt(longitude)].name,
      degree: degreesAndMinutes(degreesInRashi(longitude)),
      isLuminary: graha === 'sun' || graha === 'moon',
    }
  })
}
