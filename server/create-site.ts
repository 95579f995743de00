import { readingMarkdown } from '#app/features/chart-text/reading-markdown.ts'
import { type Language, preferredLanguage, readPath, TRANSLATIONS } from '#domain/languages.ts'
import { phoneMessageText } from '#mail/messages/phone-message.ts'
import { API_PATH } from './api/api-path.ts'
import { type AppParts, createApp } from './create-app.ts'
import { type Counters, createCounters } from './http/counters.ts'
import { isBuilt, loadBundle, loadOnce } from './language-bundles.ts'

export type SiteParts = Omit<AppParts, keyof Counters | 'english'>

/**
 * The whole site as one function from request to response. Each language is an app of its own (decision 0240); the first
 * segment of the path chooses it, and it is loaded when it is first asked for.
 */
export function createSite(siteParts: SiteParts) {
  const texts = { reading: readingMarkdown, phoneMessage: phoneMessageText }
  const parts = { ...siteParts, ...createCounters(), english: texts }
  const english = createApp(parts)
  const built = new Set<Language>(TRANSLATIONS.filter(isBuilt))
  const apps = new Map<Language, Promise<typeof english>>()

  return (request: Request, env: object): Response | Promise<Response> => {
    const language = languageOf(request)
    if (!built.has(language)) return english.fetch(request, env)
    return loadOnce(apps, language, () => loadApp(language, parts)).then(({ fetch }) => fetch(request, env))
  }
}

/** Programs ask for a language in a header: an address of theirs has none. */
function languageOf({ url, headers }: Request): Language {
  const { pathname } = new URL(url)
  if (pathname.startsWith(`${API_PATH}/`)) return preferredLanguage(headers.get('accept-language') ?? '')
  return readPath(pathname).language
}

async function loadApp(language: Language, parts: AppParts): Promise<ReturnType<typeof createApp>> {
  const { loadCreateApp } = await loadBundle(language)
  return (await loadCreateApp())(parts)
}
