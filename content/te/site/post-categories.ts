import { POST_CATEGORIES, type PostCategory, type StandardCategory } from '#domain/blog/post-rules.ts'

const STANDARD_NAMES: Readonly<Record<StandardCategory, string>> = {
  Fundamentals: 'ప్రాథమిక విషయాలు',
  Nakshatras: 'నక్షత్రాలు',
  Remedies: 'పరిహారాలు',
  Predictions: 'ఫలితాలు',
  Education: 'అధ్యయనం',
  Planets: 'గ్రహాలు',
  Houses: 'భావాలు',
  Compatibility: 'జాతక పొంతన',
}

const STANDARD: readonly string[] = POST_CATEGORIES

export function isStandardCategory(category: PostCategory): category is StandardCategory {
  return STANDARD.includes(category)
}

/** A category that the practice has added has the name that it gave, or its translation. */
export function categoryName(category: PostCategory, own: string = category): string {
  return isStandardCategory(category) ? STANDARD_NAMES[category] : own
}
