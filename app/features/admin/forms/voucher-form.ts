import { z } from 'zod'
import { GIFT, VOUCHER_FORM } from '#content/booking/vouchers.ts'
import { formatRupees } from '#content/words/money.ts'
import { VOUCHER_LIMITS } from '#domain/content/offers.ts'
import { line } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { rupeeAmount, typedRupees, whole } from '../field-rules.ts'

export const VOUCHER_EDITOR: ContentEditor<'vouchers'> = {
  one: 'Gift voucher',
  many: 'Gift vouchers',
  lead: VOUCHER_FORM.lead,
  sitePath: '/gift',
  itemsOnSite: 1,
  retireHint: VOUCHER_FORM.retireHint,
  fields: [
    { name: 'name', label: VOUCHER_FORM.name, hint: VOUCHER_FORM.nameHint },
    { name: 'price', label: VOUCHER_FORM.price },
    {
      name: 'validMonths',
      label: VOUCHER_FORM.validMonths,
      type: 'number',
      hint: VOUCHER_FORM.range(...VOUCHER_LIMITS.validMonths),
      startsAs: '12',
    },
  ],
  schema: z.object({ name: line(), price: rupeeAmount(), validMonths: whole(...VOUCHER_LIMITS.validMonths) }),
  fill: ({ name, price, validMonths }) => ({ name, price: typedRupees(price), validMonths: String(validMonths) }),
  describe: ({ name, price, validMonths }) => ({
    title: name,
    detail: [formatRupees(price), GIFT.valid(validMonths)].join(', '),
  }),
}
