import { SUNRISE_RULES, type SunriseRule } from '@muhurta/jyotish'
import type { RouterContextProvider } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import type { Place } from '#domain/births/places.ts'

type Context = Readonly<RouterContextProvider>

/** A place with the sunrise of the practice's almanac. */
export async function withAlmanacSunrise<Found extends Place>(place: Found, context: Context) {
  return { ...place, sunrise: await usualSunrise(context) }
}

/** The sunrise of a page, and what its links keep if its address asks for another than the practice has chosen. */
export type ChosenSunrise = { readonly sunrise: SunriseRule; readonly keptSunrise: SunriseRule | undefined }

export async function chosenSunrise({ searchParams }: URL, context: Context): Promise<ChosenSunrise> {
  const usual = await usualSunrise(context)
  const asked = SUNRISE_RULES.find((rule) => rule === searchParams.get('sunrise'))
  return { sunrise: asked ?? usual, keptSunrise: asked === usual ? undefined : asked }
}

async function usualSunrise(context: Context): Promise<SunriseRule> {
  const { almanac } = await context.get(practiceContext)()
  return almanac.sunrise
}
