import { useEffect, useRef } from 'react'
import { Link, useFetcher, useNavigation } from 'react-router'
import { RichText } from '#app/features/blog/rich-text.tsx'
import { insertInto, MARKDOWN_HANDLERS, MarkdownToolbar } from '#app/features/blog-admin/markdown-toolbar.tsx'
import { usePreview } from '#app/features/blog-admin/use-post-form.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { READING_DRAFT } from '#content/charts/reading/reading-frame.ts'
import { ANSWER_EDITOR } from '#content/staff/bookings/answers.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { LONGEST_ANSWER } from '#domain/sessions/answers.ts'

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
  bookingId: string
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
  /** In which languages a reading of the chart can be drafted, the client's first; none without a chart. */
  readIn: readonly { readonly value: string; readonly label: string }[]
  answer: AnswerActionData | undefined
}

/** Markdown with preview and drafts. The buttons stay in sight. Without script every button sends the form. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { bookingId, action, draft, published, isReady, templates, readIn, answer } = props
  const isHydrated = useIsHydrated()
  const sent = useNavigation().formData?.get('intent')
  const textarea = useRef<HTMLTextAreaElement>(null)
  const text = useWrittenText({
    id: `answer:${bookingId}`,
    fields: ['text'],
    version: draft.version,
    isConflict: answer?.isConflict ?? false,
    draftAction: action,
  })
  const preview = usePreview<AnswerActionData>(text.form, action)
  const insertTemplate = useInsertion(text.form, { action, intent: 'template' }, (template) =>
    insertInto(textarea.current, template),
  )
  const insertReading = useInsertion(text.form, { action, intent: 'reading' }, (reading) => {
    if (!textarea.current?.value.includes(reading)) insertInto(textarea.current, reading)
  })

  const previewHtml = preview.html ?? (isHydrated ? undefined : answer?.previewHtml)
  const isPreview = preview.html !== undefined
  return (
    <TextForm
      text={text}
      question={{ isAsked: text.isUnsaved, title: ANSWER_EDITOR.leaveTitle, lead: ANSWER_EDITOR.leaveLead }}
      id="answer-form"
      method="post"
      action={action}
      className="answer-form"
      noValidate
    >
      <div className="answer-fields">
        {previewHtml !== undefined && <Preview html={previewHtml} />}
        <div className="answer-text" hidden={isPreview}>
          {isHydrated && <MarkdownToolbar textarea={textarea} controls="answer-text" />}
          <TextAreaField
            {...MARKDOWN_HANDLERS}
            ref={textarea}
            name="text"
            id="answer-text"
            label={ANSWER_EDITOR.text}
            hint={ANSWER_EDITOR.textHint}
            rows={16}
            defaultValue={answer?.text ?? draft.text ?? published ?? ''}
            error={answer?.error}
            maxLength={LONGEST_ANSWER}
          />
          {answer?.isConflict && (
            <Notice>
              <p>{ANSWER_EDITOR.draftNow}</p>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{draft.text ?? ANSWER_EDITOR.draftEmpty}</p>
            </Notice>
          )}
          {templates.length > 0 && (
            <TemplateChoice templates={templates} {...(isHydrated && { onInsert: insertTemplate })} />
          )}
          {readIn.length > 0 && <ReadingChoice readIn={readIn} {...(isHydrated && { onInsert: insertReading })} />}
        </div>
      </div>
      <div className="answer-bar no-print">
        <TextStatus text={text} idle={draftText(draft)} />
        {isReady && published !== null && <CheckboxField name="notify" label={ANSWER_EDITOR.notify} defaultChecked />}
        <div className="desk-actions">
          <Button
            tone="quiet"
            size="sm"
            busy={preview.isLoading}
            aria-pressed={isPreview}
            {...(isHydrated ? { onClick: preview.toggle } : { type: 'submit', name: 'intent', value: 'preview' })}
          >
            {isPreview ? ANSWER_EDITOR.keepWriting : ANSWER_EDITOR.preview}
          </Button>
          <Button type="submit" name="intent" value="save" tone="secondary" size="sm" busy={sent === 'save'}>
            {ANSWER_EDITOR.save}
          </Button>
          {isReady ? (
            <Button type="submit" name="intent" value="publish" size="sm" busy={sent === 'publish'}>
              {published === null ? ANSWER_EDITOR.publish : ANSWER_EDITOR.correct}
            </Button>
          ) : (
            <span className="hint">{ANSWER_EDITOR.notReady}</span>
          )}
        </div>
        {isReady && published === null && <p className="hint max-md:hidden">{ANSWER_EDITOR.publishLead}</p>}
      </div>
    </TextForm>
  )
}

function Preview({ html }: { html: string }) {
  return (
    <section className="grid gap-3" aria-label={ANSWER_EDITOR.previewTitle}>
      <h2 className="text-xl">{ANSWER_EDITOR.previewTitle}</h2>
      <RichText html={html} />
    </section>
  )
}

type Asked = { readonly action: string; readonly intent: 'template' | 'reading' }

/** Puts a text that the server writes, such as the chosen template, into the answer where the cursor is. */
function useInsertion(
  form: { readonly current: HTMLFormElement | null },
  { action, intent }: Asked,
  insert: (text: string) => void,
): () => void {
  const fetcher = useFetcher<AnswerActionData>()
  // Reacts to the response, which has the text alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (fetcher.data?.text) insert(fetcher.data.text)
  }, [fetcher.data])

  return () => {
    if (!form.current || fetcher.state !== 'idle') return
    const chosen = new FormData(form.current)
    chosen.set('intent', intent)
    chosen.delete('text')
    void fetcher.submit(chosen, { method: 'post', action, defaultShouldRevalidate: false })
  }
}

