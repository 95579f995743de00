import { appUrlContext, keyRingContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { requirePractice } from '#db/content/practice.ts'
import { readCourse } from '#usecases/learning/read-course.ts'
import { signCertificate } from '#usecases/learning/sign-certificate.ts'
import type { Route } from './+types/certificate-file'
import { lessonRefusalResponse, requireLearner } from './learner.ts'

/** The student's own certificate as a PDF; others get the public check page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const outcome = await readCourse(db, learner, { courseSlug: params.course, now })
  if (!outcome.ok) throw lessonRefusalResponse(outcome.refusal)

  const { certificate } = outcome.value
  if (!certificate) throw notFound()
  const signed = await signCertificate(db, context.get(keyRingContext), { code: certificate.code, now })
  if (!signed) throw notFound()
  const practice = await requirePractice(db, LANGUAGE)
  const checkUrl = `${context.get(appUrlContext)}${to(`/certificate/${certificate.code}`)}`
  const printed = { ...certificate, practice, checkUrl, signature: signed.signature }
  const document = { kind: 'certificate', certificate: printed } as const
  return privatePdf(await context.get(printContext)(document))
}
