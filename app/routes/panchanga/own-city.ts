import type { RouterContextProvider } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { type City, cityNear, findCity } from '#db/gazetteer/cities.ts'

/** The city of the practice, for visitors who have not chosen one. */
export async function ownCity(context: Readonly<RouterContextProvider>): Promise<City | undefined> {
  const { almanac } = await context.get(practiceContext)()
  return cityNear(almanac)
}

/** The city that this browser chose last. */
export function chosenCity(request: Request): Promise<City | undefined> {
  return findCity(readCookie(request, 'city') ?? '')
}
