import { useRef, useState } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { categoryName } from '#content/site/post-categories.ts'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import {
  LONGEST_CONTENT,
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_ALT,
  LONGEST_POST_SLUG,
  LONGEST_POST_SUMMARY,
  LONGEST_TITLE,
  type PostForm,
} from '#domain/blog/post-rules.ts'
import { estimateReadTime, LONGEST_READ, SHORTEST_READ } from '#domain/blog/read-time.ts'
import { useIsHydrated } from '../page-parts/use-is-hydrated.ts'
import { listTyped, useTypedEarly } from '../page-parts/use-typed-early.ts'
import { useTypedValue } from '../page-parts/use-typed-value.ts'
import { MARKDOWN_HANDLERS, MarkdownToolbar } from './markdown-toolbar.tsx'
import { PictureField } from './picture-field.tsx'
import { PublishFields } from './publish-fields.tsx'

type PostFieldsProps = {
  values: PostForm
  errors: Readonly<Record<string, string>>
  uploadAction: string
  categories: readonly string[]
  address: { readonly isLinkedTo: boolean; readonly address: string }
}

export function PostFields({ values, errors, uploadAction, categories, address }: PostFieldsProps) {
  const [estimate, setEstimate] = useState(() => estimateReadTime(values.content))
  // Follows the text while the author writes, until they set it themselves.
  const readTime = useTypedValue(values.readTime)
  const [isReadTimeOwn, setReadTimeOwn] = useState(false)
  const isHydrated = useIsHydrated()
  const content = useRef<HTMLTextAreaElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const countReadTime = (text: string, isOwn = isReadTimeOwn) => {
    const minutes = estimateReadTime(text)
    setEstimate(minutes)
    if (!isOwn) readTime.set(String(minutes))
  }
  useTypedEarly(columns, (typed) => {
    const names = listTyped(typed).map(({ name }) => name)
    const isOwn = names.includes('readTime')
    setReadTimeOwn(isOwn)
    if (content.current && names.includes('content')) countReadTime(content.current.value, isOwn)
  })
  return (
    <div className="editor-columns" ref={columns}>
      <div className="form">
        <TextField
          name="title"
          label={EDITOR.title}
          defaultValue={values.title}
          error={errors.title}
          maxLength={LONGEST_TITLE}
          required
        />
        <TextAreaField
          name="summary"
          label={EDITOR.summary}
          hint={EDITOR.summaryHint}
          rows={2}
          defaultValue={values.summary}
          error={errors.summary}
          maxLength={LONGEST_POST_SUMMARY}
          required
        />
        {isHydrated && <MarkdownToolbar textarea={content} controls="post-content" uploadAction={uploadAction} />}
        <TextAreaField
          ref={content}
          name="content"
          // The page's <main> already has the id that this field would get from its name.
          id="post-content"
          label={EDITOR.content}
          hint={EDITOR.contentHint}
          rows={18}
          defaultValue={values.content}
          error={errors.content}
          maxLength={LONGEST_CONTENT}
          onChange={({ target }) => countReadTime(target.value)}
          {...MARKDOWN_HANDLERS}
          required
        />
      </div>
      <div className="form">
        <PublishFields values={values} errors={errors} />
        <SelectField
          name="category"
          label={EDITOR.category}
          placeholder={EDITOR.choose}
          options={categories.map((category) => ({ value: category, label: categoryName(category) }))}
          defaultValue={values.category}
          error={errors.category}
          required
        />
        <TextField
          name="readTime"
          type="number"
          inputMode="numeric"
          min={SHORTEST_READ}
          max={LONGEST_READ}
          label={EDITOR.readTime}
          hint={EDITOR.readTimeHint(estimate)}
          ref={readTime.ref}
          defaultValue={values.readTime}
          onChange={({ target }) => {
            readTime.update(target.value)
            setReadTimeOwn(true)
          }}
          error={errors.readTime}
        />
        <TextField
          name="slug"
          label={EDITOR.slug}
          hint={address.isLinkedTo ? EDITOR.slugPublished(address.address) : EDITOR.slugHint}
          defaultValue={values.slug}
          error={errors.slug}
          maxLength={LONGEST_POST_SLUG}
        />
        <TextAreaField
          name="description"
          label={EDITOR.description}
          hint={EDITOR.descriptionHint}
          rows={2}
          defaultValue={values.description}
          error={errors.description}
          maxLength={LONGEST_DESCRIPTION}
        />
        <PictureField value={values.imageUrl} error={errors.imageUrl} uploadAction={uploadAction} />
        <TextField
          name="imageAlt"
          label={EDITOR.imageAlt}
          hint={EDITOR.imageAltHint}
          defaultValue={values.imageAlt}
          error={errors.imageAlt}
          maxLength={LONGEST_IMAGE_ALT}
        />
      </div>
    </div>
  )
}
