import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import blogStyles from '#app/features/blog/blog.css?url'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import { blogAdminHref, readFilter, readTask } from '#app/features/blog-admin/admin-address.ts'
import blogAdminStyles from '#app/features/blog-admin/blog-admin.css?url'
import { BlogAdminScreen } from '#app/features/blog-admin/blog-admin-screen.tsx'
import { PostEditor } from '#app/features/blog-admin/post-editor.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { accessDenied } from '#app/http/respond.ts'
import { requireRight, requireWriter, viewerContext } from '#app/http/viewer.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { BLOG_ADMIN, BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import type { Route } from './+types/blog'
import { editorVisitOf } from './blog/editor-visit.ts'
import { deletePostAction, notifySubscribersAction, publishAction, unpublishAction } from './blog/list-actions.ts'
import { loadBlogAdmin } from './blog/load-blog-admin.ts'
import { revokePreviewAction, sharePreviewAction } from './blog/preview-actions.ts'
import { overwriteAction, restorePostAction, savePostAction } from './blog/save-actions.ts'
import { autosaveAction, discardAction, previewAction } from './blog/typing-actions.ts'
import { tooLargeAction, uploadAction } from './blog/upload-action.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: blogStyles },
  { rel: 'stylesheet', href: blogAdminStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BLOG_ADMIN.title)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const editor = requireRight(context, 'admin', { message: BLOG_ADMIN.denied })
  const { searchParams } = url
  const filter = readFilter(searchParams)
  return { filter, ...(await loadBlogAdmin(context.get(databaseContext), editor.id, filter, readTask(searchParams))) }
}

const LARGE_FORM_BYTES = 64 * 1024

const ACTIONS = {
  save: savePostAction,
  overwrite: overwriteAction,
  restore: restorePostAction,
  publish: publishAction,
  unpublish: unpublishAction,
  delete: deletePostAction,
  notify: notifySubscribersAction,
  autosave: autosaveAction,
  discard: discardAction,
  'share-preview': sharePreviewAction,
  'revoke-preview': revokePreviewAction,
  preview: previewAction,
  upload: uploadAction,
  [TOO_LARGE_INTENT]: tooLargeAction,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  // An editor whose session ended while writing stays on the page, with the text.
  const viewer = context.get(viewerContext)
  if (!viewer) return signInFirst()

  // Parsing megabytes blocks the process, so that only an admin may cause it.
  if (!viewer.roles.includes('admin') && (await isLargeForm(request))) throw accessDenied(BLOG_ADMIN.onlyAdmins.modify)

  const form = await readForm(request)
  const intent = form.text('intent')
  const message = intent === 'delete' ? BLOG_ADMIN.onlyAdmins.delete : BLOG_ADMIN.onlyAdmins.modify
  const editor = requireRight(context, 'admin', { message })
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, editorVisitOf(request, context, editor))
}

async function isLargeForm(request: Request): Promise<boolean> {
  return (await request.clone().arrayBuffer()).byteLength > LARGE_FORM_BYTES
}

/** Saving a draft changes nothing the page shows, so its loaders are not run again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('intent')
  return intent === 'autosave' || intent === 'preview' || intent === 'upload' ? false : defaultShouldRevalidate
}

export default function AdminBlog({ loaderData, actionData }: Route.ComponentProps) {
  const { filter } = loaderData
  const toast = actionData?.toast ?? (loaderData.kind === 'list' ? loaderData.toast : null)
  return (
    <div className="wrap desk">
      <PageToast toast={toast} />
      {loaderData.kind === 'editor' ? (
        <OpenEditor {...loaderData} answer={actionData} />
      ) : (
        <BlogAdminScreen {...loaderData} filter={filter} />
      )}
    </div>
  )
}

type OpenEditorProps = Extract<Route.ComponentProps['loaderData'], { kind: 'editor' }> & {
  answer: BlogActionData | undefined
}

function OpenEditor({ editing, filter, answer }: OpenEditorProps) {
  const { postId, version, unsaved } = editing
  const open = postId === null ? { new: '' } : { edit: String(postId) }
  return (
    <PostEditor
      key={`${postId} ${version} ${unsaved === null}`}
      editing={editing}
      answer={answer}
      backHref={blogAdminHref(filter)}
      action={blogAdminHref(filter, open)}
      continueHref={blogAdminHref(filter, { ...open, unsaved: '' })}
    />
  )
}

function signInFirst() {
  const { authenticationRequired: title, signIn: detail } = BLOG_ADMIN_TOASTS
  return data<BlogActionData>({ toast: { tone: 'error', title, detail } }, { status: 401 })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) return <AnsweredError error={error} />
  return (
    <div className="wrap desk">
      <h1 className="text-3xl">{BLOG_ADMIN.title}</h1>
      <LoadFailure
        error={error}
        message={{ title: BLOG_ADMIN_TOASTS.listFailed, detail: BLOG_ADMIN_TOASTS.tryAgain }}
        retryHref={`${pathname}${search}`}
      />
    </div>
  )
}
