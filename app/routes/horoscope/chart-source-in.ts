import type { RouterContextProvider } from 'react-router'
import { conventionTexts } from '#app/features/horoscope/conventions-form.ts'
import type { PracticeChartSource } from '#app/features/page-parts/chart-source.ts'
import { appUrlContext, practiceContext } from '#app/http/contexts.ts'

/** The practice and its address, for files and links that leave the site, and the conventions of its charts. */
export async function chartSourceIn(context: Readonly<RouterContextProvider>): Promise<PracticeChartSource> {
  const { name, charts } = await context.get(practiceContext)()
  return { practiceName: name, appUrl: context.get(appUrlContext), conventions: conventionTexts(charts.conventions) }
}
