const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL can be opened only on the machine that serves it. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_HOSTS.has(URL.parse(url)?.hostname ?? '')
}
