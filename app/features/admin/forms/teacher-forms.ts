import { z } from 'zod'
import {
  type ContentStatus,
  type ResourceType,
  TEACHER_LEVELS,
  type TeacherLink,
} from '#domain/content/teacher-page.ts'
import { line, optionalLine, orNull, text } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, oneOf, webAddress, whole } from '../field-rules.ts'

const STATUSES = ['available', 'coming_soon'] as const satisfies ContentStatus[]
const STATUS_NAMES: Readonly<Record<ContentStatus, string>> = { available: 'Available', coming_soon: 'Coming Soon' }
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))

const TYPES = ['video', 'playlist', 'link'] as const satisfies ResourceType[]
const TYPE_NAMES: Readonly<Record<ResourceType, string>> = { video: 'Video', playlist: 'Playlist', link: 'Link' }

const PURPOSES = ['homa', 'writings', 'software'] as const satisfies TeacherLink['purpose'][]

const teacherLink = z
  .string()
  .transform((typed) => typed.split('|').map((part) => part.trim()))
  .pipe(z.tuple([oneOf(PURPOSES), line(100), webAddress()], 'Please write each link as: homa | its name | https://…'))
  .transform(([purpose, label, url]): TeacherLink => ({ purpose, label, url }))

export const TEACHER_EDITOR: ContentEditor<'teachers'> = {
  one: 'Teacher',
  many: 'Teachers',
  lead: 'Teachers whose free lessons you recommend. Each teacher has a page for each level.',
  sitePath: '/free-content',
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'introduction', label: 'Introduction', type: 'long', rows: 3 },
    {
      name: 'biography',
      label: 'Biography',
      type: 'long',
      rows: 8,
      hint: 'Leave an empty line to start a new paragraph.',
    },
    {
      name: 'links',
      label: 'Links',
      type: 'long',
      rows: 4,
      hint: 'One per line, for example: writings | Collected essays | https://example.org/essays. The first word is homa, writings or software.',
      isOptional: true,
    },
  ],
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

const LEVEL_NAMES = { basic: 'Basic', intermediate: 'Intermediate', advanced: 'Advanced' }

export const TEACHER_PAGE_EDITOR: ContentEditor<'teacher-pages'> = {
  one: 'Level',
  many: 'Levels',
  lead: 'One page for each level. Visitors who asked to be notified get an email when a page becomes available.',
  sitePath: '/free-content',
  fields: [
    {
      name: 'level',
      label: 'Level',
      type: 'choice',
      options: TEACHER_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] })),
    },
    { name: 'summary', label: 'Summary', type: 'long', rows: 3 },
    { name: 'status', label: 'Status', type: 'choice', options: STATUS_OPTIONS },
    {
      name: 'statedLessons',
      label: 'Lessons promised',
      type: 'number',
      hint: 'Only if the page promises more lessons than it lists.',
      isOptional: true,
    },
    {
      name: 'comingSoonNote',
      label: 'Text of the Content Coming Soon block',
      type: 'long',
      rows: 3,
      hint: 'Leave it empty to hide this block.',
      isOptional: true,
    },
  ],
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
      error: 'Please say what is coming',
    }),
  fill: ({ level, summary, status, statedLessons, comingSoonNote }) => ({
    level,
    summary,
    status,
    statedLessons: statedLessons === null ? '' : String(statedLessons),
    comingSoonNote: comingSoonNote ?? '',
  }),
  describe: ({ level, summary, status }) => ({
    title: LEVEL_NAMES[level],
    detail: summary,
    note: STATUS_NAMES[status],
  }),
}

export const RESOURCE_EDITOR: ContentEditor<'resources'> = {
  one: 'Resource',
  many: 'Resources',
  lead: 'The videos, playlists and pages of this level, in the order shown on the page.',
  sitePath: '/free-content',
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'description', label: 'Description', type: 'long', rows: 3 },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      options: TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })),
    },
    { name: 'duration', label: 'Length', hint: 'As shown on the page: “32 min”, “50 videos”' },
    { name: 'status', label: 'Status', type: 'choice', options: STATUS_OPTIONS },
    { name: 'url', label: 'Link', type: 'url' },
    { name: 'thumbnailUrl', label: 'Link to a picture', type: 'url', isOptional: true },
  ],
  schema: z.object({
    title: line(),
    description: text(600),
    type: oneOf(TYPES),
    duration: optionalLine(60),
    status: oneOf(STATUSES),
    url: webAddress(),
    thumbnailUrl: orNull(webAddress()),
  }),
  fill: ({ title, description, type, duration, status, url, thumbnailUrl }) => ({
    title,
    description,
    type,
    duration,
    status,
    url,
    thumbnailUrl: thumbnailUrl ?? '',
  }),
  describe: ({ title, type, duration, status }) => ({
    title,
    detail: [TYPE_NAMES[type], duration].filter(Boolean).join(', '),
    note: STATUS_NAMES[status],
  }),
}
