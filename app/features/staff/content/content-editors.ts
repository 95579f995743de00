import type { ContentKind, ContentRow } from '#domain/content/content-kinds.ts'
import type { ContentEditor } from './content-editor.ts'
import { ASTROLOGER_EDITOR, PRINCIPAL_EDITOR } from './forms/astrologer-forms.ts'
import { COURSE_EDITOR } from './forms/catalogue-forms.ts'
import { COUPON_EDITOR } from './forms/coupon-form.ts'
import { INTAKE_QUESTION_EDITOR } from './forms/intake-question-form.ts'
import { LESSON_EDITOR, MODULE_EDITOR } from './forms/lesson-forms.ts'
import { OWN_PAGE_EDITOR } from './forms/own-page-form.ts'
import { PACKAGE_EDITOR } from './forms/package-form.ts'
import { PASS_EDITOR } from './forms/pass-form.ts'
import { QUIZ_QUESTION_EDITOR } from './forms/quiz-question-form.ts'
import { RESOURCE_EDITOR, TEACHER_EDITOR, TEACHER_PAGE_EDITOR } from './forms/teacher-forms.ts'
import { FAQ_EDITOR, TESTIMONIAL_EDITOR } from './forms/testimonial-faq-forms.ts'
import { VOUCHER_EDITOR } from './forms/voucher-form.ts'

const EDITORS: { readonly [Kind in ContentKind]: ContentEditor<Kind> } = {
  astrologers: ASTROLOGER_EDITOR,
  courses: COURSE_EDITOR,
  packages: PACKAGE_EDITOR,
  'intake-questions': INTAKE_QUESTION_EDITOR,
  passes: PASS_EDITOR,
  vouchers: VOUCHER_EDITOR,
  coupons: COUPON_EDITOR,
  testimonials: TESTIMONIAL_EDITOR,
  faq: FAQ_EDITOR,
  pages: OWN_PAGE_EDITOR,
  teachers: TEACHER_EDITOR,
  'teacher-pages': TEACHER_PAGE_EDITOR,
  resources: RESOURCE_EDITOR,
  modules: MODULE_EDITOR,
  lessons: LESSON_EDITOR,
  'quiz-questions': QUIZ_QUESTION_EDITOR,
}

/** The table above pairs each kind with its own editor; the compiler cannot follow that through a URL parameter. */
export function editorOf(kind: ContentKind, row?: ContentRow): ContentEditor<ContentKind> {
  return (row && isPrincipalRow(row) ? PRINCIPAL_EDITOR : EDITORS[kind]) as unknown as ContentEditor<ContentKind>
}

export function isPrincipalRow(row: ContentRow): boolean {
  return 'isPrincipal' in row && row.isPrincipal
}
