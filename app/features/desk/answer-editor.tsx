import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ANSWER_EDITOR } from '#app/content/answers.ts'
import { RichText } from '#app/features/blog/rich-text.tsx'
import { MARKDOWN_HANDLERS, MarkdownToolbar } from '#app/features/blog-admin/markdown-toolbar.tsx'
import { useAutosave, usePreview } from '#app/features/blog-admin/use-post-form.ts'
import { UnsavedGuard } from '#app/features/page-parts/unsaved-guard.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { LONGEST_ANSWER } from '#domain/bookings/answers.ts'
import { shortDateTime } from '#domain/date-text.ts'

/** What the editor's action returns when it does not redirect; each part only where it applies. */
export type AnswerActionData = {
  readonly savedAt?: Date
  readonly version?: number
  readonly previewHtml?: string
  /** What was typed, to be shown again. */
  readonly text?: string
  readonly error?: string
  readonly isConflict?: boolean
}

type AnswerEditorProps = {
  /** The address of the editor. */
  action: string
  draft: {
    /** Null while there is none. */
    readonly text: string | null
    readonly version: number
    readonly updatedAt: Date | undefined
    readonly updatedBy: string | null
  }
  /** What the client reads now; null before the first publication. */
  published: string | null
  /** Whether the booking is paid. */
  isReady: boolean
  templates: readonly { readonly value: string; readonly label: string }[]
  answer: AnswerActionData | undefined
}

/** Markdown with preview and autosave. Without script every button sends the form. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { action, draft, published, isReady, templates, answer } = props
  const form = useRef<HTMLFormElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useIsHydrated()
  const sent = useNavigation().formData?.get('intent')
  const autosave = useAutosave<AnswerActionData>(form, action)
  const preview = usePreview<AnswerActionData>(form, action)
  const isUnsaved = autosave.isChanged && autosave.savedAt === undefined

  const previewHtml = preview.html ?? (isHydrated ? undefined : answer?.previewHtml)
  const isPreview = preview.html !== undefined
  return (
    <Card as="section">
      {previewHtml !== undefined && <Preview html={previewHtml} />}
      <Form
        ref={form}
        id="answer-form"
        method="post"
        action={action}
        className="desk-form"
        onChange={autosave.onChange}
        onSubmit={autosave.stop}
        noValidate
      >
        <input type="hidden" name="version" value={autosave.answer?.version ?? answer?.version ?? draft.version} />
        <div className="desk-form" hidden={isPreview}>
          {templates.length > 0 && <TemplateChoice templates={templates} />}
          {isHydrated && <MarkdownToolbar textarea={textarea} controls="answer-text" />}
          <TextAreaField
            ref={textarea}
            name="text"
            id="answer-text"
            label={ANSWER_EDITOR.text}
            hint={ANSWER_EDITOR.textHint}
            rows={16}
            defaultValue={answer?.text ?? draft.text ?? published ?? ''}
            error={answer?.error}
            maxLength={LONGEST_ANSWER}
            {...MARKDOWN_HANDLERS}
          />
          {answer?.isConflict && (
            <Notice>
              <p>{ANSWER_EDITOR.draftNow}</p>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{draft.text ?? ANSWER_EDITOR.draftEmpty}</p>
            </Notice>
          )}
        </div>
        <div className="desk-actions">
          <Button
            tone="secondary"
            busy={preview.isLoading}
            aria-pressed={isPreview}
            {...(isHydrated ? { onClick: preview.toggle } : { type: 'submit', name: 'intent', value: 'preview' })}
          >
            {isPreview ? ANSWER_EDITOR.keepWriting : ANSWER_EDITOR.preview}
          </Button>
          <Button type="submit" name="intent" value="save" tone="secondary" busy={sent === 'save'}>
            {ANSWER_EDITOR.save}
          </Button>
        </div>
        <DraftNote autosave={autosave} draft={draft} />
        {isReady ? <Publication isCorrection={published !== null} isBusy={sent === 'publish'} /> : <NotReady />}
      </Form>
      <UnsavedGuard isChanged={isUnsaved} title={ANSWER_EDITOR.leaveTitle} lead={ANSWER_EDITOR.leaveLead} />
    </Card>
  )
}

function Preview({ html }: { html: string }) {
  return (
    <section className="grid gap-3 pb-6" aria-label={ANSWER_EDITOR.previewTitle}>
      <h2 className="text-xl">{ANSWER_EDITOR.previewTitle}</h2>
      <RichText html={html} />
    </section>
  )
}

function TemplateChoice({ templates }: Pick<AnswerEditorProps, 'templates'>) {
  return (
    <>
      <SelectField
        name="template"
        label={ANSWER_EDITOR.template}
        options={templates}
        placeholder={ANSWER_EDITOR.chooseTemplate}
      />
      <div className="desk-actions">
        <Button type="submit" name="intent" value="template" tone="secondary" size="sm">
          {ANSWER_EDITOR.insert}
        </Button>
        <Link className="text-link inline-flex min-h-11 items-center" to="/astrologer-dashboard/answer-templates">
          {ANSWER_EDITOR.templates}
        </Link>
      </div>
    </>
  )
}

type DraftNoteProps = Pick<AnswerEditorProps, 'draft'> & { autosave: ReturnType<typeof useAutosave<AnswerActionData>> }

function DraftNote({ autosave, draft }: DraftNoteProps) {
  return (
    <p className="hint" role="status">
      {draftStatus(autosave, draft)}
    </p>
  )
}

function draftStatus(
  { isSaving, hasFailed, savedAt, answer }: DraftNoteProps['autosave'],
  { text, updatedAt, updatedBy }: DraftNoteProps['draft'],
): string {
  if (isSaving) return ANSWER_EDITOR.saving
  if (hasFailed) return answer?.error ?? ANSWER_EDITOR.draftNotSaved
  if (savedAt) return ANSWER_EDITOR.draftSaved(shortDateTime(savedAt))
  return text !== null && updatedAt && updatedBy ? ANSWER_EDITOR.draftBy(updatedBy, shortDateTime(updatedAt)) : ''
}

function Publication({ isCorrection, isBusy }: { isCorrection: boolean; isBusy: boolean }) {
  return (
    <>
      {isCorrection ? (
        <CheckboxField name="notify" label={ANSWER_EDITOR.notify} defaultChecked />
      ) : (
        <p className="hint">{ANSWER_EDITOR.publishLead}</p>
      )}
      <div className="desk-actions">
        <Button type="submit" name="intent" value="publish" busy={isBusy}>
          {isCorrection ? ANSWER_EDITOR.correct : ANSWER_EDITOR.publish}
        </Button>
      </div>
    </>
  )
}

function NotReady() {
  return <Notice>{ANSWER_EDITOR.notReady}</Notice>
}
