import { z } from 'zod'
import { QUESTION_FORM } from '#content/booking/intake.ts'
import { INTAKE_QUESTION_KINDS } from '#domain/content/intake-questions.ts'
import { line, optionalText, tick } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, oneOf } from '../field-rules.ts'

const MOST_CHOICES = 30
const FEWEST_CHOICES = 2

export const INTAKE_QUESTION_EDITOR: ContentEditor<'intake-questions'> = {
  one: QUESTION_FORM.one,
  many: QUESTION_FORM.many,
  lead: QUESTION_FORM.lead,
  sitePath: '/consultation',
  fields: [
    { name: 'label', label: QUESTION_FORM.label },
    {
      name: 'kind',
      label: QUESTION_FORM.kind,
      type: 'choice',
      hint: QUESTION_FORM.fileHint,
      options: INTAKE_QUESTION_KINDS.map((value) => ({ value, label: QUESTION_FORM.kinds[value] })),
    },
    { name: 'choices', label: QUESTION_FORM.choices, type: 'long', hint: QUESTION_FORM.choicesHint, isOptional: true },
    { name: 'help', label: QUESTION_FORM.help, type: 'long', rows: 2, hint: QUESTION_FORM.helpHint, isOptional: true },
    { name: 'isRequired', label: QUESTION_FORM.isRequired, type: 'tick' },
  ],
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
      error: QUESTION_FORM.choicesMissing,
    })
    .refine(({ kind, choices }) => kind === 'choice' || choices.length === 0, {
      path: ['choices'],
      error: QUESTION_FORM.choicesNotUsed,
    })
    .refine(({ kind, isRequired }) => kind !== 'file' || !isRequired, {
      path: ['isRequired'],
      error: QUESTION_FORM.fileNotRequired,
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
