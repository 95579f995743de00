import type { RouterContextProvider } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import { type City, cityNear } from '#db/gazetteer/cities.ts'

/** The city of the practice, for visitors who have not chosen one. */
export async function ownCity(context: Readonly<RouterContextProvider>): Promise<City | undefined> {
  const { almanac } = await context.get(practiceContext)()
  return cityNear(almanac)
}
