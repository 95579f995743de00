import { z } from 'zod'
import { FIELD_RULES } from '#content/admin/admin.ts'
import { line, optionalText, orNull, tick } from '#domain/field-rules.ts'
import { LESSON_KINDS, type LessonKind } from '#domain/learning/course-progress.ts'
import type { ContentEditor } from '../content-editor.ts'
import { markdown, oneOf, webAddress, whole } from '../field-rules.ts'

const KIND_NAMES: Readonly<Record<LessonKind, string>> = {
  text: 'Text on this site',
  link: 'Page on another site',
  video: 'Video on another site',
}

const FREE_TO_READ = 'Free to read'

export const MODULE_EDITOR: ContentEditor<'modules'> = {
  one: 'Module',
  many: 'Modules',
  lead: 'The parts of the course. The complete course shows the modules of all other courses before its own.',
  sitePath: '/learning',
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'summary', label: 'Summary', type: 'long', rows: 3, isOptional: true },
  ],
  schema: z.object({ title: line(), summary: optionalText(600) }),
  fill: ({ title, summary }) => ({ title, summary }),
  describe: ({ title, summary }) => ({ title, detail: summary }),
}

export const LESSON_EDITOR: ContentEditor<'lessons'> = {
  one: 'Lesson',
  many: 'Lessons',
  lead: 'What students read and mark as done. The courses page shows the titles to everybody.',
  sitePath: '/learning',
  fields: [
    { name: 'title', label: 'Title' },
    {
      name: 'kind',
      label: 'Kind',
      type: 'choice',
      options: LESSON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
    },
    {
      name: 'content',
      label: 'Text',
      type: 'long',
      rows: 16,
      hint: 'Light markdown: # headings, **bold**, lists. For a page or video, say what to look for.',
      isOptional: true,
    },
    { name: 'url', label: 'Link to the page or video', type: 'url', isOptional: true },
    { name: 'minutes', label: 'Minutes needed', type: 'number' },
    {
      name: 'isFree',
      label: FREE_TO_READ,
      type: 'tick',
      hint: 'Anybody can open this lesson from the courses page, without enrolling.',
    },
  ],
  schema: z
    .object({
      title: line(),
      kind: oneOf(LESSON_KINDS),
      content: markdown(),
      url: orNull(webAddress()),
      minutes: whole(1, 600),
      isFree: tick(),
    })
    .refine(({ kind, content }) => kind !== 'text' || content !== '', {
      path: ['content'],
      error: 'Please write the lesson',
    })
    .refine(({ kind, url }) => kind === 'text' || url !== null, {
      path: ['url'],
      error: FIELD_RULES.webAddress,
    })
    .refine(({ kind, url }) => kind !== 'text' || url === null, {
      path: ['url'],
      error: 'A text lesson has no link. Please choose another kind or leave this empty.',
    }),
  fill: ({ title, kind, content, url, minutes, isFree }) => ({
    title,
    kind,
    content,
    url: url ?? '',
    minutes: String(minutes),
    isFree: isFree ? 'on' : '',
  }),
  describe: ({ title, kind, minutes, isFree }) => ({
    title,
    detail: `${KIND_NAMES[kind]}, ${minutes} min`,
    ...(isFree && { note: FREE_TO_READ }),
  }),
}
