import { POST_CATEGORIES, type PostCategory, type StandardCategory } from '#domain/blog/post-rules.ts'

const STANDARD_NAMES: Readonly<Record<StandardCategory, string>> = {
  Fundamentals: 'बुनियाद',
  Nakshatras: 'नक्षत्र',
  Remedies: 'उपाय',
  Predictions: 'भविष्यवाणी',
  Education: 'शिक्षा',
  Planets: 'ग्रह',
  Houses: 'भाव',
  Compatibility: 'कुंडली मिलान',
}

const STANDARD: readonly string[] = POST_CATEGORIES

export function isStandardCategory(category: PostCategory): category is StandardCategory {
  return STANDARD.includes(category)
}

/** A category that the practice has added has the name that it gave, or its translation. */
export function categoryName(category: PostCategory, own: string = category): string {
  return isStandardCategory(category) ? STANDARD_NAMES[category] : own
}
