/** What browsers say when a request got no response: Chromium, Firefox and Safari. */
const NO_RESPONSE = /failed to fetch|networkerror|load failed/i

/** Why a page could not be loaded, if it did not reach the site; undefined on the server, which was reached. */
export function connectionProblem(error: unknown): 'offline' | 'not-loaded' | undefined {
  if (typeof document === 'undefined' || !(error instanceof TypeError && NO_RESPONSE.test(error.message)))
    return undefined
  return navigator.onLine ? 'not-loaded' : 'offline'
}
