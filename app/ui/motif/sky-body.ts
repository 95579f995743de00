export type SkyBody = {
  /** Its name in ids, such as sun. */
  graha: string
  /** Two letters inside the disc: Su, Mo, Ma. */
  label: string
  /** Its Sanskrit name, and the English one if it has one. */
  name: string
  english?: string
  /** Sidereal, in degrees from the start of Mesha. */
  longitude: number
  /** The sign and the degree within it as text, such as Tula and 28° 35′. */
  rashi: string
  degree: string
  /** Sun and Moon have filled discs. */
  isLuminary?: boolean
}

/** "Mangala (Mars)", or "Rahu". */
export function fullName({ name, english }: SkyBody): string {
  return english ? `${name} (${english})` : name
}

/** The id of the text about a body, which its disc links to. */
export function textId(body: SkyBody): string {
  return `sky-${body.graha}`
}
