import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { EDITOR } from '#app/content/blog-admin.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { useTypedValue } from '#app/features/page-parts/use-typed-value.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toastError } from '#app/ui/toasts.ts'
import type { BlogActionData } from './action-data.ts'

type PictureFieldProps = { value: string; error: string | undefined; uploadAction: string }

/** An image URL or an upload: uploaded right away, or together with the post where no script runs. */
export function PictureField({ value, error, uploadAction }: PictureFieldProps) {
  const uploader = useFetcher<BlogActionData>()
  const { ref, value: url, set: setUrl, update } = useTypedValue(value)
  const isHydrated = useIsHydrated()
  const answer = uploader.data

  // Reacts to the upload's response: fills in the URL, or shows a toast with the reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (answer?.uploadedUrl) setUrl(answer.uploadedUrl)
    else if (answer?.toast) toastError(answer.toast.title, answer.toast.detail)
  }, [answer])

  const upload = (file: File) => {
    const form = new FormData()
    form.set('intent', 'upload')
    form.set('image', file)
    void uploader.submit(form, { method: 'post', action: uploadAction, encType: 'multipart/form-data' })
  }

  return (
    <>
      <TextField
        name="imageUrl"
        inputMode="url"
        label={EDITOR.imageUrl}
        hint={EDITOR.imageHint}
        ref={ref}
        defaultValue={value}
        onChange={({ target }) => update(target.value)}
        error={error}
      />
      {url !== '' && <img className="post-picture" src={url} alt="" width={1200} height={675} />}
      <div className="field">
        <label className="field-label" htmlFor="image">
          {EDITOR.upload}
        </label>
        <input
          className="input"
          type="file"
          id="image"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          aria-describedby="image-hint"
          {...(!isHydrated && { name: 'image' })}
          onChange={({ target }) => target.files?.[0] && upload(target.files[0])}
        />
        <p className="hint" id="image-hint" role="status">
          {uploader.state === 'idle' ? (
            EDITOR.uploadHint
          ) : (
            <>
              <Spinner /> {EDITOR.uploading}
            </>
          )}
        </p>
      </div>
    </>
  )
}
