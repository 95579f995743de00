import { createCookieSessionStorage } from 'react-router'
import { MY_DAY_PATH } from '#app/features/my-day/stored-day.ts'
import { type FlashToast, takeFlash } from '#app/http/flash.ts'
import { clearCookie, cookieOptions } from '#app/http/site-cookies.ts'
import { unprefixed } from '#content/language.ts'
import type { Site } from '#domain/site.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** Where the router finds out about routes that it does not know yet. */
const ROUTE_DISCOVERY = '/__manifest'

/** The toast that one page leaves for the next, in a signed cookie. */
export function createFlashStorage({ appUrl, secret }: Site) {
  const storage = createCookieSessionStorage<object, { toast: FlashToast }>({
    // A key of its own, because the secret also encrypts.
    cookie: { name: 'flash', ...cookieOptions('flash', appUrl), secrets: [hashSecret(`flash ${secret}`)] },
  })

  async function write(toast: FlashToast): Promise<string> {
    const session = await storage.getSession()
    session.flash('toast', toast)
    return storage.commitSession(session)
  }

  return {
    write,

    async read({ url, headers }: Request): Promise<FlashToast | null> {
      // A browser stores it, and asks for it while the user waits for another page.
      if (unprefixed(new URL(url).pathname) === MY_DAY_PATH) return null
      const session = await storage.getSession(headers.get('cookie'))
      return session.get('toast') ?? null
    },

    /** Sends the toast that a redirect leaves. A page shows the one before it once; a redirect passes it on. */
    async finish(request: Request, response: Response, shown: FlashToast | null): Promise<void> {
      const next = takeFlash(response)
      if (next) response.headers.append('Set-Cookie', await write(next))
      else if (shown && showsPage(request, response))
        response.headers.append('Set-Cookie', clearCookie('flash', appUrl))
    },
  }
}

export type FlashStorage = ReturnType<typeof createFlashStorage>

function showsPage({ url }: Request, { status }: Response): boolean {
  const isRedirect = status === 202 || (status >= 300 && status < 400)
  return !isRedirect && unprefixed(new URL(url).pathname) !== ROUTE_DISCOVERY
}
