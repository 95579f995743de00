/** In fours, as people read it aloud and compare it. */
export function groupedReference(reference: string): string {
  return reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
