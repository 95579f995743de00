import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { lines, oneOf } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { QUESTION_FORM } from '#content/staff/services/catalogue-forms.ts'
import { INTAKE_QUESTION_KINDS } from '#domain/content/intake-questions.ts'
import { line, optionalText, tick } from '#domain/field-rules.ts'

const MOST_CHOICES = 30
const FEWEST_CHOICES = 2

export const INTAKE_QUESTION_EDITOR: ContentEditor<'intake-questions'> = {
  texts: QUESTION_FORM,
  sitePath: '/consultation',
  fields: withTexts(QUESTION_FORM.fields, [
    { name: 'label' },
    { name: 'kind', type: 'choice', options: codeOptions(INTAKE_QUESTION_KINDS, QUESTION_FORM.kinds) },
    { name: 'choices', type: 'long', isOptional: true },
    { name: 'help', type: 'long', rows: 2, isOptional: true },
    { name: 'isRequired', type: 'tick' },
  ]),
  schema: z
    .object({
      label: line(),
      kind: oneOf(INTAKE_QUESTION_KINDS),
      choices: lines(MOST_CHOICES),
      help: optionalText(500),
      isRequired: tick(),
    })
    .refine(({ kind, choices }) => kind !== 'choice' || new Set(choices).size >= FEWEST_CHOICES, {
      path: ['choices'],
      error: QUESTION_FORM.problems.choicesMissing,
    })
    .refine(({ kind, choices }) => kind === 'choice' || choices.length === 0, {
      path: ['choices'],
      error: QUESTION_FORM.problems.choicesNotUsed,
    })
    .refine(({ kind, isRequired }) => kind !== 'file' || !isRequired, {
      path: ['isRequired'],
      error: QUESTION_FORM.problems.fileNotRequired,
    })
    .transform(({ choices, ...question }) => ({ ...question, choices: [...new Set(choices)] })),
  fill: ({ label, kind, choices, help, isRequired }) => ({
    label,
    kind,
    choices: choices.join('\n'),
    help,
    isRequired: isRequired ? 'on' : '',
  }),
  describe: ({ label, kind, isRequired }) => ({
    title: label,
    detail: QUESTION_FORM.kinds[kind],
    ...(isRequired && { note: QUESTION_FORM.required }),
  }),
}
