import { data } from 'react-router'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import type { SentForm } from '#app/http/form.ts'
import { BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import type { ImageRefusal } from '#domain/image-uploads.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { storeImage } from '#usecases/uploads/store-image.ts'
import type { EditorVisit } from './editor-visit.ts'

const IMAGE_REFUSALS: Record<ImageRefusal, string> = {
  'not-an-image': BLOG_ADMIN_TOASTS.notAnImage,
  'too-large': BLOG_ADMIN_TOASTS.tooLarge,
}

/** A picture uploaded on its own, while the post is still being written. */
export async function uploadAction(form: SentForm, visit: EditorVisit) {
  const uploaded = await uploadedWith(form, visit)
  if (!uploaded.ok) return data<BlogActionData>({ toast: uploaded.refusal }, { status: 422 })
  return data<BlogActionData>({ uploadedUrl: uploaded.value.imageUrl ?? '' })
}

/** The server did not read a form with a picture beyond the limit. */
export async function tooLargeAction() {
  const toast = { tone: 'error', title: BLOG_ADMIN_TOASTS.uploadFailed, detail: BLOG_ADMIN_TOASTS.tooLarge } as const
  return data<BlogActionData>({ toast }, { status: 413 })
}

/** The address of the picture sent with a form; undefined if none was sent. */
export async function uploadedWith(form: SentForm, { savePictures }: EditorVisit) {
  const file = form.file('image')
  if (!file) return accepted<{ imageUrl?: string }>({})

  const stored = await storeImage(savePictures, new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return accepted<{ imageUrl?: string }>({ imageUrl: stored.value.url })
  const detail = IMAGE_REFUSALS[stored.refusal]
  return refused({ tone: 'error', title: BLOG_ADMIN_TOASTS.uploadFailed, detail } as const)
}
