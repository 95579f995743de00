import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { lines, oneOf, webAddress, whole } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { RESOURCE_LANGUAGE_NAMES } from '#content/site/free-content.ts'
import { RESOURCE_FORM, TEACHER_FORM, TEACHER_PAGE_FORM } from '#content/staff/website/teacher-forms.ts'
import {
  type ContentStatus,
  RESOURCE_LANGUAGES,
  type ResourceType,
  TEACHER_LEVELS,
  type TeacherLink,
} from '#domain/content/teacher-page.ts'
import { line, optionalLine, orNull, text } from '#domain/field-rules.ts'

const STATUSES = ['available', 'coming_soon'] as const satisfies ContentStatus[]
const TYPES = ['video', 'playlist', 'link'] as const satisfies ResourceType[]
const PURPOSES = ['homa', 'writings', 'software'] as const satisfies TeacherLink['purpose'][]

const teacherLink = z
  .string()
  .transform((typed) => typed.split('|').map((part) => part.trim()))
  .pipe(z.tuple([oneOf(PURPOSES), line(100), webAddress()], TEACHER_FORM.problems.link))
  .transform(([purpose, label, url]): TeacherLink => ({ purpose, label, url }))

export const TEACHER_EDITOR: ContentEditor<'teachers'> = {
  texts: TEACHER_FORM,
  sitePath: '/free-content',
  fields: withTexts(TEACHER_FORM.fields, [
    { name: 'name' },
    { name: 'introduction', type: 'long', rows: 3 },
    { name: 'biography', type: 'long', rows: 8 },
    { name: 'links', type: 'long', rows: 4, isOptional: true },
  ]),
  schema: z.object({
    name: line(100),
    introduction: text(600),
    biography: text(6_000),
    links: lines(9, 600).pipe(z.array(teacherLink)),
  }),
  fill: ({ name, introduction, biography, links }) => ({
    name,
    introduction,
    biography,
    links: links.map(({ purpose, label, url }) => `${purpose} | ${label} | ${url}`).join('\n'),
  }),
  describe: ({ name, introduction }) => ({ title: name, detail: introduction }),
}

export const TEACHER_PAGE_EDITOR: ContentEditor<'teacher-pages'> = {
  texts: TEACHER_PAGE_FORM,
  sitePath: '/free-content',
  fields: withTexts(TEACHER_PAGE_FORM.fields, [
    { name: 'level', type: 'choice', options: codeOptions(TEACHER_LEVELS, TEACHER_PAGE_FORM.levels) },
    { name: 'summary', type: 'long', rows: 3 },
    { name: 'status', type: 'choice', options: codeOptions(STATUSES, TEACHER_PAGE_FORM.statuses) },
    { name: 'statedLessons', type: 'number', isOptional: true },
    { name: 'comingSoonNote', type: 'long', rows: 3, isOptional: true },
  ]),
  schema: z
    .object({
      level: oneOf(TEACHER_LEVELS),
      summary: text(600),
      status: oneOf(STATUSES),
      statedLessons: orNull(whole(1, 1_000)),
      comingSoonNote: orNull(text(600)),
    })
    .refine(({ status, comingSoonNote }) => status === 'available' || comingSoonNote !== null, {
      path: ['comingSoonNote'],
      error: TEACHER_PAGE_FORM.problems.comingSoonNote,
    }),
  fill: ({ level, summary, status, statedLessons, comingSoonNote }) => ({
    level,
    summary,
    status,
    statedLessons: statedLessons === null ? '' : String(statedLessons),
    comingSoonNote: comingSoonNote ?? '',
  }),
  describe: ({ level, summary, status }) => ({
    title: TEACHER_PAGE_FORM.levels[level],
    detail: summary,
    note: TEACHER_PAGE_FORM.statuses[status],
  }),
}

const LANGUAGE_OPTIONS = [
  { value: '', label: RESOURCE_FORM.noLanguage },
  ...codeOptions(RESOURCE_LANGUAGES, RESOURCE_LANGUAGE_NAMES),
]

export const RESOURCE_EDITOR: ContentEditor<'resources'> = {
  texts: RESOURCE_FORM,
  sitePath: '/free-content',
  fields: withTexts(RESOURCE_FORM.fields, [
    { name: 'title' },
    { name: 'description', type: 'long', rows: 3 },
    { name: 'type', type: 'choice', options: codeOptions(TYPES, RESOURCE_FORM.types) },
    { name: 'language', type: 'choice', options: LANGUAGE_OPTIONS, isOptional: true },
    { name: 'duration' },
    { name: 'status', type: 'choice', options: codeOptions(STATUSES, RESOURCE_FORM.statuses) },
    { name: 'url', type: 'url' },
    { name: 'thumbnailUrl', type: 'url', isOptional: true },
  ]),
  schema: z.object({
    title: line(),
    description: text(600),
    type: oneOf(TYPES),
    language: orNull(oneOf(RESOURCE_LANGUAGES)),
    duration: optionalLine(60),
    status: oneOf(STATUSES),
    url: webAddress(),
    thumbnailUrl: orNull(webAddress()),
  }),
  fill: ({ title, description, type, language, duration, status, url, thumbnailUrl }) => ({
    title,
    description,
    type,
    language: language ?? '',
    duration,
    status,
    url,
    thumbnailUrl: thumbnailUrl ?? '',
  }),
  describe: ({ title, type, language, duration, status }) => ({
    title,
    detail: [RESOURCE_FORM.types[type], duration, language && RESOURCE_LANGUAGE_NAMES[language]]
      .filter(Boolean)
      .join(', '),
    note: RESOURCE_FORM.statuses[status],
  }),
}
