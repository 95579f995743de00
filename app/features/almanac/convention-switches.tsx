import type { SunriseRule } from '@muhurta/jyotish'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { to } from '#content/language.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'

type MonthsSwitchProps = { reckoning: MonthReckoning; href: string }

/** Loads the page again with lunar months counted the other way; `href` is the page. */
export function MonthsSwitch({ reckoning, href }: MonthsSwitchProps) {
  const other = reckoning === 'amanta' ? 'purnimanta' : 'amanta'
  return (
    <form method="post" action={to(`/months?return=${encodeURIComponent(href)}`)} className="hint no-print">
      <button type="submit" className="text-link min-h-11 text-start" name="months" value={other}>
        {ALMANAC.otherMonths[other]}
      </button>
    </form>
  )
}

export type ShownSunrise = {
  readonly sunrise: SunriseRule
  /** What the links of the page keep; undefined for the practice's own choice. */
  readonly keptSunrise: SunriseRule | undefined
}

type SunriseSwitchProps = ShownSunrise & { href: (sunrise: SunriseRule | undefined) => string }

/** Leads to the same page by the other sunrise. */
export function SunriseSwitch({ sunrise, keptSunrise, href }: SunriseSwitchProps) {
  const other = sunrise === 'hindu' ? 'upperLimb' : 'hindu'
  return (
    <p className="hint no-print">
      <a className="text-link" href={to(href(keptSunrise === undefined ? other : undefined))} rel="nofollow">
        {ALMANAC.otherSunrise[other]}
      </a>
    </p>
  )
}
