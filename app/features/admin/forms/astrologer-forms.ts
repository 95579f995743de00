import { z } from 'zod'
import { isMeetingLink } from '#domain/bookings/meeting-link.ts'
import type { AstrologerValues } from '#domain/content/astrologers.ts'
import { line, optionalLine, optionalText, orNull } from '#domain/field-rules.ts'
import { INDIA_TIME_ZONE, isTimeZone } from '#domain/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, pictureAddress } from '../field-rules.ts'
import type { FieldSpec } from '../form-spec.ts'

const SIGN_IN: FieldSpec = {
  name: 'userId',
  label: 'Sign-in',
  type: 'choice',
  hint: 'The account that opens the Astrologer Dashboard as this astrologer. Invite new colleagues under Staff and roles.',
  isOptional: true,
}

const WORK: readonly FieldSpec[] = [
  { name: 'languages', label: 'Languages', type: 'long', rows: 3, hint: 'One per line.', isOptional: true },
  {
    name: 'timeZone',
    label: 'Time zone',
    hint: 'Of their opening hours, such as Asia/Kolkata or America/New_York',
    startsAs: INDIA_TIME_ZONE,
  },
  {
    name: 'meetingLink',
    label: 'Meeting link',
    hint: 'For their sessions: a link that starts with https://, or tel: and a number. If it is empty, we use the link of the practice.',
    isOptional: true,
  },
]

const userId = () => orNull(z.string().refine(isUuid, 'Please choose one'))

const WORK_RULES = {
  userId: userId(),
  languages: lines(12, 40),
  timeZone: line(60).refine(isTimeZone, 'Please enter a time zone such as Asia/Kolkata'),
  meetingLink: optionalLine(500).refine(
    (typed) => typed === '' || isMeetingLink(typed),
    'Please enter a link that starts with https://, or tel: and a number',
  ),
}

const fillWork = ({ userId: owner, languages, timeZone, meetingLink }: AstrologerValues) => ({
  userId: owner ?? '',
  languages: languages.join('\n'),
  timeZone,
  meetingLink,
})

const SHOWN = {
  one: 'Astrologer',
  many: 'Astrologers',
  lead: 'Everyone who gives consultations. With more than one, each has a page on the site and clients can choose.',
  sitePath: '/astrologers',
  itemsOnSite: 2,
  retireHint: 'They can no longer be booked, and their page is gone. Sessions that took place stay.',
}

export const ASTROLOGER_EDITOR: ContentEditor<'astrologers'> = {
  ...SHOWN,
  fields: [
    { name: 'name', label: 'Name' },
    SIGN_IN,
    { name: 'titles', label: 'Titles', type: 'long', rows: 3, hint: 'One per line.', isOptional: true },
    {
      name: 'about',
      label: 'About',
      type: 'long',
      rows: 8,
      hint: 'Leave an empty line to start a new paragraph.',
      isOptional: true,
    },
    {
      name: 'portraitUrl',
      label: 'Portrait',
      type: 'picture',
      hint: 'A link that starts with https://, or upload a picture. Without one, we show a monogram.',
      isOptional: true,
    },
    ...WORK,
  ],
  schema: z
    .object({
      ...WORK_RULES,
      name: line(100),
      titles: lines(6, 120),
      about: optionalText(6_000),
      portraitUrl: orNull(pictureAddress()),
    })
    .transform((values) => ({ ...values, isPrincipal: false })),
  fill: (values) => ({
    ...fillWork(values),
    name: values.name ?? '',
    titles: values.titles.join('\n'),
    about: values.about,
    portraitUrl: values.portraitUrl ?? '',
  }),
  describe: ({ isPrincipal, name, titles }) =>
    isPrincipal ? PRINCIPAL : { title: name ?? '', detail: titles.join(', ') },
}

const PRINCIPAL = {
  title: 'Principal astrologer',
  detail: 'Name, titles, text and portrait are those of the practice.',
}

/** What the practice's own settings do not say already. */
export const PRINCIPAL_EDITOR: ContentEditor<'astrologers'> = {
  ...SHOWN,
  fields: [SIGN_IN, ...WORK],
  schema: z
    .object(WORK_RULES)
    .transform((values) => ({ ...values, isPrincipal: true, name: null, titles: [], about: '', portraitUrl: null })),
  fill: fillWork,
  describe: () => PRINCIPAL,
}
