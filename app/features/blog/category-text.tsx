import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { categoryName, isStandardCategory } from '#content/site/post-categories.ts'
import type { PostCategory } from '#domain/blog/post-rules.ts'

type CategoryTextProps = {
  of: PostCategory
  /** Of a category that the practice has added. */
  name: string
}

export function CategoryText({ of: category, name }: CategoryTextProps) {
  return isStandardCategory(category) ? categoryName(category) : <OwnText>{name}</OwnText>
}
