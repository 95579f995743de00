/** The places of a client's own area, in the app frame. */
export const CLIENT_NAVIGATION = {
  title: 'My Dashboard',
  places: [
    { href: '/dashboard', label: 'My Dashboard', drawing: 'today' },
    { href: '/consultation', label: 'Consultation', drawing: 'book' },
    { href: '/horoscope', label: 'Horoscope', drawing: 'charts' },
    { href: '/learning', label: 'My courses', drawing: 'learning' },
  ],
} as const

/**
 * The places of the staff area in the order of work, each with its pages. A link with rights is shown to whoever has one of
 * them; tabs stand above every page of a place, links on its first page only.
 */
export const STAFF_NAVIGATION = {
  title: 'Practice',
  places: [
    { href: '/staff', pages: ['/astrologer-dashboard'], label: 'Today', drawing: 'today' },
    {
      href: '/staff/week',
      label: 'Week',
      drawing: 'week',
      rights: ['desk'],
      tabs: [
        { href: '/staff/week', label: 'Week' },
        {
          href: '/staff/week/diary',
          pages: ['/staff/week/hours', '/staff/week/special-days'],
          label: 'Hours and time off',
          rights: ['availability'],
        },
        { href: '/staff/week/calendars', label: 'Calendars', rights: ['availability'] },
      ],
    },
    {
      href: '/staff/clients',
      label: 'Clients',
      drawing: 'people',
      tabs: [
        { href: '/staff/clients', label: 'Clients' },
        { href: '/staff/bookings', label: 'Bookings' },
        { href: '/staff/clients/messages', label: 'Messages', rights: ['desk'] },
        { href: '/staff/clients/calls', label: 'Call list', rights: ['desk'] },
        { href: '/staff/clients/waitlist', label: 'Waitlist', rights: ['desk'] },
      ],
    },
    {
      href: '/staff/money',
      label: 'Money',
      drawing: 'money',
      tabs: [
        { href: '/staff/money', label: 'To verify' },
        { href: '/staff/money/received', pages: ['/staff/money/entries'], label: 'Received', rights: ['income'] },
        { href: '/staff/money/invoices', pages: ['/staff/money/vouchers'], label: 'Invoices' },
        { href: '/staff/money/statements', label: 'Statements', rights: ['statements'] },
        { href: '/staff/money/reports', pages: ['/staff/money/gst'], label: 'Reports', rights: ['income'] },
        { href: '/staff/money/exports', label: 'Exports', rights: ['income'] },
      ],
    },
    {
      href: '/staff/inbox',
      label: 'Inbox',
      drawing: 'inbox',
      tabs: [
        { href: '/staff/inbox/messages', label: 'Messages', rights: ['admin'] },
        { href: '/staff/inbox/suggestions', label: 'Suggestions', rights: ['admin'] },
        { href: '/staff/inbox/reviews', label: 'Reviews', rights: ['reviews'] },
        { href: '/staff/inbox/questions', label: 'Questions', rights: ['enrollments'] },
        { href: '/staff/inbox/reminders', label: 'Reminders', rights: ['desk'] },
        { href: '/staff/inbox/emails', label: 'Emails', rights: ['admin'] },
      ],
    },
    {
      href: '/staff/tools',
      label: 'Tools',
      drawing: 'charts',
      rights: ['desk'],
      links: [
        { href: '/staff/tools/studio', label: 'Quick chart', rights: ['charts-and-notes'] },
        { href: '/staff/tools/charts', label: 'Saved charts', rights: ['charts-and-notes'] },
        { href: '/muhurta', label: 'Muhurta' },
        { href: '/panchanga', label: 'Panchanga' },
        { href: '/festivals', label: 'Festivals' },
        { href: '/horoscope/compatibility', label: 'Matching' },
        { href: '/staff/tools/answer-templates', label: 'Answer templates', rights: ['charts-and-notes'] },
        { href: '/staff/tools/muhurta-rules', label: 'Own muhurta rules', rights: ['charts-and-notes'] },
      ],
    },
    {
      href: '/staff/courses',
      label: 'Courses',
      drawing: 'learning',
      rights: ['enrollments'],
      tabs: [
        { href: '/staff/courses', label: 'Enrollments' },
        { href: '/staff/courses/students', label: 'Students' },
        { href: '/staff/courses/groups', label: 'Groups' },
        { href: '/staff/courses/charts', label: 'Charts' },
        { href: '/staff/courses/work', label: 'Students’ work' },
        {
          href: '/staff/courses/courses',
          pages: ['/staff/courses/modules', '/staff/courses/lessons', '/staff/courses/quiz-questions'],
          label: 'Courses and lessons',
          rights: ['admin'],
        },
      ],
    },
    {
      href: '/staff/website',
      label: 'Website',
      drawing: 'site',
      isApart: true,
      rights: ['admin'],
      links: [
        { href: '/admin/blog', label: 'Blog' },
        { href: '/staff/website/testimonials', label: 'Testimonials' },
        { href: '/staff/website/faq', label: 'Questions' },
        { href: '/staff/website/pages', label: 'Own pages' },
        {
          href: '/staff/website/teachers',
          pages: ['/staff/website/teacher-pages', '/staff/website/resources'],
          label: 'Teachers',
        },
        { href: '/staff/website/links', label: 'Links' },
        { href: '/staff/website/translations', label: 'Translations' },
      ],
    },
    {
      href: '/staff/services',
      label: 'Services and prices',
      drawing: 'services',
      rights: ['admin'],
      links: [
        { href: '/staff/services/packages', pages: ['/staff/services/intake-questions'], label: 'Consultations' },
        { href: '/staff/courses/courses', label: 'Courses' },
        { href: '/staff/services/passes', label: 'Session passes' },
        { href: '/staff/services/vouchers', label: 'Gift vouchers' },
        { href: '/staff/services/coupons', label: 'Coupons' },
      ],
    },
    {
      href: '/staff/practice',
      label: 'Practice',
      drawing: 'practice',
      rights: ['admin'],
      links: [
        { href: '/staff/practice/go-live', label: 'Before you go live' },
        { href: '/staff/practice/team', label: 'Team' },
        { href: '/staff/practice/astrologers', label: 'Astrologers on the site' },
        { href: '/staff/practice/getting-paid', label: 'Getting paid' },
        { href: '/staff/practice/audit', label: 'Audit log' },
        { href: '/staff/practice/backups', label: 'Backups' },
      ],
    },
  ],
} as const
