import type { FilledPages } from './practice-profile.ts'

/** The pages that are empty until the practice has added something. */
const FILLED_BY: Readonly<Record<string, Exclude<keyof FilledPages, 'own'>>> = {
  '/courses': 'courses',
  '/free-content': 'freeContent',
  '/blog': 'blog',
}

/** The links without those to empty pages; the pages themselves stay where they are. */
export function filledLinks<Link extends { readonly href: string }>(
  links: readonly Link[],
  filled: FilledPages,
): readonly Link[] {
  return links.filter(({ href }) => {
    const by = FILLED_BY[href]
    return by === undefined || filled[by]
  })
}
