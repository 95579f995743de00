import { randomInt } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { markCertificateWithdrawn, recordCertificate } from '#db/learning/certificates.ts'
import { type LockedEnrollment, recordEnrollmentStatus } from '#db/learning/enrollment-desk.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import { makeCertificateCode } from '#domain/learning/certificate-code.ts'
import { bringsCertificate } from '#domain/learning/certificate-rule.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'

type Event = {
  /** Undefined when the student completed the course by finishing its last lesson. */
  readonly editorId?: string | undefined
  readonly now: Date
}

/** Changes the status of an enrollment, and issues or withdraws its certificate accordingly. */
export async function recordEnrollmentMove(
  tx: Database,
  enrollment: LockedEnrollment,
  to: EnrollmentStatus,
  { editorId, now }: Event,
): Promise<void> {
  const { id, userId, status } = enrollment
  await recordEnrollmentStatus(tx, id, to)
  const subject = { kind: 'enrollment', id: String(id) }
  await recordAudit(tx, {
    action: 'enrollment-moved',
    actorId: editorId ?? userId,
    subject,
    details: { from: status, to },
    at: now,
  })

  if (to === 'completed') {
    const { courseLevel } = enrollment
    if (courseLevel === null || !bringsCertificate(enrollment.certificateRule)) return
    await issueCertificate(tx, { ...enrollment, courseLevel }, now)
    await recordAudit(tx, { action: 'certificate-issued', actorId: editorId, subject, at: now })
  } else if (await markCertificateWithdrawn(tx, id, now)) {
    await recordAudit(tx, { action: 'certificate-withdrawn', actorId: editorId, subject, at: now })
  }
}

type Certified = LockedEnrollment & { readonly courseLevel: CourseLevel }

function issueCertificate(tx: Database, enrollment: Certified, now: Date): Promise<string> {
  const { id, userId, fullName, courseTitle, courseLevel } = enrollment
  return recordCertificate(tx, {
    code: makeCertificateCode((below) => randomInt(below)),
    enrollmentId: id,
    userId,
    holderName: fullName,
    courseTitle,
    courseLevel,
    completedAt: now,
  })
}
