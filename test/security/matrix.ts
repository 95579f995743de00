/**
 * Kinds of viewers. The owner is the client whose booking and course the rows refer to. The booking is the astrologer's, who
 * is the principal. In this practice, colleagues see only their own bookings.
 */
export const VIEWERS = [
  'anonymous',
  'owner',
  'otherClient',
  'astrologer',
  'colleague',
  'assistant',
  'admin',
  'disabled',
  'expired',
] as const
export type Viewer = (typeof VIEWERS)[number]

/** `open` is any response that is not one of the other three. */
export type Access = 'open' | 'sign-in' | 'denied' | 'not-found'

type Rights = Readonly<Record<Viewer, Access>>

export type MatrixRow = {
  readonly path: string
  /** Who may read (GET, HEAD and the router's data request). */
  readonly read: Rights
  /** Who may send a form; `none` for routes without an action. */
  readonly write: Rights | 'none'
  /** The status of an open page when it is not 200, such as a redirect or an unknown link. */
  readonly status?: number
  readonly form?: Readonly<Record<string, string>>
}

function rights(responses: Partial<Rights> & { readonly signedOut: Access; readonly signedIn: Access }): Rights {
  const { signedOut, signedIn, ...exceptions } = responses
  return {
    anonymous: signedOut,
    disabled: signedOut,
    expired: signedOut,
    owner: signedIn,
    otherClient: signedIn,
    astrologer: signedIn,
    colleague: exceptions.astrologer ?? signedIn,
    assistant: signedIn,
    admin: signedIn,
    ...exceptions,
  }
}

const EVERYONE = rights({ signedOut: 'open', signedIn: 'open' })
const NOT_SERVED = rights({ signedOut: 'not-found', signedIn: 'not-found' })
const SIGNED_IN = rights({ signedOut: 'sign-in', signedIn: 'open' })
const ASTROLOGER = rights({ signedOut: 'sign-in', signedIn: 'denied', astrologer: 'open' })
const DESK = rights({ signedOut: 'sign-in', signedIn: 'denied', astrologer: 'open', assistant: 'open' })
const INCOME = rights({
  signedOut: 'sign-in',
  signedIn: 'denied',
  astrologer: 'open',
  colleague: 'denied',
  admin: 'open',
})
const STATEMENTS = { ...DESK, colleague: 'denied' } as const

const STAFF = rights({
  signedOut: 'sign-in',
  signedIn: 'denied',
  astrologer: 'open',
  assistant: 'open',
  admin: 'open',
})

const ADMIN = rights({ signedOut: 'sign-in', signedIn: 'denied', admin: 'open' })
const STUDENT_OR_STAFF = rights({
  signedOut: 'sign-in',
  signedIn: 'denied',
  owner: 'open',
  astrologer: 'open',
  admin: 'open',
})

/** A booking that the owner of the matrix has claimed to have paid. */
/** No webhook has it. */
const NO_WEBHOOK = '00000000-0000-4000-8000-000000000000'

export const OWN_BOOKING = '0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e'

/** A file of that booking. */
export const OWN_FILE = '5c1e9b7a-3d2f-4a6b-8c0d-9e1f2a3b4c5d'

/** A file of the second lesson of the owner's course, which the owner has opened. */
export const LESSON_FILE = '6d2f0c8b-4e3a-4b7c-9d1e-0f2a3b4c5d6e'

/** Written work of the owner that waits for its answer. */
export const OWN_WORK = '7d2f3b1c-9e4a-4c5d-8f6b-0a1b2c3d4e5f'

const OWNER = rights({ signedOut: 'sign-in', signedIn: 'not-found', owner: 'open' })

const page = (path: string): MatrixRow => ({ path, read: EVERYONE, write: 'none' })
const form = (path: string, read = EVERYONE, write = read): MatrixRow => ({ path, read, write })
const contentList = (path: string): MatrixRow => ({ ...form(path, ADMIN), form: { intent: 'move-up', id: '1' } })
const contentItem = (path: string): MatrixRow => ({ ...form(path, ADMIN), form: { intent: 'save' } })

/**
 * Who may open what: one row for each route that has an address. A route without a row fails the tests, and so
 * does a row without a route.
 */
