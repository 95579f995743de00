import { type RefObject, useContext, useEffect, useState } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useNavigate, useNavigationType } from 'react-router'
import { unprefixed } from '#content/language.ts'
import { listTyped } from '../page-parts/use-typed-early.ts'
import { BookingPlace } from './booking-place.ts'

type Values = Readonly<Record<string, string>>

const PREFIX = 'booking:'
const MADE_PREFIX = 'booked:'

/** Not restored: consent must be given each time, and the key belongs to one page. */
const NOT_SAVED = ['consent', 'guardian', 'idempotencyKey', 'intent']

/**
 * Saves typed text in this tab's session storage, for a reload or Back. Values from the server win; otherwise
 * the saved text is restored after hydration, where nothing else was typed before it.
 */
export function useSavedForm(path: string, isFilled: boolean, form: RefObject<HTMLFormElement | null>) {
  const [saved, setSaved] = useState<Values>()

  // Session storage exists only in the browser.
  useEffect(() => {
    if (isFilled) return
    const stored = read(path)
    setSaved(stored && { ...stored, ...typedIn(form.current) })
  }, [path, isFilled, form])

  const save = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter(([name]) => !NOT_SAVED.includes(name))
    write(path, Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
  }
  return { saved, save }
}

/** Whether this document showed a payment last: the dialog replaces its steps, so that the router does not tell Back apart. */
let isPaymentLast = false

/** The form is a booking now: what was typed is deleted here, and the server fills in the form if Back leads to it. */
export function rememberBooking(path: string, bookingId: string): void {
  removeAll(PREFIX)
  isPaymentLast = true
  try {
    sessionStorage.setItem(MADE_PREFIX + path, bookingId)
  } catch {
    // Without session storage Back leads to an empty form.
  }
}

const PAYMENT_PATH = /^\/book\/payment\/([\w-]+)$/

/**
 * Around the form's requests: the payment is another document, and a client may go back before it is hydrated. So the
 * booking is remembered with the answer that leads there.
 */
export const rememberOnTheWay: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  for (const { result } of Object.values(results)) {
    const location = result instanceof Response ? result.headers.get('Location') : null
    const bookingId = PAYMENT_PATH.exec(unprefixed(location ?? ''))?.[1]
    if (bookingId !== undefined) rememberBooking(unprefixed(new URL(request.url).pathname), bookingId)
  }
  return results
}

/** The dialog was closed. */
export function endSteps(): void {
  isPaymentLast = false
}

/** Once it is paid, the same form is for another booking. */
export function forgetBooking(): void {
  removeAll(MADE_PREFIX)
}

/** Where Back leads from the payment to the form that it was made with, shows the booking in it. */
export function useFormOfBooking(path: string, isFilled: boolean): void {
  const navigate = useNavigate()
  const isFirstOrBack = useNavigationType() === 'POP'
  const isInDialog = useContext(BookingPlace) === 'dialog'

  // The history and session storage exist only in the browser.
  useEffect(() => {
    const isBack = isPaymentLast || (isFirstOrBack && !isInDialog && isBackInHistory())
    isPaymentLast = false
    const bookingId = isBack && !isFilled ? readItem(MADE_PREFIX + path) : null
    if (bookingId !== null) navigate(`${path}?booking=${bookingId}`, { replace: true })
  }, [path, isFilled, isFirstOrBack, isInDialog, navigate])
}

function isBackInHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

function removeAll(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Without session storage nothing was saved.
  }
}

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The form as it was typed before hydration, without what nobody touched. */
function typedIn(form: HTMLFormElement | null): Values {
  if (!form) return {}
  const data = new FormData(form)
  return Object.fromEntries(listTyped(form).map(({ name }) => [name, String(data.get(name) ?? '')]))
}

export function hasSavedForm(path: string): boolean {
  return read(path) !== undefined
}

function read(path: string): Values | undefined {
  const text = readItem(PREFIX + path)
  try {
    return text === null ? undefined : (JSON.parse(text) as Values)
  } catch {
    return undefined
  }
}

function write(path: string, values: Values): void {
  try {
    sessionStorage.setItem(PREFIX + path, JSON.stringify(values))
  } catch {
    // Without session storage the form still works; only a reload loses the text.
  }
}
