import { useRef } from 'react'
import { ADMIN_BLOG } from '#app/features/blog-admin/admin-address.ts'
import { MARKDOWN_HANDLERS, MarkdownToolbar } from '#app/features/blog-admin/markdown-toolbar.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'

type MarkdownFieldProps = {
  name: string
  label: string
  hint?: string
  error: string | undefined
  rows: number
  defaultValue: string
  required: boolean
}

/** A text with the tools of the blog's editor, which also stores its pictures. */
export function MarkdownField(field: MarkdownFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useIsHydrated()
  return (
    <div className="grid gap-2">
      {isHydrated && <MarkdownToolbar textarea={textarea} controls={field.name} uploadAction={ADMIN_BLOG} />}
      <TextAreaField {...field} ref={textarea} {...MARKDOWN_HANDLERS} />
    </div>
  )
}
