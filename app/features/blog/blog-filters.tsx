import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { BLOG } from '#content/site/blog.ts'
import { type OwnCategory, POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { type ListView, listHref } from './list-address.ts'
import { CategoryText } from './post-facts.tsx'

type BlogFiltersProps = { view: ListView; ownCategories: readonly OwnCategory[] }

/** Search and category filters are plain links and a GET form, so both work without script. */
export function BlogFilters({ view: { question, category }, ownCategories }: BlogFiltersProps) {
  const standard = POST_CATEGORIES.map((choice) => ({ category: choice, name: '' }))
  const choices = [{ category: undefined, name: BLOG.all }, ...standard, ...ownCategories]
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
          {choices.map(({ category: choice, name }) => (
            <li key={choice ?? name}>
              <a
                className="chip"
                href={to(listHref({ question, category: choice }))}
                {...(choice === category && { 'aria-current': 'true' as const })}
              >
                {choice === undefined ? name : <CategoryText of={choice} name={name} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
