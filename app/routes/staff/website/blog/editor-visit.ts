import type { RouterContextProvider } from 'react-router'
import { blogAdminHref, readFilter, readPostId } from '#app/features/blog-admin/admin-address.ts'
import { clockContext, databaseContext, savePicturesContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import type { Database } from '#db/client.ts'
import { POST_FIELDS, type PostForm } from '#domain/blog/post-rules.ts'
import type { SavePictures } from '#domain/image-uploads.ts'
import type { Viewer } from '#domain/viewer.ts'

export type EditorVisit = {
  readonly db: Database
  readonly now: Date
  readonly editorId: string
  readonly savePictures: SavePictures
  /** The list with the filters it had when the form was sent. */
  readonly listHref: string
}

export function editorVisitOf(request: Request, context: Readonly<RouterContextProvider>, editor: Viewer): EditorVisit {
  return {
    db: context.get(databaseContext),
    now: context.get(clockContext)(),
    editorId: editor.id,
    savePictures: context.get(savePicturesContext),
    listHref: blogAdminHref(readFilter(new URL(request.url).searchParams)),
  }
}

export function postFormOf(form: SentForm): PostForm {
  return { ...form.texts(POST_FIELDS), isPublished: form.isTicked('isPublished') }
}

/** The post that the form is about; null for a new one. */
export function postIdOf(form: SentForm): number | null {
  return form.text('id') === '' ? null : readPostId(form.text('id'))
}
