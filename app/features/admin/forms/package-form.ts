import { z } from 'zod'
import { PACKAGE_FORM, PACKAGE_PROBLEMS } from '#content/admin/packages.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { formatRupees } from '#content/words/money.ts'
import { ANSWER_WITHIN_DAYS, type HeldAs, SESSION_LIMITS } from '#domain/content/offers.ts'
import { line, orNull, text, tick } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, oneOf, rupeeAmount, ticked, typedNumber, typedRupees, whole } from '../field-rules.ts'
import type { FieldSpec } from '../form-spec.ts'

const HELD_AS = ['video', 'telephone', 'in-person', 'in-writing'] as const satisfies HeldAs[]
const MINUTES_PER_DAY = 24 * 60

const minutes = (limits: readonly [number, number], from?: string) => ({
  type: 'number' as const,
  hint: PACKAGE_FORM.range(...limits, from),
})

/** When a session can be booked; a Prasna has none. */
const SESSION_FIELDS: readonly FieldSpec[] = [
  {
    name: 'durationMinutes',
    label: PACKAGE_FORM.duration,
    startsAs: '60',
    ...minutes(SESSION_LIMITS.durationMinutes, PACKAGE_FORM.durationHint),
  },
  {
    name: 'stepMinutes',
    label: PACKAGE_FORM.step,
    startsAs: '60',
    ...minutes(SESSION_LIMITS.stepMinutes, PACKAGE_FORM.stepHint),
  },
  {
    name: 'bufferBeforeMinutes',
    label: PACKAGE_FORM.bufferBefore,
    startsAs: '0',
    ...minutes(SESSION_LIMITS.bufferMinutes),
  },
  {
    name: 'bufferAfterMinutes',
    label: PACKAGE_FORM.bufferAfter,
    startsAs: '0',
    ...minutes(SESSION_LIMITS.bufferMinutes),
  },
  {
    name: 'minimumNoticeMinutes',
    label: PACKAGE_FORM.notice,
    type: 'number',
    hint: PACKAGE_FORM.asThePractice,
    isOptional: true,
  },
  {
    name: 'horizonDays',
    label: PACKAGE_FORM.horizon,
    type: 'number',
    hint: PACKAGE_FORM.asThePractice,
    isOptional: true,
  },
  {
    name: 'mostPerDay',
    label: PACKAGE_FORM.mostPerDay,
    type: 'number',
    hint: PACKAGE_FORM.noLimit,
    isOptional: true,
  },
  {
    name: 'mostPerWeek',
    label: PACKAGE_FORM.mostPerWeek,
    type: 'number',
    hint: PACKAGE_FORM.noLimit,
    isOptional: true,
  },
  { name: 'offeredBy', label: PACKAGE_FORM.offeredBy, type: 'ticks', hint: PACKAGE_FORM.offeredByHint },
]

