/** The address of a calendar feed is its secret, and visitors type email addresses into URLs. */
const SECRET_PARTS: readonly [RegExp, string][] = [
  [/^\/calendar\/.+/, '/calendar/[hidden]'],
  [/[^/]*(@|%40)[^/]*/gi, '[hidden]'],
]

/** A path without secrets and personal data. Queries are never logged. */
export function loggablePath(path: string): string {
  return SECRET_PARTS.reduce((shown, [part, instead]) => shown.replace(part, instead), path)
}
