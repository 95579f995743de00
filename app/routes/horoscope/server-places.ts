import tzLookup from '@photostructure/tz-lookup'
import type { PlaceSources } from '#app/features/horoscope/answer-birth.ts'
import { birthValuesIn } from '#app/features/horoscope/birth-values.ts'
import type { SentForm } from '#app/http/form.ts'
import { searchPlaces } from '#db/gazetteer/search-places.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import { parsePlace, placeLabel } from '#domain/charts/places.ts'

/** Where a page without script finds its places. */
export const SERVER_PLACES: PlaceSources = {
  findPlaces: (name) => searchPlaces(name),
  findZone: async () => tzLookup,
}

/** The fields of a birth as they were posted, with the place that was chosen among its namesakes. */
export function postedBirth(form: SentForm, prefix = ''): BirthValues {
  const values = birthValuesIn(form.text, prefix)
  const choice = form.text(`${prefix}placeChoice`)
  // The choice is for the name it was offered for; another name is looked for anew.
  if (choice === '' || form.text(`${prefix}placeChoiceFor`) !== values.birthPlace) return values

  const place = parsePlace(choice)
  return place ? { ...values, place: JSON.stringify(place), birthPlace: placeLabel(place) } : values
}