export const PACKAGE_EDITOR: ContentEditor<'packages'> = {
  one: 'Consultation',
  many: 'Consultations',
  lead: 'The packages on the consultation page. Existing bookings keep their price, time and length.',
  sitePath: '/consultation',
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'Description', type: 'long', rows: 4 },
    { name: 'price', label: 'Price in rupees' },
    { name: 'isPerQuestion', label: 'The price is for each question', type: 'tick' },
    { name: 'isPrasna', label: 'Prasna', type: 'tick', hint: 'Booked without birth details and without a slot.' },
    {
      name: 'needsBirthTime',
      label: 'Needs the time of birth',
      type: 'tick',
      hint: 'Without the tick, clients may leave it empty.',
      startsAs: 'on',
    },
    { name: 'asksLifeEvents', label: PACKAGE_FORM.lifeEvents, type: 'tick', hint: PACKAGE_FORM.lifeEventsHint },
    {
      name: 'heldAs',
      label: PACKAGE_FORM.heldAs,
      type: 'choice',
      options: HELD_AS.map((value) => ({ value, label: HELD_AS_NAMES[value] })),
      startsAs: 'video',
    },
    {
      name: 'answerWithinDays',
      label: PACKAGE_FORM.answerWithin,
      type: 'number',
      hint: PACKAGE_FORM.answerWithinHint,
      isOptional: true,
    },
    { name: 'durationLabel', label: 'Length as shown', hint: 'Such as “60 minutes”' },
    ...SESSION_FIELDS,
    { name: 'features', label: 'What clients get', type: 'long', hint: 'One per line.', isOptional: true },
    { name: 'needs', label: 'What clients should have ready', type: 'long', hint: 'One per line.', isOptional: true },
    { name: 'isPopular', label: 'Most Popular', type: 'tick', hint: 'Only one package can have this badge.' },
  ],
  schema: z
    .object({
      name: line(),
      description: text(1_000),
      price: rupeeAmount(),
      isPerQuestion: tick(),
      isPrasna: tick(),
      needsBirthTime: tick(),
      asksLifeEvents: tick(),
      heldAs: oneOf(HELD_AS),
      answerWithinDays: orNull(whole(...ANSWER_WITHIN_DAYS)),
      durationLabel: line(60),
      durationMinutes: whole(...SESSION_LIMITS.durationMinutes),
      stepMinutes: whole(...SESSION_LIMITS.stepMinutes),
      bufferBeforeMinutes: whole(...SESSION_LIMITS.bufferMinutes),
      bufferAfterMinutes: whole(...SESSION_LIMITS.bufferMinutes),
      minimumNoticeMinutes: orNull(whole(...SESSION_LIMITS.minimumNoticeMinutes)),
      horizonDays: orNull(whole(...SESSION_LIMITS.horizonDays)),
      mostPerDay: orNull(whole(...SESSION_LIMITS.mostPerDay)),
      mostPerWeek: orNull(whole(...SESSION_LIMITS.mostPerWeek)),
      offeredBy: ticked(),
      features: lines(),
      needs: lines(),
      isPopular: tick(),
    })
    .refine(({ isPrasna, heldAs }) => !isPrasna || heldAs === 'in-writing' || heldAs === 'telephone', {
      path: ['heldAs'],
      error: PACKAGE_PROBLEMS.prasnaHasNoTime,
    })
    .refine(({ isPrasna, answerWithinDays }) => isPrasna || answerWithinDays === null, {
      path: ['answerWithinDays'],
      error: PACKAGE_PROBLEMS.onlyPrasnaIsAnswered,
    })
    .refine(({ isPrasna, asksLifeEvents }) => !isPrasna || !asksLifeEvents, {
      path: ['asksLifeEvents'],
      error: PACKAGE_PROBLEMS.prasnaHasNoBirth,
    })
    .refine(({ isPrasna, heldAs }) => isPrasna || heldAs !== 'in-writing', {
      path: ['heldAs'],
      error: PACKAGE_PROBLEMS.writtenHasNoTime,
    })
    .refine(({ mostPerDay, mostPerWeek }) => mostPerDay === null || mostPerWeek === null || mostPerWeek >= mostPerDay, {
      path: ['mostPerWeek'],
      error: PACKAGE_PROBLEMS.fewerPerWeek,
    })
    .refine(
      ({ minimumNoticeMinutes: notice, horizonDays }) =>
        notice === null || horizonDays === null || notice < horizonDays * MINUTES_PER_DAY,
      { path: ['horizonDays'], error: PACKAGE_PROBLEMS.noticeBeyondHorizon },
    ),
  fill: (offer) => ({
    name: offer.name,
    description: offer.description,
    price: typedRupees(offer.price),
    isPerQuestion: offer.isPerQuestion ? 'on' : '',
    isPrasna: offer.isPrasna ? 'on' : '',
    needsBirthTime: offer.needsBirthTime ? 'on' : '',
    asksLifeEvents: offer.asksLifeEvents ? 'on' : '',
    heldAs: offer.heldAs,
    answerWithinDays: typedNumber(offer.answerWithinDays),
    durationLabel: offer.durationLabel,
    durationMinutes: String(offer.durationMinutes),
    stepMinutes: String(offer.stepMinutes),
    bufferBeforeMinutes: String(offer.bufferBeforeMinutes),
    bufferAfterMinutes: String(offer.bufferAfterMinutes),
    minimumNoticeMinutes: typedNumber(offer.minimumNoticeMinutes),
    horizonDays: typedNumber(offer.horizonDays),
    mostPerDay: typedNumber(offer.mostPerDay),
    mostPerWeek: typedNumber(offer.mostPerWeek),
    offeredBy: offer.offeredBy.join(', '),
    features: offer.features.join('\n'),
    needs: offer.needs.join('\n'),
    isPopular: offer.isPopular ? 'on' : '',
  }),
  describe: (offer) => ({
    title: offer.name,
    detail: [
      offer.durationLabel,
      HELD_AS_NAMES[offer.heldAs],
      `${formatRupees(offer.price)}${offer.isPerQuestion ? ' per question' : ''}`,
    ].join(', '),
    ...(offer.isPopular && { note: 'Most Popular' }),
  }),
}
