import { Link, useFetcher, useNavigation } from 'react-router'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { EDITOR, PREVIEW_LINK } from '#content/staff/website/blog-admin.ts'
import { TRANSLATION_PAGE } from '#content/staff/website/translations.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'
import type { BlogActionData } from './action-data.ts'
import { ConflictNotice, UnsavedNotice, type UnsavedText } from './editor-notices.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostRevisions, type RevisionRow } from './post-revisions.tsx'
import { leavesEditor, usePreview } from './use-post-form.ts'

export type Editing = {
  /** Null for a new post. */
  readonly postId: number | null
  /** Others may link to a published post. */
  readonly isLinkedTo: boolean
  readonly address: string
  /** The secret address that shows the draft; null if there is none. */
  readonly previewPath: string | null
  /** Undefined for a new post, and on a site of one language. */
  readonly translationHref: string | undefined
  readonly version: number
  readonly categories: readonly string[]
  readonly values: PostForm
  readonly unsaved: UnsavedText | null
  readonly revisions: readonly RevisionRow[]
}

type PostEditorProps = {
  editing: Editing
  answer: BlogActionData | undefined
  backHref: string
  /** The address of this editor: its form posts there and it reopens there. */
  action: string
  continueHref: string
}

/** Opens inline, on the same page as the list. */
export function PostEditor({ editing, answer, backHref, action, continueHref }: PostEditorProps) {
  const { postId, version, unsaved, revisions } = editing
  const isHydrated = useIsHydrated()
  const isSaving = useNavigation().formData?.get('intent') === 'save'
  const text = useWrittenText({
    id: `post:${postId ?? 'new'}`,
    fields: ['title', 'summary', 'content', 'description'],
    version,
    draftAction: action,
  })
  const preview = usePreview(text.form, action)

  const values = answer?.values ?? editing.values
  const previewHtml = preview.html ?? (isHydrated ? undefined : answer?.previewHtml)
  const isPreview = preview.html !== undefined
  return (
    <>
      <header className="desk-header">
        <div className="grid gap-2">
          <Link className="text-link" to={backHref}>
            <span aria-hidden="true">← </span>
            {EDITOR.back}
          </Link>
          <h1 className="text-3xl">{postId === null ? EDITOR.newTitle : EDITOR.editTitle}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone="secondary"
            busy={preview.isLoading}
            aria-pressed={isPreview}
            {...(isHydrated
              ? { onClick: preview.toggle }
              : { type: 'submit', form: 'post-form', name: 'intent', value: 'preview' })}
          >
            {isPreview ? EDITOR.edit : EDITOR.preview}
          </Button>
          <Button type="submit" form="post-form" name="intent" value="save" busy={isSaving} busyLabel={EDITOR.saving}>
            {EDITOR.save}
          </Button>
          <TextStatus text={text} />
        </div>
      </header>
      {unsaved && !text.isChanged && (
        <UnsavedNotice unsaved={unsaved} postId={postId} continueHref={continueHref} action={action} />
      )}
      {previewHtml !== undefined && <PostPreview values={preview.answer?.values ?? values} html={previewHtml} />}
      <TextForm
        text={text}
        question={{
          isAsked: text.isChanged,
          leavesText: leavesEditor,
          title: EDITOR.leaveTitle,
          lead: EDITOR.leaveLead,
        }}
        id="post-form"
        className="form"
        method="post"
        action={action}
        encType="multipart/form-data"
        hidden={isPreview}
        noValidate
      >
        <input type="hidden" name="id" value={postId ?? ''} />
        {answer?.conflict && <ConflictNotice conflict={answer.conflict} theirsHref={action} mine={answer.values} />}
        <PostFields
          values={values}
          errors={answer?.fieldErrors ?? {}}
          uploadAction={action}
          address={editing}
          categories={editing.categories}
        />
      </TextForm>
      {editing.translationHref && (
        <p>
          <ButtonLink href={editing.translationHref} tone="secondary">
            {TRANSLATION_PAGE.translate}
          </ButtonLink>
        </p>
      )}
      {postId !== null && <PreviewLink postId={postId} path={editing.previewPath} action={action} />}
      {postId !== null && <PostRevisions revisions={revisions} postId={postId} version={version} action={action} />}
    </>
  )
}

type PreviewLinkProps = { postId: number; path: string | null; action: string }

/** Creates or revokes the link that shows the saved post to a reader without an account. */
function PreviewLink({ postId, path, action }: PreviewLinkProps) {
  const fetcher = useFetcher()
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{PREVIEW_LINK.title}</h2>
      <p className="hint">{path === null ? PREVIEW_LINK.lead : PREVIEW_LINK.sharedLead}</p>
      {path !== null && (
        <p>
          <a className="text-link" href={to(path)}>
            {PREVIEW_LINK.open}
          </a>
        </p>
      )}
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="id" value={postId} />
        <Button
          type="submit"
          name="intent"
          value={path === null ? 'share-preview' : 'revoke-preview'}
          tone="secondary"
          size="sm"
          busy={fetcher.state !== 'idle'}
        >
          {path === null ? PREVIEW_LINK.create : PREVIEW_LINK.revoke}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
