import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { lines, pictureAddress } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, type FieldShape, withTexts } from '#app/features/staff/content/form-spec.ts'
import { FIELD_RULES } from '#content/staff/editing.ts'
import { ASTROLOGER_FORM } from '#content/staff/website/teacher-forms.ts'
import { type AstrologerValues, CALL_WAYS, VIDEO_WAYS } from '#domain/content/astrologers.ts'
import { choice, line, optionalLine, optionalText, orNull, parsed } from '#domain/field-rules.ts'
import { isMeetingLink } from '#domain/sessions/meeting-link.ts'
import { readCallNumber } from '#domain/sessions/meeting-ways.ts'
import { INDIA_TIME_ZONE, isTimeZone } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'

const SIGN_IN = { name: 'userId', type: 'choice', isOptional: true } as const satisfies FieldShape

const WORK = [
  { name: 'languages', type: 'long', rows: 3, isOptional: true },
  { name: 'timeZone', startsAs: INDIA_TIME_ZONE },
  {
    name: 'videoWay',
    type: 'choice',
    isOptional: true,
    options: [
      { value: '', label: ASTROLOGER_FORM.videoWays.practice },
      ...codeOptions(VIDEO_WAYS, ASTROLOGER_FORM.videoWays),
    ],
  },
  { name: 'meetingLink', isOptional: true },
  {
    name: 'callWay',
    type: 'choice',
    isOptional: true,
    options: [
      { value: '', label: ASTROLOGER_FORM.callWays.practice },
      ...codeOptions(CALL_WAYS, ASTROLOGER_FORM.callWays),
    ],
  },
  { name: 'callNumber', type: 'tel', isOptional: true },
] as const satisfies readonly FieldShape[]

const userId = () => orNull(z.string().refine(isUuid, FIELD_RULES.choice))

const WORK_RULES = {
  userId: userId(),
  languages: lines(12, 40),
  timeZone: line(60).refine(isTimeZone, ASTROLOGER_FORM.problems.timeZone),
  videoWay: orNull(choice(VIDEO_WAYS, FIELD_RULES.choice)),
  meetingLink: optionalLine(500).refine(
    (typed) => typed === '' || isMeetingLink(typed),
    ASTROLOGER_FORM.problems.meetingLink,
  ),
  callWay: orNull(choice(CALL_WAYS, FIELD_RULES.choice)),
  callNumber: parsed(readCallNumber, ASTROLOGER_FORM.problems.callNumber),
}

type Meeting = Pick<AstrologerValues, 'videoWay' | 'meetingLink' | 'callWay' | 'callNumber'>
const hasItsLink = ({ videoWay, meetingLink }: Meeting) => videoWay !== 'link' || meetingLink !== ''
const hasItsNumber = ({ callWay, callNumber }: Meeting) => callWay !== 'client-calls' || callNumber !== ''
const NO_NUMBER = { path: ['callNumber'], error: ASTROLOGER_FORM.problems.callNumber }
const NO_LINK = { path: ['meetingLink'], error: ASTROLOGER_FORM.problems.meetingLink }

const fillWork = ({
  userId: owner,
  languages,
  timeZone,
  videoWay,
  meetingLink,
  callWay,
  callNumber,
}: AstrologerValues) => ({
  userId: owner ?? '',
  languages: languages.join('\n'),
  timeZone,
  videoWay: videoWay ?? '',
  meetingLink,
  callWay: callWay ?? '',
  callNumber,
})

const SHOWN = { texts: ASTROLOGER_FORM, sitePath: '/astrologers', itemsOnSite: 2 }

export const ASTROLOGER_EDITOR: ContentEditor<'astrologers'> = {
  ...SHOWN,
  fields: withTexts(ASTROLOGER_FORM.fields, [
    { name: 'name' },
    SIGN_IN,
    { name: 'titles', type: 'long', rows: 3, isOptional: true },
    { name: 'about', type: 'long', rows: 8, isOptional: true },
    { name: 'portraitUrl', type: 'picture', isOptional: true },
    ...WORK,
  ]),
  schema: z
    .object({
      ...WORK_RULES,
      name: line(100),
      titles: lines(6, 120),
      about: optionalText(6_000),
      portraitUrl: orNull(pictureAddress()),
    })
    .refine(hasItsLink, NO_LINK)
    .refine(hasItsNumber, NO_NUMBER)
    .transform((values) => ({ ...values, isPrincipal: false })),
  fill: (values) => ({
    ...fillWork(values),
    name: values.name ?? '',
    titles: values.titles.join('\n'),
    about: values.about,
    portraitUrl: values.portraitUrl ?? '',
  }),
  describe: ({ isPrincipal, name, titles }) =>
    isPrincipal ? ASTROLOGER_FORM.principal : { title: name ?? '', detail: titles.join(', ') },
}

/** What the practice's own settings do not say already. */
export const PRINCIPAL_EDITOR: ContentEditor<'astrologers'> = {
  ...SHOWN,
  fields: withTexts(ASTROLOGER_FORM.fields, [SIGN_IN, ...WORK]),
  schema: z
    .object(WORK_RULES)
    .refine(hasItsLink, NO_LINK)
    .refine(hasItsNumber, NO_NUMBER)
    .transform((values) => ({ ...values, isPrincipal: true, name: null, titles: [], about: '', portraitUrl: null })),
  fill: fillWork,
  describe: () => ASTROLOGER_FORM.principal,
}
