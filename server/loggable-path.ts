/** A calendar's address is its key, and people type addresses into places where none belong. */
const SECRET_PARTS: readonly [RegExp, string][] = [
  [/^\/calendar\/.+/, '/calendar/[hidden]'],
  [/[^/]*(@|%40)[^/]*/gi, '[hidden]'],
]

/** What the log may say of a path. Everything behind a question mark is left out before it comes here. */
export function loggablePath(path: string): string {
  return SECRET_PARTS.reduce((shown, [part, instead]) => shown.replace(part, instead), path)
}
