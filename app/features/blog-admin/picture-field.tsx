import { useEffect } from 'react'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { useTypedValue } from '#app/features/page-parts/use-typed-value.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import { useImageUpload } from './use-image-upload.ts'

type PictureFieldProps = { value: string; error: string | undefined; uploadAction: string }

/** An image URL or an upload: uploaded right away, or together with the post where no script runs. */
export function PictureField({ value, error, uploadAction }: PictureFieldProps) {
  const { answer, isUploading, upload } = useImageUpload(uploadAction)
  const { ref, value: url, set: setUrl, update } = useTypedValue(value)
  const isHydrated = useIsHydrated()

  // Reacts to the upload's response: fills in the URL, or shows the reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (answer?.uploadedUrl) setUrl(answer.uploadedUrl)
    else if (answer?.toast) showProblem(answer.toast.title, answer.toast.detail)
  }, [answer])

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
          {!isUploading ? (
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
