import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { RashiGlyph } from '#app/ui/motif/rashi-glyph.tsx'
import { DAILY } from '#content/charts/horoscope.ts'
import { RASHI_LABELS } from '#content/charts/names.ts'
import { ELEMENT_NAMES, SUN_SIGN_TEXTS } from '#content/charts/sun-signs.ts'
import type { DailyReading } from '#domain/charts/daily-horoscope.ts'
import { SUN_SIGNS } from '#domain/charts/sun-signs.ts'

/** One Moon sign on one day: its text, and the positions it is based on. */
export function DailySign({ reading: { rashi, text }, reason }: { reading: DailyReading; reason: string }) {
  const { name, western, devanagari } = RASHI_LABELS[rashi]
  const sunSign = SUN_SIGNS[rashi]
  return (
    <Card as="li" className="daily-sign">
      <div className="flex items-center gap-3.5">
        <span className="daily-glyph">
          <RashiGlyph sign={rashi} size={26} />
        </span>
        <div className="grow">
          <h3>
            {western}{' '}
            <span className="font-normal text-base text-ink-soft">
              {name !== western && name} {devanagari && <span lang="sa">{devanagari}</span>}
            </span>
          </h3>
          <p className="hint">
            {DAILY.moonSign} {DAILY.sunDates(SUN_SIGN_TEXTS[rashi].dates)}
          </p>
        </div>
        {sunSign && <Badge>{ELEMENT_NAMES[sunSign.element]}</Badge>}
      </div>
      <p>{text}</p>
      <p className="hint">
        <b>{DAILY.why}:</b> {DAILY.reasonFrom(reason, name)}
      </p>
    </Card>
  )
}
