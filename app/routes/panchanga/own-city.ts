import type { RouterContextProvider } from 'react-router'
import { cityFromCookies } from '#app/http/city-cookie.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { type City, cityNear, findCity } from '#db/gazetteer/cities.ts'

/** The city of the practice, for visitors who have not chosen one. */
export async function ownCity(context: Readonly<RouterContextProvider>): Promise<City | undefined> {
  const { almanac } = await context.get(practiceContext)()
  return cityNear(almanac)
}

/** The city that this browser chose last. */
export function chosenCity(request: Request): Promise<City | undefined> {
  return findCity(cityFromCookies(request.headers.get('cookie')) ?? '')
}
