export type TitledText = { readonly title: string; readonly text: string }

/** The practice's own texts; null for a standard one. */
export type HomeTexts = {
  readonly eyebrow: string | null
  readonly heading: string | null
  readonly lead: string | null
  readonly benefits: readonly TitledText[] | null
  /** How a consultation works. */
  readonly steps: readonly TitledText[] | null
}

export const STANDARD_HOME_TEXTS: HomeTexts = { eyebrow: null, heading: null, lead: null, benefits: null, steps: null }
