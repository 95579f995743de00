import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { rupeeAmount, typedRupees, whole } from '#app/features/staff/content/field-rules.ts'
import { withTexts } from '#app/features/staff/content/form-spec.ts'
import { PASSES } from '#content/booking/passes.ts'
import { PASS_FORM } from '#content/staff/services/catalogue-forms.ts'
import { formatRupees } from '#content/words/money.ts'
import { PASS_LIMITS } from '#domain/content/offers.ts'
import { line, optionalText, tick } from '#domain/field-rules.ts'

const HIGHEST_ID = 999_999_999

export const PASS_EDITOR: ContentEditor<'passes'> = {
  texts: PASS_FORM,
  sitePath: '/consultation',
  fields: withTexts(PASS_FORM.fields, [
    { name: 'name' },
    { name: 'description', type: 'long', rows: 3, isOptional: true },
    { name: 'packageId', type: 'choice' },
    { name: 'sessions', type: 'number', startsAs: '5' },
    { name: 'validMonths', type: 'number', startsAs: '12' },
    { name: 'price' },
    { name: 'isShared', type: 'tick' },
  ]),
  schema: z.object({
    name: line(),
    description: optionalText(1_000),
    packageId: whole(1, HIGHEST_ID),
    sessions: whole(...PASS_LIMITS.sessions),
    validMonths: whole(...PASS_LIMITS.validMonths),
    price: rupeeAmount(),
    isShared: tick(),
  }),
  fill: (pass) => ({
    name: pass.name,
    description: pass.description,
    packageId: String(pass.packageId),
    sessions: String(pass.sessions),
    validMonths: String(pass.validMonths),
    price: typedRupees(pass.price),
    isShared: pass.isShared ? 'on' : '',
  }),
  describe: ({ name, sessions, validMonths, price, isShared }) => ({
    title: name,
    detail: [PASS_FORM.sessions(sessions), PASSES.valid(validMonths)].join(', '),
    price: formatRupees(price),
    ...(isShared && { note: PASSES.shared }),
  }),
}