type ReadingChoiceProps = Pick<AnswerEditorProps, 'readIn'> & { onInsert?: () => void }

function ReadingChoice({ readIn, onInsert }: ReadingChoiceProps) {
  return (
    <details className="desk-more">
      <summary>{READING_DRAFT.begin}</summary>
      <div className="desk-form">
        <p className="hint">{READING_DRAFT.beginHint}</p>
        {readIn.length > 1 ? (
          <SelectField name="language" label={READING_DRAFT.language} options={readIn} />
        ) : (
          <input type="hidden" name="language" value={readIn[0]?.value} />
        )}
        <div className="desk-actions">
          <Button
            tone="secondary"
            size="sm"
            {...(onInsert ? { onClick: onInsert } : { type: 'submit', name: 'intent', value: 'reading' })}
          >
            {READING_DRAFT.insert}
          </Button>
        </div>
      </div>
    </details>
  )
}

type TemplateChoiceProps = Pick<AnswerEditorProps, 'templates'> & { onInsert?: () => void }

function TemplateChoice({ templates, onInsert }: TemplateChoiceProps) {
  return (
    <details className="desk-more">
      <summary>{ANSWER_EDITOR.template}</summary>
      <div className="desk-form">
        <SelectField
          name="template"
          label={ANSWER_EDITOR.chooseTemplate}
          options={templates}
          placeholder={ANSWER_EDITOR.chooseTemplate}
        />
        <div className="desk-actions">
          <Button
            tone="secondary"
            size="sm"
            {...(onInsert ? { onClick: onInsert } : { type: 'submit', name: 'intent', value: 'template' })}
          >
            {ANSWER_EDITOR.insert}
          </Button>
          <Link className="text-link inline-flex min-h-11 items-center" to="/staff/tools/answer-templates">
            {ANSWER_EDITOR.templates}
          </Link>
        </div>
      </div>
    </details>
  )
}

/** Whose draft it is, before something is typed. */
function draftText({ text, updatedAt, updatedBy }: AnswerEditorProps['draft']): string | undefined {
  if (text === null || !updatedAt || !updatedBy) return undefined
  return ANSWER_EDITOR.draftBy(updatedBy, shortDateTime(updatedAt))
}
