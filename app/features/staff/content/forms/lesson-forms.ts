import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import {
  calendarDate,
  markdown,
  oneOf,
  timeOfDay,
  typedNumber,
  webAddress,
  whole,
} from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { FIELD_RULES } from '#content/staff/editing.ts'
import { LESSON_FORM, MODULE_FORM } from '#content/staff/services/catalogue-forms.ts'
import { line, optionalText, orNull, tick } from '#domain/field-rules.ts'
import { LESSON_KINDS } from '#domain/learning/course-progress.ts'
import { istDate, istInstant, istTime } from '#domain/time/india-time.ts'
import { chosenExercise, chosenLevel, EXERCISE_OPTIONS, LEVEL_OPTIONS } from './exercise-options.ts'

export const MODULE_EDITOR: ContentEditor<'modules'> = {
  texts: MODULE_FORM,
  sitePath: '/learning',
  fields: withTexts(MODULE_FORM.fields, [
    { name: 'title' },
    { name: 'summary', type: 'long', rows: 3, isOptional: true },
  ]),
  schema: z.object({ title: line(), summary: optionalText(600) }),
  fill: ({ title, summary }) => ({ title, summary }),
  describe: ({ title, summary }) => ({ title, detail: summary }),
}

const MOST_DAYS = 3_650

const LIVE_CLASS = { name: 'live', label: LESSON_FORM.liveClass, isFolded: true, lineOf: 'classDate' } as const

/** Needed only for a lesson with a quiz or written work. */
const TASKS = { ...LESSON_FORM.groups.tasks, name: 'tasks', isFolded: true } as const

export const LESSON_EDITOR: ContentEditor<'lessons'> = {
  texts: LESSON_FORM,
  sitePath: '/learning',
  fields: withTexts(LESSON_FORM.fields, [
    { name: 'title' },
    { name: 'kind', type: 'choice', options: codeOptions(LESSON_KINDS, LESSON_FORM.kinds) },
    { name: 'content', type: 'markdown', rows: 16, isOptional: true },
    { name: 'url', type: 'url', isOptional: true },
    { name: 'minutes', type: 'number' },
    { name: 'classDate', type: 'date', isOptional: true, group: LIVE_CLASS },
    { name: 'classTime', type: 'time', isOptional: true, group: LIVE_CLASS },
    { name: 'recordingUrl', type: 'url', isOptional: true, group: LIVE_CLASS },
    { name: 'isFree', type: 'tick' },
    { name: 'exercise', type: 'choice', options: EXERCISE_OPTIONS, isOptional: true },
    { name: 'exerciseLevel', type: 'choice', options: LEVEL_OPTIONS, startsAs: '1' },
    { name: 'ownCharts', type: 'tick' },
    { name: 'opensAfterDays', type: 'number', startsAs: '0' },
    { name: 'passPercent', type: 'number', startsAs: '70', group: TASKS },
    { name: 'mostTries', type: 'number', isOptional: true, group: TASKS },
    { name: 'task', type: 'long', rows: 6, isOptional: true, group: TASKS },
    { name: 'dueDays', type: 'number', isOptional: true, group: TASKS },
    { name: 'isPublished', type: 'tick' },
  ]),
  schema: z
    .object({
      title: line(),
      kind: oneOf(LESSON_KINDS),
      content: markdown(),
      url: orNull(webAddress()),
      minutes: whole(1, 600),
      classDate: orNull(calendarDate()),
      classTime: orNull(timeOfDay()),
      recordingUrl: orNull(webAddress()),
      isFree: tick(),
      isPublished: tick(),
      exercise: chosenExercise(),
      exerciseLevel: chosenLevel(),
      ownCharts: tick(),
      opensAfterDays: whole(0, MOST_DAYS),
      passPercent: whole(1, 100),
      mostTries: orNull(whole(1, 100)),
      dueDays: orNull(whole(1, MOST_DAYS)),
      task: markdown(10_000),
    })
    .refine(({ kind, content }) => kind !== 'text' || content !== '', {
      path: ['content'],
      error: LESSON_FORM.problems.contentMissing,
    })
    .refine(({ kind, url }) => kind === 'text' || kind === 'live' || url !== null, {
      path: ['url'],
      error: FIELD_RULES.webAddress,
    })
    .refine(({ kind, url }) => kind !== 'text' || url === null, {
      path: ['url'],
      error: LESSON_FORM.problems.urlNotUsed,
    })
    .refine(({ kind, classDate, classTime }) => kind !== 'live' || (classDate !== null && classTime !== null), {
      path: ['classDate'],
      error: LESSON_FORM.problems.classTimeMissing,
    })
    .transform(({ classDate, classTime, recordingUrl, ...lesson }) => ({
      ...lesson,
      startsAt: lesson.kind === 'live' && classDate && classTime ? istInstant(classDate, classTime) : null,
      recordingUrl: lesson.kind === 'live' ? recordingUrl : null,
    })),
  fill: ({
    title,
    kind,
    content,
    url,
    minutes,
    startsAt,
    recordingUrl,
    isFree,
    isPublished,
    exercise,
    exerciseLevel,
    ownCharts,
    opensAfterDays,
    task,
    ...rules
  }) => ({
    title,
    kind,
    content,
    url: url ?? '',
    minutes: String(minutes),
    classDate: startsAt ? istDate(startsAt) : '',
    classTime: startsAt ? istTime(startsAt) : '',
    recordingUrl: recordingUrl ?? '',
    isFree: isFree ? 'on' : '',
    isPublished: isPublished ? 'on' : '',
    exercise: exercise ?? '',
    exerciseLevel: String(exerciseLevel),
    ownCharts: ownCharts ? 'on' : '',
    opensAfterDays: String(opensAfterDays),
    passPercent: String(rules.passPercent),
    mostTries: typedNumber(rules.mostTries),
    dueDays: typedNumber(rules.dueDays),
    task,
  }),
  describe: ({ title, kind, minutes, isFree, isPublished }) => ({
    title,
    detail: [LESSON_FORM.kinds[kind], LESSON_FORM.minutes(minutes)].join(', '),
    ...((isFree || !isPublished) && { note: isPublished ? LESSON_FORM.free : LESSON_FORM.draft }),
  }),
}
