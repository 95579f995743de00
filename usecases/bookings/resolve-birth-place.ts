import { searchPlaces } from '#db/gazetteer/search-places.ts'
import { chosenPlace } from '#domain/births/birth-form.ts'
import { onlyPlace, type Place, parsePlace, placeLabel, type SearchedPlace } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'

type PlaceTexts = { readonly birthPlace: string; readonly place: string }

/** The place chosen from those of a name, as JSON; anything else means that none of them is meant. */
export type PlaceChoice = { readonly typed: string; readonly chosen: string }

/**
 * Finds the coordinates of a place that was only typed. Refuses with the places to choose from if several have the name.
 * A place that is not found stays as it was typed.
 */
export async function resolveBirthPlace<Form extends PlaceTexts>(
  form: Form,
  choice: PlaceChoice,
): Promise<Outcome<Form, readonly Place[]>> {
  const typed = normalizeLine(form.birthPlace)
  if (typed === '' || chosenPlace(form)) return accepted(form)
  if (choice.typed !== '' && normalizeLine(choice.typed) === typed) {
    return accepted(withPlace(form, parsePlace(choice.chosen)))
  }
  const found = await searchPlaces(typed)
  const place = onlyPlace(typed, found)
  const spelled = found.filter(({ isSimilar }) => !isSimilar)
  return place || spelled.length === 0 ? accepted(withPlace(form, place)) : refused(spelled.map(plain))
}

function withPlace<Form extends PlaceTexts>(form: Form, place: Place | undefined): Form {
  return place
    ? { ...form, birthPlace: placeLabel(place), place: JSON.stringify(plain(place)) }
    : { ...form, place: '' }
}

/** Without the name that it was found by. */
function plain({ name, region, country, lat, lon, timeZone }: SearchedPlace): Place {
  return { name, region, country, lat, lon, timeZone }
}
