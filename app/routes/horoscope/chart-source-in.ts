import type { RouterContextProvider } from 'react-router'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { appUrlContext, practiceContext } from '#app/http/contexts.ts'

/** The practice and its address, for files and links that leave the site. */
export async function chartSourceIn(context: Readonly<RouterContextProvider>): Promise<ChartSource> {
  const { name } = await context.get(practiceContext)()
  return { practiceName: name, appUrl: context.get(appUrlContext) }
}
