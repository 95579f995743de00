import { dateOf } from '#app/features/horoscope/moment-words.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import type { DashaPeriod } from '#jyotish/dashas/period.ts'
import { GRAHA_NAMES } from '#jyotish/grahas.ts'

const LEVELS = ['Mahadasha', 'Antardasha', 'Pratyantardasha']

type RunningDashaProps = { running: readonly DashaPeriod[]; offsetSeconds: number }

/** The lord of each level and until when it rules. */
export function RunningDasha({ running, offsetSeconds }: RunningDashaProps) {
  return (
    <FactList
      facts={running.map(({ lords, endJdUt }, level) => ({
        term: LEVELS[level] ?? '',
        value: `${GRAHA_NAMES[lords.at(-1) ?? 'sun'].english}, until ${dateOf(endJdUt, offsetSeconds)}`,
      }))}
    />
  )
}
