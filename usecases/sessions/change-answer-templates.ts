import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import {
  addAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
  lockNewTemplates,
  recordAnswerTemplate,
} from '#db/sessions/answer-templates.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { LONGEST_ANSWER, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES, normalizeAnswer } from '#domain/sessions/answers.ts'
import { normalizeLine } from '#domain/text.ts'

export type TemplateRefusal =
  | 'name-missing'
  | 'name-too-long'
  | 'name-taken'
  | 'content-missing'
  | 'content-too-long'
  | 'too-many'
  | 'template-changed'

type TemplateForm = {
  /** Null adds one. */
  readonly id: number | null
  readonly version: number
  readonly name: string
  readonly content: string
  readonly staffId: string
}

/** Adds or changes a template. */
export async function saveAnswerTemplate(
  db: Database,
  form: TemplateForm,
  now: Date,
): Promise<Outcome<null, TemplateRefusal>> {
  const read = readForm(form)
  if (!read.ok) return read
  const written = { ...read.value, now }

  return db
    .transaction(async (tx): Promise<Outcome<null, TemplateRefusal>> => {
      if (form.id === null) {
        await lockNewTemplates(tx)
        if ((await listAnswerTemplates(tx)).length >= MOST_TEMPLATES) return refused('too-many')
        if (!(await addAnswerTemplate(tx, written))) return refused('name-taken')
      } else if (!(await recordAnswerTemplate(tx, { id: form.id, version: form.version }, written))) {
        return refused('template-changed')
      }
      await recordChange(tx, form.staffId, now)
      return accepted(null)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refused('name-taken')
      throw error
    })
}

/** Removing one twice is no problem. */
export function removeAnswerTemplate(
  db: Database,
  { id, staffId }: { readonly id: number; readonly staffId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (await deleteAnswerTemplate(tx, id)) await recordChange(tx, staffId, now)
  })
}

function recordChange(tx: Database, staffId: string, now: Date): Promise<void> {
  return recordAudit(tx, { action: 'answer-templates-changed', actorId: staffId, at: now })
}

function readForm(form: TemplateForm): Outcome<{ readonly name: string; readonly content: string }, TemplateRefusal> {
  const name = normalizeLine(form.name)
  const content = normalizeAnswer(form.content)
  if (name === '') return refused('name-missing')
  if (name.length > LONGEST_TEMPLATE_NAME) return refused('name-too-long')
  if (content === '') return refused('content-missing')
  return content.length > LONGEST_ANSWER ? refused('content-too-long') : accepted({ name, content })
}
