/** "Asha Rao · Prasna · MU7QZAYW": a dot stays at the end of its line and never begins the next one. */
export function dotted(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('\u00a0· ')
}
