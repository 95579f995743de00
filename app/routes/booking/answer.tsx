import { AnswerPage } from '#app/features/dashboard/answer-page.tsx'
import { intakeView } from '#app/features/page-parts/intake-view.ts'
import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { ANSWER } from '#content/booking/answers.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { findOwnBookingRow } from '#db/bookings/bookings.ts'
import { istDate } from '#domain/time/india-time.ts'
import { translateNames } from '#usecases/content/translate-names.ts'
import { readAnswer } from '#usecases/sessions/read-answer.ts'
import { listFiles } from '#usecases/sessions/read-file.ts'
import { requestedFiles, unsealGivenDetails } from '#usecases/sessions/requested-files.ts'
import type { Route } from './+types/answer'
import { questionOf } from './booking-views.ts'
import { filesToSend, fileViews } from './file-views.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ANSWER.title)
}

/** What the practice wrote about a booking, for its client only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const booking = await findOwnBookingRow(db, { id: params.bookingId, userId: user.id })
  if (!booking) throw notFound()
  const keys = context.get(keyRingContext)
  const [versions, files] = await Promise.all([readAnswer(db, keys, booking.id), listFiles(db, keys, booking.id)])
  const details = unsealGivenDetails(booking, keys)
  const { serviceName, questionCount } = booking
  const named = await translateNames(db, { serviceName, answers: details?.answers ?? [] }, LANGUAGE)
  const asked = requestedFiles(named)
  return {
    intake: intakeView(details && { ...details, answers: named.answers }),
    bookingId: booking.id,
    isOpen: booking.status !== 'cancelled',
    isUnpaid: booking.paymentStatus !== 'paid',
    files: fileViews(files, asked),
    toSend: filesToSend(files, asked),
    serviceName: serviceText({ serviceName: named.serviceName, questionCount }),
    forName: details?.intake?.name ?? null,
    question: questionOf(booking, keys),
    code: booking.code,
    versions: versions.map(({ version, html, publishedAt }) => ({
      version,
      html,
      publishedOn: longDay(istDate(publishedAt)),
    })),
  }
}

export default function Answer({ loaderData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} />
}