export const MATRIX: Readonly<Record<string, MatrixRow>> = {
  'routes/public/home': page('/'),
  'routes/public/courses': page('/courses'),
  // The first lesson of a sample course is free; the others are closed to everybody here.
  'routes/public/free-lesson': page('/courses/pradhamika/lessons/1'),
  'routes/public/consultation': page('/consultation'),
  // The sample practice sells no vouchers.
  'routes/public/gift': { ...page('/gift'), read: NOT_SERVED },
  // The sample practice has one astrologer, so there is no list.
  'routes/public/astrologers': { ...page('/astrologers'), read: NOT_SERVED },
  'routes/public/astrologer': page('/astrologers/astrologer'),
  // The sample practice has no published reviews.
  'routes/public/reviews': { ...page('/reviews'), read: NOT_SERVED },
  'routes/public/free-content': form('/free-content'),
  'routes/public/teacher': form('/free-content/parashara-basic'),
  'routes/public/contact': form('/contact'),
  // The sample practice has no pages of its own.
  'routes/public/own-page': { ...page('/pages/my-teacher'), read: NOT_SERVED },
  'routes/public/terms': page('/terms'),
  'routes/public/privacy': page('/privacy'),
  'routes/public/booking-cancelled': page('/booking-cancelled'),
  // The sample practice is open.
  'routes/public/opening-soon': { ...page('/opening-soon'), status: 302 },
  'routes/staff/setup/start': { path: '/staff/setup', read: ADMIN, write: 'none', status: 302 },
  'routes/staff/setup/step': form('/staff/setup/name', ADMIN),
  'routes/public/newsletter-subscribe': form('/newsletter/subscribe'),
  'routes/public/newsletter-confirm': { ...form('/newsletter/confirm'), status: 404 },
  'routes/public/newsletter-unsubscribe': form('/newsletter/unsubscribe'),
  'routes/public/not-found': { ...page('/no-such-page'), status: 404 },
  'routes/public/theme': { ...form('/theme'), status: 302 },
  'routes/public/names': { ...form('/names'), status: 302 },
  'routes/public/months': { ...form('/months'), status: 302 },
  'routes/public/language': { ...form('/language'), status: 302 },
  'og-image-of-the-site': page('/og.png'),
  'routes/public/og-image': page('/og/home.png'),
  'routes/public/accent': page('/accent/a8480b-e9b949.css'),
  'routes/public/sitemap': page('/sitemap.xml'),
  'routes/public/robots': page('/robots.txt'),
  'routes/public/manifest': page('/site.webmanifest'),

  'routes/panchanga/today': { ...form('/panchanga'), form: { place: 'Pune' } },
  'today-in-a-city': { ...form('/panchanga/pune'), form: { place: 'Pune' } },
  'routes/panchanga/panchanga-of-date': page('/panchanga/pune/2026-11-17'),
  'routes/panchanga/days-feed': page('/panchanga/pune/days.ics'),
  'routes/panchanga/embed': page('/embed/pune/today'),

  'routes/exercises/exercises': page('/exercises'),
  'routes/exercises/exercise': { ...form('/exercises/nakshatra?level=1&seed=1'), form: { nakshatra: '3' } },

  'routes/eclipses/this-year': { ...page('/eclipses'), status: 302 },
  'routes/eclipses/year': form('/eclipses/2026'),

  'routes/festivals/this-year': { ...page('/festivals'), status: 302 },
  'routes/festivals/emails': form('/festivals/emails'),
  'routes/festivals/emails-confirm': { ...form('/festivals/emails/confirm'), status: 404 },
  'routes/festivals/emails-unsubscribe': { ...form('/festivals/emails/unsubscribe'), status: 404 },
  'routes/remedies/unsubscribe': { ...form('/remedies/unsubscribe'), status: 404 },
  'routes/public/birthday-unsubscribe': { ...form('/birthday/unsubscribe'), status: 404 },
  'routes/learning/unsubscribe': { ...form('/learning/unsubscribe'), status: 404 },
  'routes/festivals/why-almanacs-differ': form('/festivals/2026/why-almanacs-differ'),
  'routes/festivals/festival-or-year': form('/festivals/diwali'),
  'routes/festivals/feed': page('/festivals/pune/ekadashi.ics'),

  'routes/muhurta/find': form('/muhurta'),
  'routes/muhurta/forget': { ...form('/book/muhurta'), status: 302 },
  'routes/muhurta/windows': { ...form('/muhurta/windows'), status: 302 },

  'routes/blog/list': page('/blog'),
  'routes/blog/post': page('/blog/shani-the-slow-teacher'),
  'routes/blog/preview': { path: '/blog/preview/unknown', read: NOT_SERVED, write: 'none' },
  'routes/horoscope/janma-kundali': { ...form('/horoscope/janma-kundali.pdf'), status: 302 },
  'routes/blog/feed': page('/blog/feed.xml'),
  'routes/blog/cover': page('/blog/shani-the-slow-teacher/cover.svg'),
  'routes/blog/og-image': page('/blog/shani-the-slow-teacher/og.png'),
  'routes/staff/website/blog': { ...form('/admin/blog', ADMIN), form: { intent: 'preview', content: '# Hello' } },

  'routes/staff/today/today': { path: '/staff', read: STAFF, write: 'none' },
  'routes/staff/search/search': { path: '/staff/search?q=asha', read: STAFF, write: 'none' },
  'routes/staff/practice/go-live': form('/staff/practice/go-live', ADMIN),
  'routes/staff/practice/practice': { path: '/staff/practice', read: ADMIN, write: 'none' },
  'routes/staff/practice/getting-paid': { path: '/staff/practice/getting-paid', read: ADMIN, write: 'none' },
  'routes/booking/embed': { ...page('/embed/booking'), read: NOT_SERVED },
  'routes/staff/practice/embed': form('/staff/practice/embed', ADMIN),
  'routes/staff/practice/webhooks': form('/staff/practice/webhooks', ADMIN),
  'routes/staff/practice/webhook': {
    ...form(`/staff/practice/webhooks/${NO_WEBHOOK}`, { ...ADMIN, admin: 'not-found' }, ADMIN),
    form: { intent: 'remove' },
  },
  'routes/staff/practice/programs': form('/staff/practice/programs', ADMIN),
  'routes/staff/practice/gateways': {
    ...form('/staff/practice/gateways', ADMIN),
    form: { gateway: 'razorpay', intent: 'off' },
  },
  'routes/staff/practice/backups': { path: '/staff/practice/backups', read: ADMIN, write: 'none' },
  website: { path: '/staff/website', read: ADMIN, write: 'none' },
  'routes/staff/website/translations': { path: '/staff/website/translations', read: ADMIN, write: 'none' },
  'routes/staff/website/links': { ...form('/staff/website/links', ADMIN), form: { intent: 'off' } },
  'routes/staff/website/translation': form('/staff/website/translations/faq/1', ADMIN),
  'routes/staff/services/services': { path: '/staff/services', read: ADMIN, write: 'none' },
  'routes/staff/practice/practice-part': form('/staff/practice/settings/upi', ADMIN),
  'website-settings': form('/staff/website/settings/identity', ADMIN),
  'services-settings': form('/staff/services/settings/discount', ADMIN),
  'routes/staff/content/content-list': contentList('/staff/practice/astrologers'),
  'list-of-courses': contentList('/staff/courses/courses'),
  'list-of-website': contentList('/staff/website/testimonials'),
  'list-of-services': contentList('/staff/services/packages'),
  'routes/staff/content/content-item': contentItem('/staff/practice/astrologers/1'),
  'item-of-courses': contentItem('/staff/courses/courses/1'),
  'routes/staff/content/preview-item': {
    ...form('/staff/website/preview/testimonials/1', ADMIN),
    form: { name: 'Asha' },
  },
  'routes/staff/content/preview-settings': { ...form('/staff/website/preview/settings/home', ADMIN), form: {} },
  'item-of-website': contentItem('/staff/website/testimonials/1'),
  'item-of-services': contentItem('/staff/services/packages/1'),
  'routes/staff/inbox/messages': form('/staff/inbox/messages', ADMIN),
  'routes/staff/inbox/suggestions': form('/staff/inbox/suggestions', ADMIN),
  'routes/staff/clients/accounts': { path: '/staff/clients/accounts', read: ADMIN, write: 'none' },
  'routes/staff/clients/subscribers': { path: '/staff/clients/subscribers', read: ADMIN, write: 'none' },
  'routes/staff/money/invoices': { path: '/staff/money/invoices', read: STAFF, write: 'none' },
  'routes/staff/money/reports/gst': { path: '/staff/money/gst', read: ADMIN, write: 'none' },
  'routes/staff/money/reports/gst-csv': { path: '/staff/money/gst.csv', read: ADMIN, write: 'none' },
  'routes/staff/money/reports/exports': { path: '/staff/money/exports', read: INCOME, write: 'none' },
  'routes/staff/money/reports/export-csv': {
    path: '/staff/money/export.csv?what=payments',
    read: INCOME,
    write: 'none',
  },
  'routes/staff/practice/team': form('/staff/practice/team', ADMIN),
  'routes/staff/inbox/emails': form('/staff/inbox/emails', ADMIN),
  'routes/staff/practice/audit': { path: '/staff/practice/audit', read: ADMIN, write: 'none' },

  // This site has a mail server; the outbox of a site without one is tested in unlisted-paths.http.test.ts.
  'routes/outbox/list': { path: '/dev/outbox', read: NOT_SERVED, write: 'none' },
  'routes/outbox/email': { path: '/dev/outbox/email.eml', read: NOT_SERVED, write: 'none' },

  'routes/learning/my-courses': { path: '/learning', read: SIGNED_IN, write: 'none' },
  // The owner has completed this course; staff may read lessons but have no progress to record.
  'routes/learning/course': { path: '/learning/pradhamika', read: STUDENT_OR_STAFF, write: 'none' },
  'routes/learning/lesson': {
    ...form(
      '/learning/pradhamika/1',
      STUDENT_OR_STAFF,
      rights({ signedOut: 'sign-in', signedIn: 'denied', owner: 'open' }),
    ),
    form: { intent: 'done' },
  },
  'routes/learning/lesson-file': {
    path: `/files/lessons/${LESSON_FILE}`,
    read: rights({ signedOut: 'sign-in', signedIn: 'not-found', owner: 'open', astrologer: 'open', admin: 'open' }),
    write: 'none',
  },
  'routes/staff/courses/lesson-files': {
    ...form('/staff/courses/lessons/2/files', ADMIN),
    status: 302,
    form: { intent: 'remove' },
  },
  'routes/learning/quiz': form(
    '/learning/pradhamika/1/quiz',
    STUDENT_OR_STAFF,
    rights({ signedOut: 'sign-in', signedIn: 'denied', owner: 'open' }),
  ),
  'routes/learning/work': form(
    '/learning/pradhamika/1/work',
    STUDENT_OR_STAFF,
    rights({ signedOut: 'sign-in', signedIn: 'denied', owner: 'open' }),
  ),
  'routes/staff/inbox/questions': { ...form('/staff/inbox/questions', INCOME), form: { intent: 'show' } },
  'routes/staff/courses/groups': { path: '/staff/courses/groups', read: INCOME, write: 'none' },
  'routes/staff/courses/group-form': form('/staff/courses/groups/1/edit', INCOME),
  'routes/staff/courses/class-form': form('/staff/courses/classes/new', INCOME),
  'routes/staff/courses/group': { ...form('/staff/courses/groups/1', INCOME), form: { intent: 'move' } },
  'routes/staff/courses/group-timetable': form('/staff/courses/groups/1/timetable', INCOME),
  'routes/staff/courses/group-roll': form('/staff/courses/groups/1/classes/1', INCOME),
  'routes/staff/courses/exercise-charts': { path: '/staff/courses/charts', read: INCOME, write: 'none' },
  'routes/staff/courses/exercise-chart': { ...form('/staff/courses/charts/new', INCOME), form: { intent: 'save' } },
  'routes/staff/courses/work-list': form('/staff/courses/work', INCOME),
  'routes/staff/courses/work': { ...form(`/staff/courses/work/${OWN_WORK}`, INCOME), form: { intent: 'return' } },
  'routes/learning/certificate-file': {
    path: '/learning/pradhamika/certificate.pdf',
    read: rights({
      signedOut: 'sign-in',
      signedIn: 'denied',
      owner: 'open',
      astrologer: 'not-found',
      admin: 'not-found',
    }),
    write: 'none',
  },
  'routes/learning/certificate-keys': { ...page('/certificate/keys.pem') },
  'routes/learning/certificate-text': { ...page('/certificate/AAAA-BBBB-CCCC/certificate.txt'), read: NOT_SERVED },
  'routes/learning/certificate': { ...page('/certificate/AAAA-BBBB-CCCC'), status: 404 },

  'routes/booking/success': { path: '/booking-success', read: SIGNED_IN, write: 'none' },
  'routes/booking/book': form('/book/consultation/prasna'),
  // A form from another client is processed and finds no booking.
  'routes/booking/payment': form(`/book/payment/${OWN_BOOKING}`, OWNER, SIGNED_IN),
  'routes/booking/book-step': form('/book/consultation/prasna/step.json'),
  'routes/booking/payment-step': form(`/book/payment/${OWN_BOOKING}/step.json`, OWNER, SIGNED_IN),
  'routes/booking/reschedule': {
    ...form(`/dashboard/bookings/${OWN_BOOKING}/reschedule`, OWNER, SIGNED_IN),
    form: { bookingDate: '2026-11-20', preferredTime: 'no such hour' },
  },
  // Opened by links in emails; these have no token.
  'routes/booking/payment/online': {
    path: '/booking/online/00000000-0000-4000-8000-000000000000',
    read: NOT_SERVED,
    write: 'none',
  },
  'routes/booking/payment/gateway-callback': form('/payments/callbacks/razorpay', NOT_SERVED, EVERYONE),
  'pay-by-link': { ...form('/booking/pay'), status: 404 },
  'move-by-link': { ...form('/booking/move'), status: 404 },
  'birth-by-link': { ...form('/booking/birth'), status: 404 },
  'routes/booking/birth': form(`/dashboard/bookings/${OWN_BOOKING}/birth`, OWNER, SIGNED_IN),
  'routes/staff/bookings/birth': {
    path: `/staff/bookings/${OWN_BOOKING}/birth`,
    read: { ...DESK, colleague: 'not-found' },
    write: DESK,
  },
  'cancel-by-link': { ...form('/booking/cancel'), status: 404 },
  'routes/booking/first-password': { ...form('/booking/password'), status: 404 },
  'routes/waitlist/join': form('/book/consultation/full-life-prediction/wait'),
  'routes/waitlist/join-group': form('/book/course/madhyamika/wait/2', EVERYONE, SIGNED_IN),
  'routes/waitlist/offer': { ...page('/waitlist/offer'), status: 404 },
  'routes/waitlist/leave': { ...form('/waitlist/leave'), status: 404 },
  'routes/waitlist/group': { ...form('/waitlist/group'), status: 404 },
  'routes/booking/balance': { path: '/dashboard/balance', read: SIGNED_IN, write: 'none' },
  'help-of-clients': { path: '/dashboard/help/dashboard', read: SIGNED_IN, write: 'none' },
  'help-of-staff': { path: '/staff/help/today', read: STAFF, write: 'none' },
  'routes/remedies/own-remedies': {
    ...form('/dashboard/remedies', SIGNED_IN),
    form: { intent: 'stop-emails' },
  },
  'routes/booking/answer': { path: `/dashboard/bookings/${OWN_BOOKING}/answer`, read: OWNER, write: 'none' },
  'review-by-link': { ...form('/booking/review'), status: 404 },
  'voucher-by-link': { ...page('/booking/voucher'), status: 404 },
  // This booking sold no voucher. The page of one is tested in vouchers.http.test.ts.
  'routes/booking/voucher': {
    path: `/dashboard/vouchers/${OWN_BOOKING}`,
    read: rights({ signedOut: 'sign-in', signedIn: 'not-found' }),
    write: 'none',
  },
  'routes/booking/review': form(`/dashboard/bookings/${OWN_BOOKING}/review`, OWNER, SIGNED_IN),
  'routes/staff/inbox/reviews': form('/staff/inbox/reviews', STAFF),
  // This booking is no Prasna. Its proof is tested in proof.http.test.ts.
  'routes/booking/proof': {
    path: `/dashboard/bookings/${OWN_BOOKING}/proof`,
    read: { ...OWNER, owner: 'not-found' },
    write: 'none',
  },
  'routes/booking/proof-file': {
    path: `/dashboard/bookings/${OWN_BOOKING}/proof.json`,
    read: { ...OWNER, owner: 'not-found' },
    write: 'none',
  },
  'routes/staff/money/vouchers': form('/staff/money/vouchers', STAFF, DESK),
  'routes/booking/files': {
    ...form(`/dashboard/bookings/${OWN_BOOKING}/files`, OWNER, SIGNED_IN),
    status: 302,
    form: { intent: 'remove' },
  },
  'routes/booking/file': {
    path: `/files/${OWN_FILE}`,
    read: { ...OWNER, astrologer: 'open' },
    write: 'none',
  },
  // After its files, which leave with an unpaid booking.
  'routes/booking/cancel': form(`/dashboard/bookings/${OWN_BOOKING}/cancel`, OWNER, SIGNED_IN),
  'routes/staff/bookings/files': {
    ...form(`/staff/bookings/${OWN_BOOKING}/files`, { ...ASTROLOGER, colleague: 'not-found' }, ASTROLOGER),
    status: 302,
    form: { intent: 'remove' },
  },
  'routes/staff/clients/waitlist': form('/staff/clients/waitlist', DESK),
  'routes/booking/session-file': {
    path: `/dashboard/bookings/${OWN_BOOKING}/session.ics`,
    read: OWNER,
    write: 'none',
  },
  'routes/booking/invoice-file': {
    path: '/invoices/00000000-0000-4000-8000-000000000000',
    read: rights({ signedOut: 'sign-in', signedIn: 'not-found' }),
    write: 'none',
  },
  'routes/booking/receipt-file': {
    path: '/receipts/999999999',
    read: rights({ signedOut: 'sign-in', signedIn: 'not-found' }),
    write: 'none',
  },
  'routes/booking/voucher-file': {
    path: `/vouchers/${OWN_BOOKING}`,
    read: rights({ signedOut: 'sign-in', signedIn: 'not-found' }),
    write: 'none',
  },
  'routes/booking/calendar-feed': { ...page('/calendar/no-such-secret.ics'), status: 404 },

  'routes/horoscope/horoscope': page('/horoscope'),
  'routes/horoscope/birth-chart': form('/horoscope?index'),
  'routes/horoscope/daily': page('/horoscope/daily'),
  'routes/horoscope/planets': page('/horoscope/planets'),
  'routes/horoscope/compatibility': form('/horoscope/compatibility'),
  'routes/horoscope/studio': form('/horoscope/studio'),
  'routes/api/places': page('/api/places?q=pune'),

  'routes/account/auth': form('/auth?reset=true'),
  'routes/account/verify': { ...form('/account/verify'), status: 404 },
  'routes/account/confirm-address': { ...form('/account/confirm-address'), status: 404 },
  'routes/account/confirm-identity': { ...form('/account/confirm-identity'), status: 404 },
  'routes/account/invitation': {
    path: '/account/invitation',
    read: EVERYONE,
    write: rights({ signedOut: 'denied', signedIn: 'denied' }),
    status: 404,
  },
  'routes/account/astrologer-setup': form(
    '/astrologer-setup',
    EVERYONE,
    rights({ signedOut: 'denied', signedIn: 'denied' }),
  ),
  'routes/account/create-admin': form('/create-admin', EVERYONE, rights({ signedOut: 'denied', signedIn: 'denied' })),
  // Only after a redirect from a provider, for any role.
  'routes/account/social-address': form(
    '/account/social-address',
    rights({ signedOut: 'sign-in', signedIn: 'sign-in' }),
  ),
  'routes/account/social-sign-up': {
    ...form('/account/social-sign-up', rights({ signedOut: 'sign-in', signedIn: 'sign-in' })),
    form: { consent: 'on' },
  },
  'routes/api/social-callback': {
    ...page('/api/auth/callback/google'),
    read: NOT_SERVED,
  },

  'routes/account/sign-in-step': form('/auth/step.json'),
  'routes/account/sign-out': { ...form('/sign-out'), status: 302 },
  // These users have nothing to agree to, so they are redirected.
  'routes/account/agree': { ...form('/account/agree', SIGNED_IN), status: 302 },
  // These users have no draft, so they are redirected.
  'routes/account/my-day': { path: '/account/my-day', read: SIGNED_IN, write: 'none' },
  'routes/account/draft': { ...form('/account/draft', SIGNED_IN), status: 302 },
  // These users have no second factor, and have just signed in.
  'routes/account/second-step': { ...form('/account/second-step', SIGNED_IN), status: 302 },
  'routes/account/prove': { ...form('/account/prove', SIGNED_IN), status: 302 },
  'routes/account/dashboard/security': { ...form('/dashboard/security', SIGNED_IN), form: { intent: 'renew-codes' } },
  'routes/account/dashboard/security-app': form('/dashboard/security/app', SIGNED_IN),
  'routes/account/passkey': { path: '/account/passkey.json', read: NOT_SERVED, write: EVERYONE },
  'routes/account/change-password': form('/account/change-password', SIGNED_IN),
  'routes/account/export': { path: '/account/export', read: SIGNED_IN, write: 'none' },
  'routes/account/dashboard': { path: '/dashboard', read: SIGNED_IN, write: 'none' },
  'routes/account/dashboard/bookings': form('/dashboard?index', SIGNED_IN),
  'routes/account/dashboard/profile': form('/dashboard/profile', SIGNED_IN),
  'routes/account/dashboard/history': { path: '/dashboard/history', read: SIGNED_IN, write: 'none' },
  'routes/account/dashboard/invoices': { path: '/dashboard/invoices', read: SIGNED_IN, write: 'none' },
  'routes/account/dashboard/family': { ...form('/dashboard/family', SIGNED_IN), form: { intent: 'close-calendar' } },
  'routes/account/dashboard/days': { ...form('/dashboard/days', SIGNED_IN), form: { intent: 'stop-reminders' } },
  'routes/staff/courses/students': { path: '/staff/courses/students', read: INCOME, write: 'none' },
  'routes/staff/courses/course-students': { path: '/staff/courses/students/pradhamika', read: INCOME, write: 'none' },
  'routes/staff/courses/course-student': {
    path: '/staff/courses/students/pradhamika/00000000-0000-4000-8000-000000000000',
    read: { ...INCOME, astrologer: 'not-found', admin: 'not-found' },
    write: 'none',
  },
  'routes/staff/courses/course-students-csv': {
    path: '/staff/courses/students/pradhamika/progress.csv',
    read: INCOME,
    write: 'none',
  },
  'routes/staff/courses/enrollments': {
    ...form('/staff/courses', INCOME),
    form: { id: '0', from: 'enrolled', to: 'scheduled' },
  },

  'routes/staff/today/desk': form('/astrologer-dashboard', DESK),
  'routes/staff/today/upcoming': {
    ...form('/astrologer-dashboard?index', DESK),
    form: { bookingId: '00000000-0000-4000-8000-000000000000', outcome: 'completed' },
  },
  'routes/staff/money/to-verify': { ...form('/astrologer-dashboard/to-verify', DESK), form: { intent: 'verify' } },
  'routes/staff/money/claims': { ...form('/staff/money', STAFF, DESK), form: { intent: 'verify' } },
  'routes/staff/tools/tools': { path: '/staff/tools', read: DESK, write: 'none' },
  'routes/staff/money/pending': { path: '/astrologer-dashboard/pending', read: DESK, write: 'none' },
  'routes/staff/money/statement': form('/staff/money/statements', STATEMENTS),
  'routes/staff/money/statement-uploads': {
    ...form('/staff/money/statements/uploads', STATEMENTS),
    form: { intent: 'forget', headings: 'none' },
  },
  'routes/staff/week/week': { path: '/staff/week', read: DESK, write: 'none' },
  // No time is given, so nothing is blocked.
  'routes/staff/week/week-block': form('/staff/week/block', ASTROLOGER),
  'routes/staff/week/week-unblock': {
    path: '/staff/week/blocked/0',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
  },
  'routes/staff/week/diary': {
    ...form('/staff/week/diary', ASTROLOGER),
    form: { intent: 'rules', notice: '120', horizon: '60', claims: '3' },
  },
  'routes/staff/week/hours': { ...form('/staff/week/hours', ASTROLOGER), form: { intent: 'add-1' } },
  'routes/staff/week/calendars': {
    ...form('/staff/week/calendars', ASTROLOGER),
    form: { intent: 'close-calendar' },
  },
  'routes/staff/week/special-days': {
    ...form('/staff/week/special-days', ASTROLOGER),
    form: { intent: 'remove' },
  },
  'routes/staff/money/reports/figures': { path: '/staff/money/reports', read: INCOME, write: 'none' },
  'routes/staff/money/received': { path: '/staff/money/received', read: INCOME, write: 'none' },
  'routes/staff/clients/calls': form('/staff/clients/calls', DESK),
  'routes/staff/clients/messages': form('/staff/clients/messages', DESK),
  'routes/staff/inbox/reminders': { path: '/staff/inbox/reminders', read: DESK, write: 'none' },
  'routes/staff/bookings/all-bookings': { path: '/staff/bookings', read: STAFF, write: 'none' },
  'routes/staff/clients/import-clients': form('/staff/clients/import', INCOME),
  'routes/staff/clients/client-import': {
    ...form(
      '/staff/clients/import/00000000-0000-4000-8000-000000000000',
      {
        ...INCOME,
        astrologer: 'not-found',
        admin: 'not-found',
      },
      INCOME,
    ),
    form: { intent: 'undo' },
  },
  'routes/staff/clients/book-for-client': form('/staff/clients/book', DESK),
  'routes/staff/bookings/booking': {
    path: `/staff/bookings/${OWN_BOOKING}`,
    read: { ...STAFF, colleague: 'not-found' },
    // Assistants may send the other forms of this page.
    write: ASTROLOGER,
    form: { intent: 'notes', privateNotes: '' },
  },
  'routes/staff/money/record-payment': {
    path: `/staff/bookings/${OWN_BOOKING}/payment`,
    read: { ...DESK, colleague: 'not-found' },
    write: DESK,
  },
  'routes/staff/money/record-account-payment': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/payment',
    read: { ...DESK, astrologer: 'not-found', colleague: 'not-found', assistant: 'not-found' },
    write: DESK,
  },
  'routes/staff/money/refund-credit': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/refund',
    read: { ...DESK, astrologer: 'not-found', colleague: 'not-found', assistant: 'not-found' },
    write: DESK,
  },
  'routes/staff/money/reverse-payment': {
    path: '/staff/money/entries/0/reverse',
    read: { ...DESK, astrologer: 'not-found', colleague: 'not-found', assistant: 'not-found' },
    write: DESK,
  },
  'routes/staff/bookings/move-session': {
    path: `/staff/bookings/${OWN_BOOKING}/move`,
    read: { ...DESK, colleague: 'not-found' },
    write: DESK,
  },
  'routes/staff/bookings/answer': {
    ...form(`/staff/bookings/${OWN_BOOKING}/answer`, { ...ASTROLOGER, colleague: 'not-found' }, ASTROLOGER),
    form: { intent: 'preview', text: '# Hello' },
  },
  'routes/staff/bookings/remedies': {
    ...form(`/staff/bookings/${OWN_BOOKING}/remedies`, { ...ASTROLOGER, colleague: 'not-found' }, ASTROLOGER),
    form: { intent: 'publish' },
  },
  'routes/staff/bookings/remedy': {
    ...form(`/staff/bookings/${OWN_BOOKING}/remedies/new`, { ...ASTROLOGER, colleague: 'not-found' }, ASTROLOGER),
    form: { intent: 'preview' },
  },
  'routes/staff/tools/answer-templates': {
    ...form('/staff/tools/answer-templates', ASTROLOGER),
    form: { intent: 'save', name: '' },
  },
  'routes/staff/bookings/muhurta': form(
    `/staff/bookings/${OWN_BOOKING}/muhurta`,
    { ...ASTROLOGER, colleague: 'not-found' },
    ASTROLOGER,
  ),
  'routes/staff/tools/muhurta-rules': form('/staff/tools/muhurta-rules', ASTROLOGER),
  'routes/staff/bookings/intake': {
    // The service of this booking asks nothing.
    path: `/staff/bookings/${OWN_BOOKING}/intake`,
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
  },
  'routes/staff/bookings/brief': {
    path: `/staff/bookings/${OWN_BOOKING}/brief`,
    read: { ...ASTROLOGER, colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/bookings/studio': form(
    `/staff/bookings/${OWN_BOOKING}/studio`,
    { ...ASTROLOGER, colleague: 'not-found' },
    ASTROLOGER,
  ),
  'routes/staff/life/rectification': {
    path: `/staff/bookings/${OWN_BOOKING}/rectification`,
    read: { ...ASTROLOGER, colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/life/timeline': {
    ...form(`/staff/bookings/${OWN_BOOKING}/timeline`, { ...ASTROLOGER, colleague: 'not-found' }, ASTROLOGER),
    form: { intent: 'keep-event' },
  },
  'rectification-of-saved-birth': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/births/00000000-0000-4000-8000-000000000000/rectification',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'timeline-of-saved-birth': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/births/00000000-0000-4000-8000-000000000000/timeline',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
    form: { intent: 'keep-event' },
  },
  'rectification-of-saved-chart': {
    path: '/staff/tools/charts/00000000-0000-4000-8000-000000000000/rectification',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'timeline-of-saved-chart': {
    path: '/staff/tools/charts/00000000-0000-4000-8000-000000000000/timeline',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
    form: { intent: 'keep-event' },
  },
  'routes/staff/tools/quick-studio': { path: '/staff/tools/studio', read: ASTROLOGER, write: 'none' },
  'routes/staff/tools/saved-charts': form('/staff/tools/charts', ASTROLOGER),
  'routes/staff/tools/save-chart': form('/staff/tools/charts/new', ASTROLOGER),
  'routes/staff/tools/saved-chart': {
    path: '/staff/tools/charts/00000000-0000-4000-8000-000000000000',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
  },
  'routes/staff/tools/reading-file': {
    path: '/staff/tools/charts/00000000-0000-4000-8000-000000000000/reading.pdf',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/tools/charts-csv': { path: '/staff/tools/charts/charts.csv', read: ASTROLOGER, write: 'none' },
  'routes/staff/tools/charts-zip': { path: '/staff/tools/charts/charts.zip', read: ASTROLOGER, write: 'none' },
  'routes/staff/clients/client-birth': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/births/00000000-0000-4000-8000-000000000000',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: ASTROLOGER,
  },
  'routes/staff/clients/reading-file': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/births/00000000-0000-4000-8000-000000000000/reading.pdf',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/bookings/brief-file': {
    path: '/staff/bookings/00000000-0000-4000-8000-000000000000/brief.pdf',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/bookings/reading-file': {
    path: '/staff/bookings/00000000-0000-4000-8000-000000000000/reading.pdf',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'not-found' },
    write: 'none',
  },
  'routes/staff/clients/clients': { path: '/staff/clients', read: STAFF, write: 'none' },
  'routes/staff/clients/client': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000',
    read: { ...STAFF, astrologer: 'not-found', colleague: 'not-found', assistant: 'not-found', admin: 'not-found' },
    write: DESK,
  },
  'routes/staff/clients/client-data': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/data',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'denied' },
    write: { ...ASTROLOGER, colleague: 'denied' },
  },
  'routes/staff/clients/client-data-file': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/data.zip',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'denied' },
    write: { ...ASTROLOGER, colleague: 'denied' },
  },
  'routes/staff/clients/merge-clients': {
    path: '/staff/clients/00000000-0000-4000-8000-000000000000/merge',
    read: { ...ASTROLOGER, astrologer: 'not-found', colleague: 'denied' },
    write: { ...ASTROLOGER, colleague: 'denied' },
  },
}
