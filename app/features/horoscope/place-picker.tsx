import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { CURRENT_SKY } from '#content/charts/horoscope.ts'
import { to } from '#content/language.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'

type PlacePickerProps = { place: Place; namesakes: readonly Place[] }

/** The URL of a place, which can be shared. */
function planetsPath(place: Place): string {
  const at = `${place.lat},${place.lon}`
  return `/horoscope/planets?${new URLSearchParams({ place: placeLabel(place), at })}`
}

/** Chooses the place of the panchanga: with script from a list, without by a search on the server. */
export function PlacePicker({ place, namesakes }: PlacePickerProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Place | null>(null)
  return (
    <Card as="section" kind="flat">
      <form
        method="get"
        action={to('/horoscope/planets')}
        className="form"
        onSubmit={(event) => {
          if (!chosen) return
          event.preventDefault()
          navigate(planetsPath(chosen), { preventScrollReset: true })
        }}
      >
        <PlaceField
          key={placeLabel(place)}
          field={{ name: 'place', label: CURRENT_SKY.place, hint: BIRTH_FORM.placeHint }}
          defaultText={placeLabel(place)}
          defaultPlace={null}
          onChoose={setChosen}
        />
        <div>
          <Button type="submit" tone="secondary">
            {CURRENT_SKY.change}
          </Button>
        </div>
      </form>
      {namesakes.length > 0 && (
        <>
          <p className="mt-5 font-semibold">{BIRTH_FORM.whichPlace}</p>
          <ul className="mt-1 grid">
            {namesakes.map((other) => (
              <li key={`${other.lat},${other.lon}`}>
                <a className="text-link inline-block py-1.5" href={to(planetsPath(other))}>
                  {placeLabel(other)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
