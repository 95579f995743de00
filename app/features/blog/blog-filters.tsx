import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { BLOG } from '#content/site/blog.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { CategoryText } from './category-text.tsx'
import { type ListView, listHref } from './list-address.ts'

type BlogFiltersProps = { view: ListView; ownCategories: readonly string[] }

/** Search and category filters are plain links and a GET form, so both work without script. */
export function BlogFilters({ view: { question, category }, ownCategories }: BlogFiltersProps) {
  const choices = [undefined, ...POST_CATEGORIES, ...ownCategories]
  return (
    <div className="grid gap-6">
      <search>
        <form className="blog-search" method="get" action={to('/blog')} data-blog-search>
          <TextField
            name="q"
            type="search"
            label={BLOG.search}
            defaultValue={question}
            placeholder={BLOG.searchPlaceholder}
            autoComplete="off"
            maxLength={100}
          />
          {category && <input type="hidden" name="category" value={category} />}
          <Button type="submit" tone="secondary">
            {BLOG.searchButton}
          </Button>
        </form>
      </search>
      <nav aria-label={BLOG.categories}>
        <ul className="chips">
          {choices.map((choice) => (
            <li key={choice ?? BLOG.all}>
              <a
                className="chip"
                href={to(listHref({ question, category: choice }))}
                {...(choice === category && { 'aria-current': 'true' as const })}
              >
                {choice === undefined ? BLOG.all : <CategoryText of={choice} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
