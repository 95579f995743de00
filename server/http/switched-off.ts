import type { RouterContextProvider } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import { LANGUAGE, unprefixed } from '#content/language.ts'

/** Leads from a page in a language that the practice does not have, or has no more, to the English page. */
export async function toEnglishIfSwitchedOff(
  request: Request,
  context: RouterContextProvider,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  if (await isSwitchedOn(context)) return undefined
  const headers = { Location: `${unprefixed(pathname)}${search}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 307, headers })
}

async function isSwitchedOn(context: RouterContextProvider): Promise<boolean> {
  try {
    return (await context.get(practiceContext)()).languages.includes(LANGUAGE)
  } catch {
    // The page reads the practice too, and answers an outage with its own screen.
    return true
  }
}
