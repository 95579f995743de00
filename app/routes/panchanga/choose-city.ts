import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { almanacHref, cityHref } from '#app/features/almanac/addresses.ts'
import type { CityAnswer } from '#app/features/almanac/city-form.tsx'
import { cityCookie } from '#app/http/city-cookie.ts'
import { readForm } from '#app/http/form.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { type City, cityOf, findCity } from '#db/gazetteer/cities.ts'
import { readAlmanacTime } from '#domain/almanac/almanac-dates.ts'
import { findPlace } from '#usecases/charts/find-place.ts'

const SEE_OTHER = 303
const MOST_CHOICES = 6

/** Remembers the city of a form and shows the same day there; asks if several have the name. */
export async function chooseCity({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const typed = form.text('place').trim()
  const found = await citiesFor(form.text('city'), typed)

  const [city, ...others] = found
  if (!city) {
    const problem = typed === '' ? ALMANAC.city.missing : ALMANAC.city.unknown(typed)
    return data({ typed, problem, choices: [] } satisfies CityAnswer, { status: 422 })
  }
  if (others.length > 0) return data({ typed, choices: found } satisfies CityAnswer)

  const when = form.text('when')
  return redirect(readAlmanacTime(when) ? almanacHref(city.slug, when) : cityHref(city.slug), {
    status: SEE_OTHER,
    headers: { 'Set-Cookie': cityCookie(city.slug) },
  })
}

/** The city of a pressed button, or those that a typed name may mean. */
async function citiesFor(slug: string, typed: string): Promise<City[]> {
  const pressed = slug === '' ? undefined : await findCity(slug)
  if (pressed) return [pressed]

  const found = await findPlace(typed)
  if (!found) return []
  const meant = found.isGuessed ? [found.place, ...found.namesakes] : [found.place]
  const cities = await Promise.all(meant.slice(0, MOST_CHOICES).map(cityOf))
  return cities.filter((city) => city !== undefined)
}
