export type SkyBody = {
  /** Two emails inside the disc: Su, Mo, Ma. */
  label: string
  /** Its Sanskrit name, and the English one where it has one. */
  name: string
  english?: string
  /** Sidereal, in degrees from the start of Mesha. */
  longitude: number
  /** The sign and the degree inside it as people read them, such as Tula and 28° 35′. */
  rashi: string
  degree: string
  /** The sun and the moon are filled. */
  isLuminary?: boolean
}

/** "Mangala (Mars)", or "Rahu". */
export function fullName({ name, english }: SkyBody): string {
  return english ? `${name} (${english})` : name
}

/** Where the words about a body stand, so that its disc can lead there. */
export function wordsId(body: SkyBody): string {
  return `sky-${body.label.toLowerCase()}`
}
