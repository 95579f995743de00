import { MUHURTA } from '#content/almanac/muhurta.ts'
import { longDay } from '#content/words/dates.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { placeLabel } from '#domain/births/places.ts'
import type { WindowView } from './muhurta-view.ts'
import { objectionsElsewhere, windowLines } from './window-lines.ts'

export type NotedWindow = { readonly window: WindowView; readonly note: string }

/** The chosen windows as a part of a written answer. */
export function answerMarkdown(search: FinderSearch, windows: readonly NotedWindow[]): string {
  const purpose = MUHURTA.purposes[search.purpose]
  const facts = MUHURTA.result.for(purpose, placeLabel(search.place), longDay(search.from), longDay(search.to))
  return [
    `## ${MUHURTA.out.pdfTitle(search.purpose)}`,
    `${facts}${FULL_STOP} ${MUHURTA.result.byBook(MUHURTA.books[search.book])}${FULL_STOP}`,
    ...windows.flatMap(({ window, note }) => [
      `### ${window.day}`,
      `**${MUHURTA.result.span(window.from, window.to)}**`,
      [...windowLines(window), ...objectionsElsewhere(window)].map((line) => `- ${line}`).join('\n'),
      ...(note === '' ? [] : [note]),
    ]),
  ].join('\n\n')
}
