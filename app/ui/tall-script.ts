/** Telugu, Tamil, Kannada and Malayalam are taller than the tight lines of Latin headings. */
const TALL = /[\u0b80-\u0d7f]/

/** The class of a heading whose text a client, a student or the practice wrote. */
export function tallScript(text: string): string | undefined {
  return TALL.test(text) ? 'tall-script' : undefined
}
