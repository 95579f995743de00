type CookieFacts = {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly maxAgeSeconds: number
  readonly isSecure: boolean
}

/** Out of reach of scripts, and not sent along when another site posts to us. */
export function setCookie({ name, value, path, maxAgeSeconds, isSecure }: CookieFacts): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return (isSecure ? [...parts, 'Secure'] : parts).join('; ')
}
