import { type ChartContents, contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { searchPlaces } from '#db/gazetteer/search-places.ts'
import { castBirthChart } from '#domain/birth-chart.ts'
import type { BirthDetails } from '#domain/birth-details.ts'
import { onlyPlace, placeLabel } from '#domain/places.ts'

export type ClientChart = {
  readonly contents: ChartContents
  readonly placeName: string
  readonly isPlaceGuessed: boolean
}

/** The chart of a client whose birth is known by day, hour and place; undefined where one of them is missing. */
export async function castClientChart(birth: BirthDetails | null): Promise<ClientChart | undefined> {
  if (!birth?.birthDate || !birth.birthTime || !birth.birthPlace) return undefined
  const found = await searchPlaces(birth.birthPlace)
  const certain = onlyPlace(birth.birthPlace, found)
  // Of several places with this name the first is the largest; the desk is told which one was taken.
  const place = certain ?? found[0]
  if (!place) return undefined

  const cast = castBirthChart({
    fullName: birth.fullName ?? '',
    date: birth.birthDate,
    time: birth.birthTime,
    place,
    clock: 'standard',
    ownOffsetSeconds: null,
    occurrence: null,
  })
  if (!cast.ok || cast.value.kind !== 'timed') return undefined
  const placeName = placeLabel(place)
  return {
    contents: contentsOfChart(cast.value.chart, { title: 'Rashi', subtitle: placeName }),
    placeName,
    isPlaceGuessed: !certain,
  }
}
