const HOME = '/'

/** Any origin will do: it only shows whether a text stays on the site that it is resolved against. */
const OWN = 'https://own.invalid'

/**
 * Where a user goes after signing in: back to the requested page, and never to another site, however the address is
 * disguised (`//evil`, `/\evil`, `/%2f%2fevil`, a tab inside, a full URL).
 */
export function safeReturnPath(text: string | null | undefined): string {
  const path = safePath(text)
  return isSignIn(path.replace(/[?#].*/s, '')) ? HOME : path
}

/** A path of this site; the home page for anything else. */
export function safePath(text: string | null | undefined): string {
  if (!text?.startsWith('/')) return HOME

  const url = URL.parse(text, OWN)
  if (!url || url.origin !== OWN || isOdd(url.pathname)) return HOME
  return `${url.pathname}${url.search}${url.hash}`
}

/** No page of ours has such a path, but a proxy or browser that decodes it once more might see another host. */
function isOdd(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    const hidesSlash = decoded.split('/').length !== pathname.split('/').length
    return hidesSlash || /\/\/|[\\%\p{Cc}]/u.test(decoded)
  } catch {
    return true
  }
}

function isSignIn(pathname: string): boolean {
  return pathname === '/auth' || pathname === '/sign-out'
}
