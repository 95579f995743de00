import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { CityField } from './city-field.tsx'
import type { CityView } from './city-form.tsx'

type PlaceFormProps = {
  /** The page itself: it remembers the city. */
  action: string
  city: CityView
  /** A city that was typed and is not known. */
  typed: string | undefined
  /** What else the page is narrowed by, and its fields. */
  region?: string
  children?: ReactNode
}

/** What a page of festivals is computed for, folded; works without script. */
export function PlaceForm({ action, city, typed, region, children }: PlaceFormProps) {
  return (
    <details className="birth-more mb-4" open={typed !== undefined}>
      <summary>{FESTIVALS.place(region === undefined ? [cityName(city)] : [cityName(city), region])}</summary>
      <form className="filter-fields" method="post" action={to(action)}>
        <CityField name="city" label={FESTIVALS.city} defaultValue={typed ?? city.name} />
        {children}
        <Button type="submit" tone="secondary">
          {FESTIVALS.show}
        </Button>
      </form>
    </details>
  )
}
