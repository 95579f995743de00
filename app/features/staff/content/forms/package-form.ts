import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import {
  lines,
  oneOf,
  rupeeAmount,
  ticked,
  typedNumber,
  typedRupees,
  whole,
} from '#app/features/staff/content/field-rules.ts'
import { codeOptions, type FieldShape, type FieldSpec, withTexts } from '#app/features/staff/content/form-spec.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { PACKAGE_FORM } from '#content/staff/services/catalogue-forms.ts'
import { formatRupees } from '#content/words/money.ts'
import { ANSWER_WITHIN_DAYS, type HeldAs, SESSION_LIMITS } from '#domain/content/offers.ts'
import { line, orNull, text, tick } from '#domain/field-rules.ts'

const HELD_AS = ['video', 'telephone', 'in-person', 'in-writing'] as const satisfies HeldAs[]
const MINUTES_PER_DAY = 24 * 60

/** When a session can be booked; a Prasna has none. */
const TIMES_FIELDS = [
  { name: 'stepMinutes', startsAs: '30', type: 'number' },
  { name: 'bufferBeforeMinutes', startsAs: '0', type: 'number' },
  // To write down what was said, and to breathe.
  { name: 'bufferAfterMinutes', startsAs: '10', type: 'number' },
  { name: 'minimumNoticeMinutes', type: 'number', isOptional: true },
  { name: 'horizonDays', type: 'number', isOptional: true },
  { name: 'mostPerDay', type: 'number', isOptional: true },
  { name: 'mostPerWeek', type: 'number', isOptional: true },
  { name: 'offeredBy', type: 'ticks' },
] as const satisfies readonly FieldShape[]

/** Needed rarely, under a plain name. */
function folded(name: keyof typeof PACKAGE_FORM.groups, fields: Parameters<typeof fieldsOf>[0]): FieldSpec[] {
  const group = { ...PACKAGE_FORM.groups[name], name, isFolded: true } as const
  return fieldsOf(fields).map((field) => ({ ...field, group }))
}

function fieldsOf(fields: readonly (FieldShape & { readonly name: keyof typeof PACKAGE_FORM.fields })[]) {
  return withTexts(PACKAGE_FORM.fields, fields)
}

export const PACKAGE_EDITOR: ContentEditor<'packages'> = {
  texts: PACKAGE_FORM,
  sitePath: '/consultation',
  fields: [
    ...fieldsOf([
      { name: 'name' },
      { name: 'description', type: 'long', rows: 4 },
      { name: 'price' },
      { name: 'durationLabel' },
      { name: 'durationMinutes', startsAs: '60', type: 'number' },
      { name: 'heldAs', type: 'choice', options: codeOptions(HELD_AS, HELD_AS_NAMES), startsAs: 'video' },
    ]),
    ...folded('asked', [
      { name: 'isPrasna', type: 'tick' },
      { name: 'isPerQuestion', type: 'tick' },
      { name: 'needsBirthTime', type: 'tick', startsAs: 'on' },
      { name: 'asksLifeEvents', type: 'tick' },
      { name: 'answerWithinDays', type: 'number', isOptional: true },
    ]),
    ...folded('times', TIMES_FIELDS),
    ...folded('shown', [
      { name: 'features', type: 'long', isOptional: true },
      { name: 'needs', type: 'long', isOptional: true },
      { name: 'isPopular', type: 'tick' },
    ]),
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
      error: PACKAGE_FORM.problems.prasnaHasNoTime,
    })
    .refine(({ isPrasna, answerWithinDays }) => isPrasna || answerWithinDays === null, {
      path: ['answerWithinDays'],
      error: PACKAGE_FORM.problems.onlyPrasnaIsAnswered,
    })
    .refine(({ isPrasna, asksLifeEvents }) => !isPrasna || !asksLifeEvents, {
      path: ['asksLifeEvents'],
      error: PACKAGE_FORM.problems.prasnaHasNoBirth,
    })
    .refine(({ isPrasna, heldAs }) => isPrasna || heldAs !== 'in-writing', {
      path: ['heldAs'],
      error: PACKAGE_FORM.problems.writtenHasNoTime,
    })
    .refine(({ mostPerDay, mostPerWeek }) => mostPerDay === null || mostPerWeek === null || mostPerWeek >= mostPerDay, {
      path: ['mostPerWeek'],
      error: PACKAGE_FORM.problems.fewerPerWeek,
    })
    .refine(
      ({ minimumNoticeMinutes: notice, horizonDays }) =>
        notice === null || horizonDays === null || notice < horizonDays * MINUTES_PER_DAY,
      { path: ['horizonDays'], error: PACKAGE_FORM.problems.noticeBeyondHorizon },
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
    detail: [offer.durationLabel, HELD_AS_NAMES[offer.heldAs]].join(', '),
    price: offer.isPerQuestion ? PACKAGE_FORM.perQuestion(formatRupees(offer.price)) : formatRupees(offer.price),
    ...(offer.isPopular && { note: PACKAGE_FORM.popular }),
  }),
}
