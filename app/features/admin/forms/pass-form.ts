import { z } from 'zod'
import { PASS_FORM, PASSES } from '#content/booking/passes.ts'
import { formatRupees } from '#content/words/money.ts'
import { PASS_LIMITS } from '#domain/content/offers.ts'
import { line, optionalText, tick } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { rupeeAmount, typedRupees, whole } from '../field-rules.ts'

const HIGHEST_ID = 999_999_999

export const PASS_EDITOR: ContentEditor<'passes'> = {
  one: 'Session pass',
  many: 'Session passes',
  lead: PASS_FORM.lead,
  sitePath: '/consultation',
  retireHint: PASS_FORM.retireHint,
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'Description', type: 'long', rows: 3, isOptional: true },
    { name: 'packageId', label: PASS_FORM.service, type: 'choice' },
    {
      name: 'sessions',
      label: PASS_FORM.sessions,
      type: 'number',
      hint: PASS_FORM.range(...PASS_LIMITS.sessions),
      startsAs: '5',
    },
    {
      name: 'validMonths',
      label: PASS_FORM.validMonths,
      type: 'number',
      hint: PASS_FORM.range(...PASS_LIMITS.validMonths),
      startsAs: '12',
    },
    { name: 'price', label: 'Price in rupees' },
    { name: 'isShared', label: PASS_FORM.isShared, type: 'tick', hint: PASS_FORM.isSharedHint },
  ],
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
    detail: [`${sessions} sessions`, PASSES.valid(validMonths), formatRupees(price)].join(', '),
    ...(isShared && { note: PASSES.shared }),
  }),
}
