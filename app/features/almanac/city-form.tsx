import type { SunriseRule } from '@muhurta/jyotish'
import { Button } from '#app/ui/buttons/button.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { to } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { CityField } from './city-field.tsx'

export type CityView = {
  readonly slug: string
  readonly name: string
  readonly region: string
  readonly country: string
}

/** What the last search could not decide. */
export type CityAnswer = {
  readonly typed: string
  /** The day or month that was asked for. */
  readonly when: string
  readonly problem?: string
  readonly choices: readonly CityView[]
}

type CityFormProps = {
  /** The day or month to stay at; today if it is empty. */
  when?: string
  sunrise?: SunriseRule | undefined
  answer?: CityAnswer | undefined
}

/** Searches for a city and remembers it; works without script. */
export function CityForm({ when = '', sunrise, answer }: CityFormProps) {
  return (
    <form method="post" action={to('/panchanga')} className="form">
      <input type="hidden" name="when" value={answer?.when ?? when} />
      {sunrise && <input type="hidden" name="sunrise" value={sunrise} />}
      <CityField
        name="place"
        label={ALMANAC.city.label}
        hint={ALMANAC.city.hint}
        error={answer?.problem}
        defaultValue={answer?.typed ?? ''}
      />
      {/* Before the choices: Enter in the field presses the first button. */}
      <div>
        <Button type="submit" tone={answer ? 'primary' : 'secondary'}>
          {ALMANAC.city.show}
        </Button>
      </div>
      {answer && answer.choices.length > 0 && (
        <fieldset className="fieldset">
          <legend>{ALMANAC.city.which}</legend>
          <div className="grid justify-items-start gap-2">
            {answer.choices.map((city) => (
              <Button key={city.slug} type="submit" name="city" value={city.slug} tone="secondary">
                {cityLabel(city)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  )
}
