import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'

type PublishFieldsProps = { values: PostForm; errors: Readonly<Record<string, string>> }

/** Draft or published, and for a draft the time at which it is published automatically. */
export function PublishFields({ values, errors }: PublishFieldsProps) {
  const [isPublished, setPublished] = useState(values.isPublished)
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLInputElement>(null)

  // Uncontrolled, as hydration would reset a switch that was turned before it.
  useEffect(() => setPublished(box.current?.checked ?? false), [])

  return (
    <>
      <div className="switch">
        <input
          type="checkbox"
          role="switch"
          id="isPublished"
          name="isPublished"
          ref={box}
          defaultChecked={values.isPublished}
          aria-checked={isPublished}
          onChange={({ target }) => setPublished(target.checked)}
          aria-describedby="isPublished-hint"
        />
        <label htmlFor="isPublished">{EDITOR.isPublished}</label>
        <p className="hint" id="isPublished-hint">
          {EDITOR.isPublishedHint}
        </p>
      </div>
      <TextField
        name="scheduledFor"
        type="datetime-local"
        label={EDITOR.scheduledFor}
        hint={EDITOR.scheduledHint}
        defaultValue={values.scheduledFor}
        error={errors.scheduledFor}
        disabled={isHydrated && isPublished}
      />
    </>
  )
}
