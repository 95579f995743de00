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
