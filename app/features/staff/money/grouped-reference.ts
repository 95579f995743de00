/** In groups of four, which are easier to compare. */
export function groupedReference(reference: string): string {
  return reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
