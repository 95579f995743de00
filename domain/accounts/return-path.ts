const HOME = '/'

/** Any origin will do: it only shows whether a text stays on the site it is read on. */
const OWN = 'https://own.invalid'

/**
 * Where a person goes after signing in: back to where they were, and never to another site, however the
 * address is dressed up (`//evil`, `/\evil`, a tab inside, a full URL).
 */
export function safeReturnPath(text: string | null | undefined): string {
  if (!text?.startsWith('/')) return HOME

  const url = URL.parse(text, OWN)
  if (!url || url.origin !== OWN) return HOME

  const path = `${url.pathname}${url.search}${url.hash}`
  // A path that begins with two slashes would be read as another host once it stands alone.
  if (path.startsWith('//')) return HOME
  return leadsBackToSignIn(url.pathname) ? HOME : path
}

function leadsBackToSignIn(pathname: string): boolean {
  return pathname === '/auth' || pathname === '/sign-out'
}
