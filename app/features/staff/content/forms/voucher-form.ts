import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { rupeeAmount, typedRupees, whole } from '#app/features/staff/content/field-rules.ts'
import { withTexts } from '#app/features/staff/content/form-spec.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { VOUCHER_FORM } from '#content/staff/services/catalogue-forms.ts'
import { formatRupees } from '#content/words/money.ts'
import { VOUCHER_LIMITS } from '#domain/content/offers.ts'
import { line } from '#domain/field-rules.ts'

export const VOUCHER_EDITOR: ContentEditor<'vouchers'> = {
  texts: VOUCHER_FORM,
  sitePath: '/gift',
  itemsOnSite: 1,
  fields: withTexts(VOUCHER_FORM.fields, [
    { name: 'name' },
    { name: 'price' },
    { name: 'validMonths', type: 'number', startsAs: '12' },
  ]),
  schema: z.object({ name: line(), price: rupeeAmount(), validMonths: whole(...VOUCHER_LIMITS.validMonths) }),
  fill: ({ name, price, validMonths }) => ({ name, price: typedRupees(price), validMonths: String(validMonths) }),
  describe: ({ name, price, validMonths }) => ({
    title: name,
    detail: GIFT.valid(validMonths),
    price: formatRupees(price),
  }),
}
