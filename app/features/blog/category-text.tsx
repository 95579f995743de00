import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { categoryName, isStandardCategory } from '#content/site/post-categories.ts'
import type { PostCategory } from '#domain/blog/post-rules.ts'

/** The name of a category, which is in the practice's own language if the practice has added it. */
export function CategoryText({ of: category }: { of: PostCategory }) {
  return isStandardCategory(category) ? categoryName(category) : <OwnText>{category}</OwnText>
}
