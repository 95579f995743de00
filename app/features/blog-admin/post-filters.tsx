import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { categoryName } from '#content/site/post-categories.ts'
import { BLOG_ADMIN } from '#content/staff/website/blog-admin.ts'
import { ADMIN_BLOG, type PostFilter } from './admin-address.ts'

const TYPING_PAUSE_MS = 250

const STATUSES = [
  { value: 'published', label: BLOG_ADMIN.published },
  { value: 'draft', label: BLOG_ADMIN.draft },
]

/** Filters the list while typing; without script, by its button. */
export function PostFilters({ filter, categories }: { filter: PostFilter; categories: readonly string[] }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The timer runs outside React: it must not navigate away from what was opened in the meantime.
  useEffect(() => () => clearTimeout(waiting.current), [])

  const narrowSoon = (pauseMs: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => submit(form.current, { replace: true, preventScrollReset: true }), pauseMs)
  }
  useTypedEarly(form, () => narrowSoon(0))

  return (
    <Form
      ref={form}
      className="desk-filters"
      method="get"
      action={ADMIN_BLOG}
      aria-label={BLOG_ADMIN.filters}
      onChange={({ target }) => narrowSoon(target instanceof HTMLInputElement ? TYPING_PAUSE_MS : 0)}
    >
      <TextField name="q" type="search" label={BLOG_ADMIN.search} defaultValue={filter.question} maxLength={100} />
      <SelectField
        name="status"
        label={BLOG_ADMIN.status}
        defaultValue={filter.status ?? ''}
        placeholder={BLOG_ADMIN.all}
        options={STATUSES}
      />
      <SelectField
        name="category"
        label={BLOG_ADMIN.category}
        defaultValue={filter.category ?? ''}
        placeholder={BLOG_ADMIN.all}
        options={categories.map((category) => ({ value: category, label: categoryName(category) }))}
      />
      <Button type="submit" tone="secondary">
        {BLOG_ADMIN.filter}
      </Button>
    </Form>
  )
}
