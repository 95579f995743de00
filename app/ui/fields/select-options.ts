export type SelectOption = {
  value: string
  label: string
  /** Consecutive options with the same group are listed under its name. */
  group?: string
}

/** An option for each value, in the order of their labels. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
