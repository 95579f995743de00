import type { SunriseRule } from '@muhurta/jyotish'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { to } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { FIRST_ALMANAC_YEAR, LAST_ALMANAC_YEAR } from '#domain/almanac/almanac-dates.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { almanacHref } from './addresses.ts'
import { CityField } from './city-field.tsx'
import type { CityView } from './city-form.tsx'

type DayControlsProps = { city: CityView; date: IsoDate; keptSunrise: SunriseRule | undefined }

/** Another city or another day. The city stays what it is if the field is left empty. */
export function DayControls({ city, date, keptSunrise }: DayControlsProps) {
  return (
    <form method="post" action={to('/panchanga')} className="day-controls no-print">
      <input type="hidden" name="from" value={city.slug} />
      {keptSunrise && <input type="hidden" name="sunrise" value={keptSunrise} />}
      <CityField name="place" label={ALMANAC.city.label} placeholder={cityLabel(city)} />
      <div className="day-controls-date">
        <Arrow
          href={to(almanacHref(city.slug, addDays(date, -1), keptSunrise))}
          rel="prev"
          label={ALMANAC.previousDay}
        />
        <TextField
          name="when"
          label={DAY_IN_FULL.date}
          type="date"
          defaultValue={date}
          min={`${FIRST_ALMANAC_YEAR}-01-01`}
          max={`${LAST_ALMANAC_YEAR}-12-31`}
        />
        <Arrow href={to(almanacHref(city.slug, addDays(date, 1), keptSunrise))} rel="next" label={ALMANAC.nextDay} />
      </div>
      <Button tone="secondary" data-own-place data-needs-script>
        <Icon of={MapPin} size={18} />
        {DAY_IN_FULL.location}
      </Button>
      <Button type="submit">{ALMANAC.city.show}</Button>
    </form>
  )
}

function Arrow({ href, rel, label }: { href: string; rel: 'prev' | 'next'; label: string }) {
  return (
    <a
      href={to(href)}
      rel={rel}
      aria-label={label}
      className={buttonClass({ tone: 'secondary', className: 'button-icon' })}
    >
      <Icon of={rel === 'prev' ? ChevronLeft : ChevronRight} />
    </a>
  )
}
