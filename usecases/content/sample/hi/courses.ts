import type { SampleCourseText } from '../sample-texts.ts'

export const COURSES: readonly SampleCourseText[] = []
