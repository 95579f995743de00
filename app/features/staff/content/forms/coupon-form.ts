import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import {
  calendarDate,
  rupeeAmount,
  ticked,
  typedNumber,
  typedRupees,
  whole,
} from '#app/features/staff/content/field-rules.ts'
import { withTexts } from '#app/features/staff/content/form-spec.ts'
import { COUPON_FORM } from '#content/staff/services/catalogue-forms.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { optionalText, orNull, parsed, tick } from '#domain/field-rules.ts'
import { paiseFrom } from '#domain/money.ts'
import { readCouponCode } from '#domain/offers/coupons.ts'

const MOST_USES = 1_000_000

export const COUPON_EDITOR: ContentEditor<'coupons'> = {
  texts: COUPON_FORM,
  sitePath: '/consultation',
  fields: withTexts(COUPON_FORM.fields, [
    { name: 'code' },
    { name: 'percentOff', type: 'number', isOptional: true },
    { name: 'amountOff', isOptional: true },
    { name: 'services', type: 'ticks' },
    { name: 'firstDay', type: 'date', isOptional: true },
    { name: 'lastDay', type: 'date', isOptional: true },
    { name: 'isFirstBookingOnly', type: 'tick' },
    { name: 'mostUses', type: 'number', isOptional: true },
    { name: 'mostUsesPerClient', type: 'number', startsAs: '1', isOptional: true },
    { name: 'note', type: 'long', rows: 2, isOptional: true },
  ]),
  schema: z
    .object({
      code: parsed(readCouponCode, COUPON_FORM.problems.code),
      percentOff: orNull(whole(1, 100)),
      amountOff: orNull(rupeeAmount()),
      services: ticked(),
      firstDay: orNull(calendarDate()),
      lastDay: orNull(calendarDate()),
      isFirstBookingOnly: tick(),
      mostUses: orNull(whole(1, MOST_USES)),
      mostUsesPerClient: orNull(whole(1, MOST_USES)),
      note: optionalText(500),
    })
    .refine(({ percentOff, amountOff }) => (percentOff === null) !== (amountOff === null), {
      path: ['percentOff'],
      error: COUPON_FORM.problems.discount,
    })
    .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
      path: ['lastDay'],
      error: COUPON_FORM.problems.lastDay,
    })
    .refine(({ mostUses, mostUsesPerClient: each }) => mostUses === null || each === null || each <= mostUses, {
      path: ['mostUsesPerClient'],
      error: COUPON_FORM.problems.perClient,
    }),
  fill: (coupon) => ({
    code: coupon.code,
    percentOff: typedNumber(coupon.percentOff),
    amountOff: typedRupees(coupon.amountOff),
    services: coupon.services.join(', '),
    firstDay: coupon.firstDay ?? '',
    lastDay: coupon.lastDay ?? '',
    isFirstBookingOnly: coupon.isFirstBookingOnly ? 'on' : '',
    mostUses: typedNumber(coupon.mostUses),
    mostUsesPerClient: typedNumber(coupon.mostUsesPerClient),
    note: coupon.note,
  }),
  describe: ({ code, percentOff, amountOff, firstDay, lastDay, mostUses, isFirstBookingOnly, note }) => ({
    title: code,
    detail: [
      percentOff === null
        ? COUPON_FORM.amountOff(formatRupees(amountOff ?? paiseFrom(0)))
        : COUPON_FORM.percentOff(percentOff),
      ...(firstDay === null ? [] : [COUPON_FORM.from(longDay(firstDay))]),
      ...(lastDay === null ? [] : [COUPON_FORM.until(longDay(lastDay))]),
      ...(mostUses === null ? [] : [COUPON_FORM.uses(mostUses)]),
      ...(isFirstBookingOnly ? [COUPON_FORM.firstOnly] : []),
      ...(note === '' ? [] : [note]),
    ].join(', '),
  }),
}
