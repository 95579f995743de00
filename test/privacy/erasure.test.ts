import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordIdentity, recordUnconfirmedIdentity } from '#db/accounts/identities.ts'
import { RETAINED_FACTS } from '#db/accounts/personal-data.ts'
import { recordCalendarFeed } from '#db/calendar/calendar-feeds.ts'
import { claimEmail, markEmailFailed } from '#db/emails/email-states.ts'
import { sealWithRing } from '#db/key-ring.ts'
import { recordMatches, recordUpload } from '#db/payments/statements.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { teacherPages } from '#db/schema/content.ts'
import { emails } from '#db/schema/emails.ts'
import { remedies, remedyDays, remedyReminders } from '#db/schema/remedies.ts'
import { answers } from '#db/schema/sessions.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { recordOf } from '#domain/record-of.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { INQUIRY_TYPES } from '#domain/visitors/inquiry-types.ts'
import { SCHEDULES } from '#jobs/schedules.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference, bookingForm, givenBooking, givenCourseService, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { givenHandedInWork } from '#test/factories/handed-in-work.ts'
import { givenLessons, givenQuizTry } from '#test/factories/learning.ts'
import { givenLessonQuestion } from '#test/factories/lesson-questions.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { aVisit } from '#test/factories/visitors.ts'
import { TEST_APP_URL, TEST_SECRET } from '#test/site.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { confirmAddressChange, requestAddressChange } from '#usecases/accounts/change-address.ts'
import { requestPasswordReset } from '#usecases/accounts/passwords/request-password-reset.ts'
import { saveFormDraft } from '#usecases/accounts/save-form-draft.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import { signIn } from '#usecases/accounts/sign-in/sign-in.ts'
import { updateProfile } from '#usecases/accounts/update-profile.ts'
import { removeSamples } from '#usecases/admin/review-samples.ts'
import { REMEMBERED_FIELDS, rememberPerson } from '#usecases/almanac/remember-person.ts'
import { saveDraft } from '#usecases/bookings/booking-draft.ts'
import { saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { setClientState } from '#usecases/desk/set-client-state.ts'
import { notifyOfUndelivered } from '#usecases/emails/notify-of-undelivered.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { requestDeletion } from '#usecases/privacy/delete-account.ts'
import { listEndings } from '#usecases/privacy/end-bookings.ts'
import { exportMyData } from '#usecases/privacy/export-my-data.ts'
import { changeRemedyEmails } from '#usecases/remedies/change-remedy-emails.ts'
import { publishRemedies, saveRemedy } from '#usecases/remedies/write-remedy.ts'
import { decideReview } from '#usecases/sessions/moderate-review.ts'
import { saveNotes, setMeetingLink } from '#usecases/sessions/update-session.ts'
import { publishAnswer } from '#usecases/sessions/write-answer.ts'
import { writeReview } from '#usecases/sessions/write-review.ts'
import { changeFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import { requestNotification } from '#usecases/visitors/request-notification.ts'
import { submitContactMessage } from '#usecases/visitors/submit-contact-message.ts'
import { subscribeToNewsletter } from '#usecases/visitors/subscribe-to-newsletter.ts'
import { suggestContent } from '#usecases/visitors/suggest-content.ts'
import { dumpOutbox, dumpTables, type Facts, findFacts } from './find-facts.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const PAID = aReference()
const REJECTED = aReference()
const REFUND = 'HDFCR52026111690'

/** Nothing of this may be left. */
const FACTS: Facts = {
  name: 'Vasundhara',
  email: 'vasu.new@example.com',
  'earlier email': 'vasu.old@example.com',
  'unconfirmed email': 'vasu.typo@example.com',
  phone: '9012345678',
  'birth date': '1987-03-19',
  // Not a part of a timestamp.
  'birth time': /(?<![\d:T])03:37(?!:)/,
  'birth place': 'Thiruvaiyaru',
  location: '10.8841, 79.1036',
  'provider account': 'google-10448812',
  'text of the client': 'Kamakshi',
  'text of staff': 'postponed wedding',
  'meeting link': 'meet.example/vasu-room',
}
/** Only the banks know whose they are. */
const REFERENCES: Facts = { paid: PAID, rejected: REJECTED, refund: REFUND }

/** What the client typed into booking forms. */
const TYPED = {
  fullName: 'Vasundhara Iyer',
  phone: '+91 90123 45678',
  birthDate: '1987-03-19',
  birthTime: '03:37',
  birthPlace: 'Thiruvaiyaru',
  currentLocation: '10.8841, 79.1036',
  notes: 'A question about my sister Kamakshi',
}

const clock = createTestClock()
let own: TestDatabase
let outboxDir: string
let staffId: string

beforeAll(async () => {
  own = await createDatabase()
  outboxDir = await mkdtemp(join(tmpdir(), 'muhurta-erasure-'))
  await givenPractice(own.db)
  staffId = (await givenUser(own.db, { roles: ['client', 'astrologer'], fullName: 'Acharya', password: null })).id
})

afterAll(async () => {
  await own.drop()
  await rm(outboxDir, { recursive: true })
})

test('I4: an erased client leaves nothing in any table and in the outbox but what the law requires', async () => {
  const { db } = own
  const client = await givenClientWhoUsedEverything()
  const facts = { ...FACTS, ...REFERENCES }
  const before = findFacts(facts, await dumpTables(db))
  expect(new Set(before.map(({ fact }) => fact))).toEqual(new Set(Object.keys(facts)))
  expect(findFacts(FACTS, await dumpOutbox(outboxDir)).length).toBeGreaterThan(10)

  expect(await db.$count(answers, eq(answers.userId, client.id))).toBe(1)
  expect(await db.$count(remedyDays, eq(remedyDays.userId, client.id))).toBe(3)

  await deleteAccount(client)
  clock.advance({ days: 7 })
  await purge()

  expect(findFacts(FACTS, await dumpTables(db))).toEqual([])
  expect(findFacts(facts, await dumpOutbox(outboxDir))).toEqual([])
  expect(await db.$count(answers, eq(answers.userId, client.id))).toBe(0)
  expect([await db.$count(remedies), await db.$count(remedyDays), await db.$count(remedyReminders)]).toEqual([0, 0, 0])
  const retained = findFacts(REFERENCES, await dumpTables(db)).map(({ where }) => where)
  expect(new Set(retained)).toEqual(new Set(RETAINED_FACTS))
})

test('I4: the erasure of one address leaves the data of a similar one', async () => {
  const { db } = own
  const [client, other] = [
    await givenUser(db, { email: 'asha@example.com', now: clock.now() }),
    await givenUser(db, { email: 'natasha@example.com', now: clock.now() }),
  ]
  for (const { email } of [client, other]) await writeToPractice(email)
  await sendAll()
  const countFiles = async () => (await dumpOutbox(outboxDir)).filter(({ text }) => text.includes(other.email)).length
  const before = await countFiles()

  await deleteAccount(client)
  clock.advance({ days: 7 })
  await purge()

  expect(before).toBeGreaterThan(0)
  expect(await countFiles()).toBe(before)
  expect(await db.$count(contactMessages, eq(contactMessages.email, other.email))).toBe(1)
  expect(await db.$count(emails, eq(emails.recipient, other.email))).toBeGreaterThan(0)
  const left = findFacts({ email: /(?<!nat)asha@example\.com/ }, [
    ...(await dumpTables(db)),
    ...(await dumpOutbox(outboxDir)),
  ])
  expect(left).toEqual([])
})

test('I4: an earlier address that is the account of another client now is not touched', async () => {
  const { db } = own
  const client = await givenUser(db, { email: 'family@example.com', now: clock.now() })
  await changeAddress(client.id, 'parent@example.com')
  await givenUser(db, { email: 'family@example.com', now: clock.now() })
  await writeToPractice('family@example.com')

  await deleteAccount({ id: client.id, email: 'parent@example.com' })
  clock.advance({ days: 7 })
  await purge()

  expect(await db.$count(contactMessages, eq(contactMessages.email, 'family@example.com'))).toBe(1)
})

test('I4: an erased client does not come back with removed samples that are restored', async () => {
  const { db } = own
  const client = await givenUser(db, { email: 'leaver@example.com', now: clock.now() })
  const { id, slug } = await givenTeacherPage(db)
  await db.update(teacherPages).set({ isSample: true }).where(eq(teacherPages.id, id))
  for (const email of [client.email, 'reader@example.com']) {
    await requestNotification(db, { email, teacherPageSlug: slug }, aVisit({ now: clock.now() }))
  }
  await deleteAccount(client)
  clock.advance({ days: 7 })
  const editor = { editorId: staffId, now: clock.now() }
  const removed = await removeSamples(db, { kind: 'teacher-pages', parentId: undefined, ids: [id] }, editor)

  await purge()

  expect(removed).toBe(1)
  const places = async (email: string) => findFacts({ email }, await dumpTables(db)).map(({ where }) => where)
  expect(await places(client.email)).toEqual([])
  expect(await places('reader@example.com')).toEqual(['removed_content.rows'])
})

async function givenClientWhoUsedEverything(): Promise<{ id: string; email: string }> {
  const { db } = own
  const now = clock.now()
  const email = String(FACTS.email)
  const { id } = await givenUser(db, { email: String(FACTS['earlier email']), fullName: 'Vasundhara Iyer', now })
  const visit = { browser: { device: 'Firefox on Linux' }, address: '10.0.0.9', now }
  await signIn(db, SITE, { email: String(FACTS['earlier email']), password: PASSWORD, returnTo: '/' }, visit)
  await updateProfile(db, id, { fullName: 'Vasundhara Iyer', phone: '+91 90123 45678' }, now)
  await recordIdentity(db, { provider: 'google', subject: String(FACTS['provider account']), userId: id, now })
  await recordUnconfirmedIdentity(db, {
    provider: 'facebook',
    subject: 'facebook-5511',
    browserHash: 'hash-of-a-browser',
    fullName: 'Vasundhara Iyer',
    suggestedEmail: email,
    provenEmail: null,
    returnTo: '/',
    expiresAt: new Date(now.getTime() + HOUR_MS),
  })

  await givenBookings(id)
  await writeToPractice('Vasu.Old@example.com')
  await sendAll()

  await changeAddress(id, email)
  await requestAddress(id, String(FACTS['unconfirmed email']))
  await givenDrafts(id)
  await writeToPractice(email)
  await requestPasswordReset(db, SITE, email, { address: '10.0.0.9', now })
  await exportMyData(db, TEST_KEYS, { id, email }, now)
  await givenUndeliveredEmail(email)
  await sendAll()
  // Waits while the client is erased.
  await givenEmail(db, { address: email })
  return { id, email }
}

/** One booking in each state, with text of the client and of staff, a refund, a certificate and a bank statement. */
async function givenBookings(userId: string): Promise<void> {
  const { db } = own
  const now = clock.now()
  const claimed = await givenBooking(db, { userId, form: TYPED, now, state: 'claimed', reference: REJECTED })
  const reason = 'No transfer from Vasundhara, who wrote about her postponed wedding'
  await rejectPayment(db, { bookingId: claimed.id, staffId, reason }, now)

  const verified = await givenBooking(db, { userId, form: TYPED, now, state: 'verified', reference: PAID })
  await setMeetingLink(db, { bookingId: verified.id, staffId, link: 'https://meet.example/vasu-room' }, now)
  const note = { bookingId: verified.id, staffId, notes: 'Sister Kamakshi; postponed wedding', version: 0 }
  await saveNotes(db, TEST_KEYS, note, now)
  const answer = { text: 'Kamakshi will marry after the postponed wedding', version: 0, isEmailed: true }
  await publishAnswer(db, TEST_KEYS, { bookingId: verified.id, staffId, ...answer }, now)
  const content = {
    title: 'Kamakshi',
    instructions: 'For the postponed wedding',
    rule: { on: { kind: 'daily' }, start: istDate(now), end: { kind: 'times', times: 3 } },
    place: NEW_DELHI,
  } as const
  const remedy = { bookingId: verified.id, staffId, remedyId: randomUUID(), version: 0, content }
  await saveRemedy(db, TEST_KEYS, remedy, now)
  await publishRemedies(db, { bookingId: verified.id, staffId }, now)
  await changeRemedyEmails(db, { userId, isWanted: true }, now)
  const opinion = {
    stars: 4,
    text: 'Kamakshi had a postponed wedding',
    shownName: 'Vasundhara',
    shownCity: '',
  } as const
  await writeReview(db, TEST_KEYS, { bookingId: verified.id, userId }, { ...opinion, isPublic: true }, now)
  await decideReview(db, { bookingId: verified.id, staffId, state: 'published', version: 1 }, now)
  await setClientState(db, { userId, state: '33', staffId, scope: WHOLE_PRACTICE }, now)
  const uploadId = await recordUpload(db, {
    fingerprint: 'f'.repeat(64),
    bank: 'hdfc',
    creditCount: 1,
    debitCount: 0,
    skippedCount: 0,
    uploadedBy: staffId,
    uploadedAt: now,
  })
  const { id: bookingId, amount } = verified
  await recordMatches(db, [{ reference: PAID, bookingId, uploadId, paidOn: '2026-11-16', amount, verifiedAt: now }])
  await cancelForClient(db, { bookingId, staffId }, now)
  await recordRefund(db, { bookingId, staffId, amount, reference: REFUND }, now)

  await givenBooking(db, { userId, form: TYPED, now, state: 'verified', service: await givenCourseService(db) })
  const [enrollment] = await db.select().from(courseEnrollments).where(eq(courseEnrollments.userId, userId))
  const move = { enrollmentId: enrollment?.id ?? 0, from: 'enrolled', to: 'completed', editorId: staffId, now } as const
  expect(await moveEnrollment(db, move)).toMatchObject({ ok: true })
  const [lessonId = 0] = await givenLessons(db, enrollment?.courseId ?? 0, 1)
  await givenQuizTry(db, { userId, lessonId, now })
  await givenHandedInWork(db, { userId, lessonId, text: 'My sister Kamakshi', now })
  await givenLessonQuestion(db, { userId, lessonId, text: 'Is it so for my sister Kamakshi?', now })
  await givenBooking(db, { userId, form: TYPED, now })
}

const NOTHING_TYPED = recordOf(REMEMBERED_FIELDS, () => '')

async function givenDrafts(userId: string): Promise<void> {
  const { db } = own
  const now = clock.now()
  const fields = [['notes', 'A question about my sister Kamakshi']] as const
  await saveFormDraft(db, TEST_KEYS, { userId, form: { path: '/contact', fields } }, now)
  await saveDraft(
    db,
    TEST_KEYS,
    { path: '/book', form: bookingForm(TYPED), email: '', idempotencyKey: 'form-1' },
    { token: undefined, now },
  )
  const place = { name: 'Thiruvaiyaru', region: 'Tamil Nadu', country: 'IN', lat: 10.88, lon: 79.1 }
  const birth = {
    fullName: 'Vasundhara Iyer',
    date: '1987-03-19',
    time: '03:37',
    place: { ...place, timeZone: 'Asia/Kolkata' },
    ...USUAL_CONTEXT,
  } as const
  await saveBirthProfile(db, TEST_KEYS, { userId, birth, hasConsented: true, now })
  const form = { ...NOTHING_TYPED, name: 'Kamakshi Iyer', month: '5', tithi: '22' }
  await rememberPerson(db, TEST_KEYS, { userId, form, isMonthly: false, hasConsented: true, now })
  await recordCalendarFeed(db, {
    userId,
    astrologerId: null,
    shows: 'sessions',
    tokenHash: 'hash-of-a-feed',
    sealedToken: sealWithRing('feed of Vasundhara', TEST_KEYS),
    createdAt: now,
  })
}

/** Every public form, with the same address. */
async function writeToPractice(email: string): Promise<void> {
  const { db } = own
  const visit = () => aVisit({ now: clock.now() })
  const sent = [
    await submitContactMessage(
      db,
      {
        name: 'Vasundhara Iyer',
        email,
        phone: '+91 90123 45678',
        inquiryType: INQUIRY_TYPES[0],
        subject: 'My sister Kamakshi',
        message: `I was born in Thiruvaiyaru. Please write to ${email}.`,
      },
      visit(),
    ),
    await suggestContent(db, { topic: 'Kamakshi temple', link: '', details: 'Thiruvaiyaru', email }, visit()),
    await subscribeToNewsletter(db, SITE, { email, source: 'footer' }, visit()),
    await changeFestivalReminders(db, {
      email,
      city: 'pune',
      lists: ['ekadashi'],
      region: '',
      hasFamily: true,
      now: clock.now(),
    }),
    await requestNotification(db, { email, teacherPageSlug: (await givenTeacherPage(db)).slug }, visit()),
  ]
  expect(sent.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
}

async function viewerOf(userId: string) {
  const viewer = await loadViewer(own.db, await givenSession(own.db, userId, clock.now()), clock.now())
  if (!viewer) throw new Error('The session was not opened.')
  return viewer
}

async function requestAddress(userId: string, to: string): Promise<void> {
  const form = { email: to, password: PASSWORD }
  const requested = await requestAddressChange(own.db, SITE, await viewerOf(userId), { form, now: clock.now() })
  expect(requested).toMatchObject({ ok: true })
}

async function changeAddress(userId: string, to: string): Promise<void> {
  await requestAddress(userId, to)
  const path = await linkPathInEmail(own.db, to, 'change-address')
  const token = new URL(path, TEST_APP_URL).searchParams.get('token') ?? ''
  const confirmed = await confirmAddressChange(own.db, SITE, null, { token, address: '10.0.0.9', now: clock.now() })
  expect(confirmed).toMatchObject({ ok: true })
}

/** A mail server that names the recipient in its refusal, and the email to the practice about it. */
async function givenUndeliveredEmail(address: string): Promise<void> {
  const email = await givenEmail(own.db, { address })
  await claimEmail(own.db, email.id, email.queuedAt)
  await markEmailFailed(own.db, { id: email.id, attempts: 1 }, `550 5.1.1 <${address}>: no such user`)
  expect(await notifyOfUndelivered(own.db, email.queuedAt)).toBe(1)
}

async function deleteAccount({ id, email }: { id: string; email: string }): Promise<void> {
  const statement = statementOf(await listEndings(own.db, id, { now: clock.now() }))
  const confirmation = { password: PASSWORD, email, statement }
  expect(await requestDeletion(own.db, await viewerOf(id), confirmation, clock.now())).toMatchObject({ ok: true })
}

const context = () => jobContext(own.db, { now: clock.now, outboxDir, site: SITE })

async function sendAll(): Promise<void> {
  const isUnfinished = inArray(emails.state, ['queued', 'sending'])
  const unfinished = await own.db.select({ emailId: emails.id }).from(emails).where(isUnfinished)
  for (const { emailId } of unfinished) await sendEmail.run(context(), { emailId })
}

/** What the jobs do within the hour. */
async function purge(): Promise<void> {
  await SCHEDULES['purge-accounts'].run(context())
  await SCHEDULES['purge-visits'].run(context())
  await SCHEDULES['release-expired-holds'].run(context())
}
