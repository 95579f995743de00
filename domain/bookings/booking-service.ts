import type { IntakeQuestion } from '#domain/content/intake-questions.ts'
import type {
  CourseLevel,
  HeldAs,
  SessionTerms,
  SoldConsultation,
  SoldCourse,
  SoldPass,
  VoucherForSale,
} from '#domain/content/offers.ts'
import type { Paise } from '#domain/money.ts'

export type ServiceType = 'course' | 'consultation' | 'pass' | 'voucher'

export function isServiceType(text: string): text is ServiceType {
  return text === 'course' || text === 'consultation' || text === 'pass' || text === 'voucher'
}

/** A course, consultation, session pass or gift voucher as a booking sees it. */
export type Service = {
  readonly id: number
  readonly type: ServiceType
  readonly slug: string
  readonly name: string
  readonly listedPrice: Paise
  readonly level: CourseLevel | null
  /** A class that is sold alone: a course whose every seat has a date. */
  readonly isClass: boolean
  /** Read from the instant of asking, so it needs neither birth details nor an appointment. */
  readonly isPrasna: boolean
  /** A Prasna is about the client's question; staff may leave it for later. */
  readonly needsQuestion: boolean
  readonly needsBirthTime: boolean
  /** The desk may book it before the birth details are known. */
  readonly mayOmitBirth?: boolean
  readonly isPerQuestion: boolean
  /** The practice's own questions; only consultations have some. */
  readonly intakeQuestions: readonly IntakeQuestion[]
  /** Asks for events in a life instead of the time of birth. */
  readonly asksLifeEvents: boolean
  /** Null for courses, passes, vouchers and Prasna, which occupy no slot. */
  readonly session: SessionTerms | null
  /** Null for courses, passes and vouchers. */
  readonly heldAs: HeldAs | null
}

const NO_CONSULTATION = {
  isClass: false,
  isPrasna: false,
  needsQuestion: false,
  needsBirthTime: false,
  isPerQuestion: false,
  intakeQuestions: [],
  asksLifeEvents: false,
  session: null,
  heldAs: null,
}

export function courseService({ id, slug, title, level, price }: SoldCourse): Service {
  return {
    ...NO_CONSULTATION,
    id,
    type: 'course',
    slug,
    name: title,
    level,
    isClass: level === null,
    listedPrice: price,
  }
}

export function consultationService(offered: SoldConsultation): Service {
  const { id, slug, name, price, isPrasna, isPerQuestion, intakeQuestions, heldAs } = offered
  const asksLifeEvents = offered.asksLifeEvents && !isPrasna
  return {
    id,
    type: 'consultation',
    slug,
    name,
    level: null,
    isClass: false,
    listedPrice: price,
    isPrasna,
    needsQuestion: isPrasna,
    needsBirthTime: offered.needsBirthTime && !asksLifeEvents,
    isPerQuestion,
    intakeQuestions,
    asksLifeEvents,
    session: isPrasna ? null : sessionTermsOf(offered),
    heldAs,
  }
}

/** A pass is sold without an appointment; its sessions are booked later. */
export function passService(pass: SoldPass): Service {
  return withoutSession('pass', pass)
}

/** A gift voucher is sold like a pass. Whoever redeems it books later. */
export function voucherService(voucher: VoucherForSale): Service {
  return withoutSession('voucher', voucher)
}

function withoutSession(type: 'pass' | 'voucher', { id, slug, name, price }: SoldPass | VoucherForSale): Service {
  return { id, type, slug, name, level: null, listedPrice: price, ...NO_CONSULTATION }
}

/**
 * For a caller, who may not have everything at hand: the practice's own questions need no answer, and the birth or the
 * question of a Prasna may come later.
 */
export function askingLess(service: Service, { mayOmitBirth = false, isQuestionLater = false } = {}): Service {
  const intakeQuestions = service.intakeQuestions.map((question) => ({ ...question, isRequired: false }))
  const needsQuestion = service.needsQuestion && !isQuestionLater
  return { ...service, intakeQuestions, asksLifeEvents: false, mayOmitBirth, needsQuestion }
}

export function sessionTermsOf(offered: SoldConsultation): SessionTerms {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, stepMinutes } = offered
  const { minimumNoticeMinutes, horizonDays, mostPerDay, mostPerWeek } = offered
  const length = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, stepMinutes }
  return { ...length, minimumNoticeMinutes, horizonDays, mostPerDay, mostPerWeek }
}
