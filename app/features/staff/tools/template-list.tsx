import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { translationPath } from '#app/features/staff/staff-paths.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { TEMPLATES } from '#content/staff/bookings/answers.ts'
import { TRANSLATION_PAGE } from '#content/staff/website/translations.ts'
import { LONGEST_ANSWER, LONGEST_TEMPLATE_NAME } from '#domain/sessions/answers.ts'

type Template = { readonly id: number; readonly name: string; readonly content: string; readonly version: number }

/** A refused form, and which of them it is: 0 is the one that adds. */
export type TemplateProblem = FormProblem & { readonly templateId: number; readonly isConflict: boolean }

/** The id of a field; 0 is the form that adds. */
export function templateFieldId(field: string, templateId: number): string {
  return `${field}-${templateId}`
}

type TemplateListProps = {
  templates: readonly Template[]
  mayTranslate: boolean
  problem: TemplateProblem | undefined
}

export function TemplateList({ templates, mayTranslate, problem }: TemplateListProps) {
  const problemOf = (id: number) => (problem?.templateId === id ? problem : undefined)
  const added = problemOf(0)
  return (
    <>
      {templates.length === 0 ? (
        <EmptyState level={2} title={TEMPLATES.none}>
          {TEMPLATES.noneLead}
        </EmptyState>
      ) : (
        <Card as="section" className="desk-form">
          {templates.map((template) => (
            <details
              key={`${template.id} ${template.version}`}
              className="desk-more"
              open={problemOf(template.id) !== undefined}
            >
              <summary>{template.name}</summary>
              <TemplateForm template={template} problem={problemOf(template.id)} />
              {mayTranslate && (
                <p>
                  <a className="text-link" href={to(translationPath('answer-templates', template.id))}>
                    {TRANSLATION_PAGE.translate}
                  </a>
                </p>
              )}
            </details>
          ))}
        </Card>
      )}
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{TEMPLATES.add}</h2>
        <TemplateForm key={templates.length} template={{ id: 0, name: '', content: '', version: 0 }} problem={added} />
      </Card>
    </>
  )
}

function TemplateForm({ template, problem }: { template: Template; problem: TemplateProblem | undefined }) {
  const { id, name, content, version } = template
  const text = useWrittenText({
    id: `template:${id}`,
    fields: ['name', 'content'],
    version,
    isConflict: problem?.isConflict ?? false,
  })
  return (
    <TextForm text={text} method="post" className="desk-form" preventScrollReset noValidate>
      <input type="hidden" name="id" value={id} />
      <TextField
        name="name"
        id={templateFieldId('name', id)}
        label={TEMPLATES.name}
        defaultValue={problem?.values.name ?? name}
        error={problem?.fieldErrors.name}
        maxLength={LONGEST_TEMPLATE_NAME}
        required
      />
      <TextAreaField
        name="content"
        id={templateFieldId('content', id)}
        label={TEMPLATES.content}
        hint={TEMPLATES.contentHint}
        rows={8}
        defaultValue={problem?.values.content ?? content}
        error={problem?.fieldErrors.content}
        maxLength={LONGEST_ANSWER}
        required
      />
      <div className="button-row">
        <Button type="submit" name="intent" value="save">
          {id === 0 ? TEMPLATES.addNow : TEMPLATES.save}
        </Button>
        {id !== 0 && (
          <Button type="submit" name="intent" value="remove" tone="quiet">
            {TEMPLATES.remove}
          </Button>
        )}
      </div>
      <TextStatus text={text} />
    </TextForm>
  )
}
