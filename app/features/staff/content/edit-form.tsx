import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { PROBLEM_MARK } from '#app/ui/fields/problem-mark.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CONFLICT, EDITING } from '#content/staff/editing.ts'
import type { FieldSpec, FormTexts } from './form-spec.ts'
import { SpecFields } from './spec-fields.tsx'

export type EditConflict = {
  readonly version: number
  readonly theirs: readonly { readonly label: string; readonly value: string }[]
}

export type EditProblem = {
  readonly toast: { readonly title: string; readonly detail?: string }
  readonly fieldErrors: FormTexts
  readonly values: FormTexts
  readonly conflict?: EditConflict
}

type EditFormProps = {
  fields: readonly FieldSpec[]
  values: FormTexts
  version: number
  problem: EditProblem | undefined
  saveHref?: string
  backHref: string
  children?: ReactNode
  /** Draws the fields, in place of one below the other. */
  drawFields?: (values: FormTexts, errors: FormTexts) => ReactNode
  /** Beside Save. */
  previewButton?: ReactNode
  /** In place of Save and Cancel. */
  actions?: ReactNode
}

/** An admin form. A refused save shows everything that was typed again. */
export function EditForm({
  fields,
  values,
  version,
  problem,
  saveHref,
  backHref,
  children,
  drawFields,
  previewButton,
  actions,
}: EditFormProps) {
  const errors = problem?.fieldErrors ?? {}
  const shown = problem?.values ?? values
  const { pathname, search } = useLocation()
  const text = useWrittenText({
    id: `admin:${pathname}${search}`,
    fields: fields.some(isLong) ? fields.filter(isWriting).map(({ name }) => name) : [],
    version: problem?.conflict?.version ?? version,
    isConflict: problem?.conflict !== undefined,
  })
  return (
    <TextForm
      text={text}
      method="post"
      {...(saveHref !== undefined && { action: saveHref })}
      className="admin-form"
      noValidate
      {...(fields.some(({ type }) => type === 'picture') && { encType: 'multipart/form-data' })}
    >
      {problem?.conflict ? (
        <Conflict conflict={problem.conflict} />
      ) : (
        <FormSummary message={problem?.toast} fieldErrors={errors} />
      )}
      {drawFields ? drawFields(shown, errors) : <SpecFields fields={fields} values={shown} errors={errors} />}
      {children}
      {actions ?? (
        <div className="form-actions">
          <Button type="submit" name="intent" value="save">
            {EDITING.save}
          </Button>
          {previewButton}
          <ButtonLink href={backHref} tone="quiet">
            {EDITING.cancel}
          </ButtonLink>
        </div>
      )}
      <TextStatus text={text} />
    </TextForm>
  )
}

function isWriting(field: FieldSpec): boolean {
  return (field.type ?? 'line') === 'line' || isLong(field)
}

function isLong({ type }: FieldSpec): boolean {
  return type === 'long' || type === 'markdown'
}

function Conflict({ conflict: { theirs } }: { conflict: EditConflict }) {
  return (
    <div role="alert" tabIndex={-1} {...PROBLEM_MARK}>
      <Notice tone="danger">
        <p className="font-semibold">{CONFLICT.title}</p>
        {theirs.length === 0 ? (
          <p>{CONFLICT.same}</p>
        ) : (
          <>
            <p>{CONFLICT.lead}</p>
            <FactList facts={theirs.map(({ label, value }) => ({ term: label, value }))} />
          </>
        )}
        <p>{CONFLICT.whatNow}</p>
      </Notice>
    </div>
  )
}
