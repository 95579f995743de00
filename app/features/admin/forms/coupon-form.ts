import { z } from 'zod'
import { COUPON_FORM, COUPON_FORM_PROBLEMS } from '#content/admin/coupons.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { readCouponCode } from '#domain/bookings/coupons.ts'
import { optionalText, orNull, parsed, tick } from '#domain/field-rules.ts'
import { paiseFrom } from '#domain/money.ts'
import type { ContentEditor } from '../content-editor.ts'
import { calendarDate, rupeeAmount, ticked, typedNumber, typedRupees, whole } from '../field-rules.ts'

const MOST_USES = 1_000_000

export const COUPON_EDITOR: ContentEditor<'coupons'> = {
  one: 'Coupon',
  many: 'Coupons',
  lead: COUPON_FORM.lead,
  sitePath: '/consultation',
  retireHint: COUPON_FORM.retireHint,
  fields: [
    { name: 'code', label: COUPON_FORM.code, hint: COUPON_FORM.codeHint },
    {
      name: 'percentOff',
      label: COUPON_FORM.percent,
      type: 'number',
      hint: COUPON_FORM.oneOfBoth,
      isOptional: true,
    },
    { name: 'amountOff', label: COUPON_FORM.rupees, isOptional: true },
    { name: 'services', label: COUPON_FORM.services, type: 'ticks', hint: COUPON_FORM.servicesHint },
    { name: 'firstDay', label: COUPON_FORM.firstDay, type: 'date', hint: COUPON_FORM.dayHint, isOptional: true },
    { name: 'lastDay', label: COUPON_FORM.lastDay, type: 'date', hint: COUPON_FORM.dayHint, isOptional: true },
    { name: 'isFirstBookingOnly', label: COUPON_FORM.firstBooking, type: 'tick' },
    { name: 'mostUses', label: COUPON_FORM.mostUses, type: 'number', hint: COUPON_FORM.noLimit, isOptional: true },
    {
      name: 'mostUsesPerClient',
      label: COUPON_FORM.mostUsesPerClient,
      type: 'number',
      hint: COUPON_FORM.noLimit,
      startsAs: '1',
      isOptional: true,
    },
    { name: 'note', label: COUPON_FORM.note, type: 'long', rows: 2, hint: COUPON_FORM.noteHint, isOptional: true },
  ],
  schema: z
    .object({
      code: parsed(readCouponCode, COUPON_FORM_PROBLEMS.code),
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
      error: COUPON_FORM_PROBLEMS.discount,
    })
    .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
      path: ['lastDay'],
      error: COUPON_FORM_PROBLEMS.lastDay,
    })
    .refine(({ mostUses, mostUsesPerClient: each }) => mostUses === null || each === null || each <= mostUses, {
      path: ['mostUsesPerClient'],
      error: COUPON_FORM_PROBLEMS.perClient,
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
