/** Reads what another service answered, of which nothing is certain. */

export function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    value,
  )
}

/** Empty if it is not there, or no text. */
export function textField(value: unknown, ...path: readonly string[]): string {
  const found = field(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Undefined if it is not there, or no whole number. */
export function wholeField(value: unknown, ...path: readonly string[]): number | undefined {
  const found = field(value, ...path)
  return Number.isSafeInteger(found) ? (found as number) : undefined
}

export function listField(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = field(value, ...path)
  return Array.isArray(found) ? found : []
}
