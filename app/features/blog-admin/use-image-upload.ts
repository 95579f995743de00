import { useFetcher } from 'react-router'
import type { BlogActionData } from './action-data.ts'

/** Uploads an image by itself, beside the form that it belongs to. */
export function useImageUpload(action: string) {
  const uploader = useFetcher<BlogActionData>()
  const upload = (file: File) => {
    const form = new FormData()
    form.set('intent', 'upload')
    form.set('image', file)
    void uploader.submit(form, { method: 'post', action, encType: 'multipart/form-data' })
  }
  return { answer: uploader.data, isUploading: uploader.state !== 'idle', upload }
}
