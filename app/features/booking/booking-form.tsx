import { useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING, BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { to } from '#content/language.ts'
import { clientTime } from '#content/words/session-times.ts'
import { FOR_ME } from '#domain/bookings/booking-form.ts'
import { BirthSection } from './birth/birth-section.tsx'
import { IntakeFields } from './birth/intake-fields.tsx'
import { LifeEventFields } from './birth/life-event-fields.tsx'
import { LocationField } from './birth/location-field.tsx'
import type { BookingFormProblem, BookingPageView } from './booking-page-view.ts'
import { BookingSummary } from './booking-summary.tsx'
import { CouponField } from './coupon-field.tsx'
import { OptionalBirthFields, StartDateField } from './course-fields.tsx'
import { BookingEmailField, ClientFields, DetailsConsent, NotesField } from './details-fields.tsx'
import { GiftFields } from './gift-fields.tsx'
import { GroupField } from './group-field.tsx'
import { PassField } from './pass-field.tsx'
import { pagePrice } from './payment/page-price.ts'
import { QuestionsField } from './questions-field.tsx'
import { isFree } from './slots/free-starts.ts'
import { NextFree } from './slots/next-free.tsx'
import { SlotPicker } from './slots/slot-picker.tsx'
import { useTimeZone } from './slots/use-time-zone.ts'
import { hasSavedForm, useFormOfBooking, useSavedForm } from './use-saved-form.ts'

type BookingFormProps = { page: BookingPageView; path: string; problem: BookingFormProblem }

/**
 * The first step: when, then the client and the birth details. It works without script; with it, typed text survives a
 * reload.
 */
export function BookingForm({ page, path, problem }: BookingFormProps) {
  const { service, availability, today } = page
  const isSession = service.type === 'consultation' && !service.isPrasna
  const isCourse = service.type === 'course' && !service.isClass
  const isSent = Object.keys(problem.values).length > 0
  const form = useRef<HTMLFormElement>(null)
  const { saved, save } = useSavedForm(path, page.isFilled || isSent, form)
  useFormOfBooking(path, page.isFilled || isSent)
  const bookingId = new URLSearchParams(useLocation().search).get('booking')
  const isBusy = useNavigation().state !== 'idle'

  const values: Readonly<Record<string, string>> = isSent
    ? problem.values
    : { ...page.form, email: page.email, ...saved }
  const { fieldErrors: errors } = problem
  const { timeZone, setTimeZone } = useTimeZone({ given: values.timeZone, lastBooked: page.lastZone })
  // What was chosen since the last response; that may have taken a choice back.
  const [since, setSince] = useState<{ readonly values: BookingFormProblem['values']; readonly chosen: Chosen }>()
  const chosen = since?.values === problem.values ? since.chosen : undefined
  const setChosen = (next: Chosen) => setSince({ values: problem.values, chosen: next })
  const noticeTyped = (form: HTMLFormElement) => {
    save(form)
    setChosen(chosenIn(new FormData(form)))
  }
  // A saved form is restored together with what was typed.
  useTypedEarly(form, (typed) => (page.isFilled || isSent || !hasSavedForm(path)) && noticeTyped(typed))
  const start = values.preferredTime ?? ''
  const isTaken = isSession && start !== '' && !isFree(availability, start)
  const coupon = problem.coupon === undefined ? page.price.coupon : problem.coupon
  const chosenPass = chosen?.pass ?? values.pass
  const pass = page.passes.find(({ id }) => String(id) === chosenPass)
  const priceOf = pagePrice(page, coupon, pass)
  const isGift = service.type === 'voucher'
  const intake = intakeFor(page, values, chosen?.forWhom)
  const questions = (service.isPerQuestion && Number(chosen?.questions ?? values.questions)) || 1
  return (
    <div className="booking-columns">
      <BookingSummary
        page={page}
        priceOf={priceOf}
        timeZone={timeZone}
        chosen={
          chosen ?? {
            date: values.bookingDate ?? '',
            start,
            questions: values.questions ?? '',
            pass: values.pass ?? '',
            forWhom: values.forWhom ?? '',
          }
        }
      />
      <Form
        // The fields are uncontrolled, so restored text and the booking that Back leads to need fresh fields.
        key={`${saved ? 'saved' : 'new'} ${bookingId ?? ''}`}
        ref={form}
        method="post"
        className="form gap-8"
        noValidate
        onInput={({ currentTarget }) => noticeTyped(currentTarget)}
      >
        <FormSummary message={problem.toast?.tone === 'error' ? problem.toast : null} fieldErrors={errors} />
        {isTaken && <NextFree availability={availability} reader={{ timeZone, now: page.now }} taken={start} />}
        <input type="hidden" name="idempotencyKey" value={values.idempotencyKey ?? page.idempotencyKey} />
        {!isSession && <input type="hidden" name="timeZone" value={timeZone} />}
        <input type="hidden" name="astrologer" value={page.form.astrologer} />

        {isCourse && page.groups.length === 0 && <StartDateField values={values} errors={errors} today={today} />}
        <GroupField
          isClass={service.isClass}
          groups={page.groups}
          path={path}
          values={values}
          errors={errors}
          reader={{ timeZone, now: page.now }}
        />
        {service.isPrasna && (
          <TextField
            name="moment"
            label={BOOKING_FIELD_TEXTS.now}
            hint={BOOKING_FIELD_TEXTS.nowHint}
            value={clientTime(page.now, { timeZone, now: null })}
            readOnly
          />
        )}
        {isSession && (
          <fieldset className="fieldset">
            <legend className="heading text-xl">{BOOKING_FIELD_TEXTS.time}</legend>
            <AstrologerChoice page={page} path={path} />
            <SlotPicker
              // A refused hour must be chosen again.
              key={`${values.bookingDate} ${values.preferredTime} ${errors.preferredTime}`}
              availability={availability}
              today={today}
              hourLabel={BOOKING_FIELD_TEXTS.hour}
              timeZone={timeZone}
              onChangeZone={setTimeZone}
              waitPath={page.waitPath}
              chosen={{ date: values.bookingDate ?? '', start: values.preferredTime ?? '' }}
              errors={{ date: errors.bookingDate, hour: errors.preferredTime }}
              onChooseDay={(date) =>
                setChosen({
                  date,
                  start: date === values.bookingDate ? start : '',
                  questions: values.questions ?? '',
                  pass: values.pass ?? '',
                  forWhom: chosen?.forWhom ?? values.forWhom ?? '',
                })
              }
            />
          </fieldset>
        )}

        <fieldset className="fieldset">
          <legend className="heading text-xl">{BOOKING_FIELD_TEXTS.you}</legend>
          {!page.isSignedIn && (
            <p>
              {service.isClass ? BOOKING.signInForClass : BOOKING.signIn[service.type]}.{' '}
              <a className="whitespace-nowrap text-link" href={to(page.signInPath)}>
                {BOOKING.signInLink}
              </a>{' '}
              <span className="hint">{BOOKING.signInNew}</span>
            </p>
          )}
          <ClientFields values={values} errors={errors} />
          {!page.isSignedIn && <BookingEmailField values={values} errors={errors} />}
          {(isCourse || service.type === 'consultation') && (
            <LocationField value={values.currentLocation ?? ''} error={errors.currentLocation} />
          )}
        </fieldset>

        {isSession && <BirthSection page={page} values={values} errors={errors} places={problem.places} />}

        {isSession && service.asksLifeEvents && (
          <LifeEventFields key={`events ${intake.key}`} values={intake.values} errors={errors} />
        )}

        {isCourse && <OptionalBirthFields values={values} errors={errors} today={today} places={problem.places} />}
        {service.isPerQuestion && <QuestionsField values={values} errors={errors} priceOf={priceOf} />}
        <IntakeFields
          key={`questions ${intake.key}`}
          questions={service.intakeQuestions}
          values={intake.values}
          errors={errors}
        />
        {isGift ? (
          <GiftFields values={values} errors={errors} />
        ) : (
          <NotesField values={values} errors={errors} service={service} />
        )}
        <PassField values={values} errors={errors} passes={page.passes} />
        {(page.takesCoupons || errors.coupon !== undefined) && (
          <CouponField values={values} errors={errors} coupon={coupon} price={priceOf(questions)} />
        )}
        <DetailsConsent values={values} errors={errors} service={service} />
        <div className="form-actions">
          <Button
            type="submit"
            name="intent"
            value="book"
            size="lg"
            wide
            busy={isBusy}
            busyLabel={isSession ? BOOKING.submitting : BOOKING.submittingPlain}
          >
            {priceOf(questions).amount === 0 ? BOOKING.covered : BOOKING.submit}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/**
 * The answers to show: as they are in the form, or those given before about the person who was chosen since. Nothing that
 * was typed is lost as long as nothing is known about either person.
 */
function intakeFor(page: BookingPageView, values: Readonly<Record<string, string>>, forWhom: string | undefined) {
  const { offeredIntake, births } = page
  const keyOf = (whom: string) => {
    const person = whom === '' || whom === FOR_ME ? '' : births.saved.find(({ id }) => id === whom)?.texts.forName
    return person !== undefined && offeredIntake[person] ? person : null
  }
  const first = keyOf(values.forWhom ?? '')
  const now = forWhom === undefined ? first : keyOf(forWhom)
  if (now === first) return { key: 'typed', values }
  return { key: now ?? 'nobody', values: now === null ? {} : { ...offeredIntake[now] } }
}

type Chosen = Readonly<Record<'date' | 'start' | 'questions' | 'pass' | 'forWhom', string>>

function chosenIn(form: FormData): Chosen {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    date: text('bookingDate'),
    start: text('preferredTime'),
    questions: text('questions'),
    pass: text('pass'),
    forWhom: text('forWhom'),
  }
}

/** Whom to book, where more than one astrologer offers the service. Links, because each has other free times. */
function AstrologerChoice({ page: { astrologers }, path }: { page: BookingPageView; path: string }) {
  if (astrologers.length === 0) return null
  const isAnyone = astrologers.every(({ isChosen }) => !isChosen)
  return (
    <nav aria-label={BOOKING_FIELD_TEXTS.astrologer} className="grid gap-2">
      <p className="field-label">{BOOKING_FIELD_TEXTS.astrologer}</p>
      <ul className="flex flex-wrap gap-2">
        {[{ slug: '', name: BOOKING_FIELD_TEXTS.anyone, isChosen: isAnyone }, ...astrologers].map(
          ({ slug, name, isChosen }) => (
            <li key={slug}>
              <Link
                className="day"
                aria-current={isChosen ? 'true' : undefined}
                to={slug === '' ? path : `${path}?astrologer=${slug}`}
                replace
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
