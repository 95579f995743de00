import type { RashiIndex } from '@muhurta/jyotish'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { DAILY } from '#content/charts/horoscope.ts'
import { grahaName, nakshatraName, signName } from '#content/charts/names.ts'
import { longDay } from '#content/words/dates.ts'
import { ordinal } from '#content/words/grammar.ts'
import { shortDayOfWeek } from '#content/words/week-days.ts'
import type { DailyReading, DailyReason, DayNote } from '#domain/charts/daily-horoscope.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { DailySign } from './daily-sign.tsx'

type DailyScreenProps = {
  date: IsoDate
  today: IsoDate
  dates: readonly IsoDate[]
  note: DayNote
  readings: readonly DailyReading[]
  moonMoves: { to: RashiIndex; time: string } | undefined
}

export function DailyScreen({ date, today, dates, note, readings, moonMoves }: DailyScreenProps) {
  const days = dates.map((each) => ({
    href: each === today ? '/horoscope/daily' : `/horoscope/daily?date=${each}`,
    label: each === today ? DAILY.today : shortDayOfWeek(each),
    isCurrent: each === date,
  }))
  return (
    <div className="grid gap-6">
      <div>
        <h2>{DAILY.heading(longDay(date))}</h2>
        <p className="mt-2 max-w-[42em] text-ink-soft">
          {DAILY.lead}{' '}
          <Link className="text-link" to="/horoscope">
            {DAILY.findMoonSign}
          </Link>
        </p>
      </div>
      <LinkTabs label={DAILY.days} tabs={days} />
      <Card as="section" kind="flat">
        <h3>{DAILY.everybody}</h3>
        <p className="mt-2">{note.text}</p>
        <p className="hint mt-2">
          {DAILY.star(nakshatraName(note.nakshatra))}
          {moonMoves && ` ${DAILY.moonMoves(signName(moonMoves.to), moonMoves.time)}`}
        </p>
      </Card>
      <ul className="daily-grid">
        {readings.map((reading) => (
          <DailySign key={reading.rashi} reading={reading} reason={reasonsText(reading.reasons)} />
        ))}
      </ul>
      <p className="hint">{DAILY.rule}</p>
    </div>
  )
}

/** "Moon in Karka, the 4th; Sun in Tula, the 7th; Jupiter in Karka, the 4th". */
function reasonsText(reasons: readonly DailyReason[]): string {
  return reasons
    .map(({ graha, rashi, house }) => DAILY.placed(grahaName(graha), signName(rashi), ordinal(house)))
    .join('; ')
}
