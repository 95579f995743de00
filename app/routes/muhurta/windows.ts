import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { redirect } from 'react-router'
import { drawMuhurtaPages } from '#app/features/muhurta/muhurta-pdf.ts'
import { FINDER_PATH, searchHref } from '#app/features/muhurta/search-href.ts'
import type { WindowView } from '#app/features/muhurta-view/muhurta-view.ts'
import { viewWindow } from '#app/features/muhurta-view/view-window.ts'
import { windowLines } from '#app/features/muhurta-view/window-lines.ts'
import { appUrlContext, clockContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { muhurtaCookie } from '#app/http/muhurta-cookie.ts'
import { privateFile } from '#app/http/private-file.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { findMuhurtaBook } from '#db/content/muhurta-book.ts'
import { calendarOfWindows } from '#domain/almanac/calendar-windows.ts'
import { windowSearchOf } from '#domain/almanac/find-windows.ts'
import { readPeople } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { bookForSearch } from '#domain/almanac/own-book.ts'
import { readWindowKey } from '#domain/almanac/window-key.ts'
import { MOST_CHOSEN } from '#domain/almanac/window-limits.ts'
import { placeLabel } from '#domain/births/places.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import type { Route } from './+types/windows'
import { readFinder } from './read-finder.ts'

type Output = (chosen: {
  readonly search: FinderSearch
  readonly windows: readonly WindowView[]
  readonly source: { readonly practiceName: string; readonly appUrl: string }
  readonly now: Date
}) => Promise<Response>

export function loader() {
  return redirect(FINDER_PATH)
}

/** The ticked windows of a search, as a file or for the next booking. Nothing is stored on the server. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const output = OUTPUTS[form.text('as')]
  const query = new URLSearchParams(form.text('search'))
  const book = bookForSearch(await findMuhurtaBook(context.get(databaseContext)), { isPublic: true })
  const { search } = await readFinder((name) => query.get(name) ?? '', book, context)
  if (!output || !search) throw badRequest()

  const asked = { ...search, people: readPeople(form.text('people')) }
  const keys = form.list('window')
  if (keys.length > MOST_CHOSEN) return goTo(searchHref(asked), { tone: 'error', ...MUHURTA.out.tooMany })
  const found = await inRulesThread('chosenWindows', windowSearchOf(asked), keys)
  if (found.length === 0) return goTo(searchHref(asked), { tone: 'error', ...MUHURTA.out.noneChosen })

  const { name: practiceName } = await context.get(practiceContext)()
  return output({
    search: asked,
    windows: found.map((window) => viewWindow(window, asked.place)),
    source: { practiceName, appUrl: context.get(appUrlContext) },
    now: context.get(clockContext)(),
  })
}

const OUTPUTS: Readonly<Record<string, Output | undefined>> = {
  async booking({ search, windows, source: { appUrl } }) {
    const minutes = windows.flatMap(({ key }) => readWindowKey(key) ?? [])
    const cookie = muhurtaCookie({ ...search, windows: minutes }, appUrl)
    return goTo('/consultation', { tone: 'success', ...MUHURTA_REQUEST.asked }, [cookie])
  },
  async calendar({ search, windows, source: { appUrl }, now }) {
    const purpose = MUHURTA.purposes[search.purpose]
    const entries = windows.flatMap((window) => {
      const minutes = readWindowKey(window.key)
      const description = windowLines(window).join('\n')
      return minutes
        ? [{ minutes, summary: MUHURTA.out.calendarName(purpose), description, location: placeLabel(search.place) }]
        : []
    })
    const content = calendarOfWindows(entries, { name: MUHURTA.out.calendarName(purpose), appUrl, now })
    return privateFile({ name: `${MUHURTA.out.file}.ics`, type: 'text/calendar; charset=utf-8', content })
  },
  async pdf({ search, windows, source, now }) {
    const title = MUHURTA.out.pdfTitle(search.purpose)
    const pdf = await createPdf({
      title,
      language: LANGUAGE_TAG,
      author: source.practiceName,
      date: now,
      fontBytes: bundledFont,
    })
    drawMuhurtaPages(pdf, { search, windows, source })
    const content = await pdf.finish()
    return privateFile({ name: `${MUHURTA.out.file}.pdf`, type: 'application/pdf', content, isShown: true })
  },
}
