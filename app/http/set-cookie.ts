type CookieFacts = {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly maxAgeSeconds: number
}

/** Not readable by scripts, and not sent when another site posts to us. The server adds Secure on an https site. */
export function setCookie({ name, value, path, maxAgeSeconds }: CookieFacts): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`
}
