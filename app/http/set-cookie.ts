type CookieFacts = {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly maxAgeSeconds: number
  readonly isSecure: boolean
}

/** Not readable by scripts, and not sent when another site posts to us. */
export function setCookie({ name, value, path, maxAgeSeconds, isSecure }: CookieFacts): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return (isSecure ? [...parts, 'Secure'] : parts).join('; ')
}
