/** "Asha Rao · Prasna · MU7QZAYW", with no line break before a dot. */
export function joinWithDots(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('\u00a0· ')
}
