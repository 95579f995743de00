/** What the app frame links to, by area: at most five main places fit a phone, counting More. */
export const CLIENT_NAVIGATION = {
  title: 'My Dashboard',
  main: [
    { href: '/dashboard', label: 'Next', drawing: 'today' },
    { href: '/consultation', label: 'Book', drawing: 'book' },
    { href: '/horoscope', label: 'Charts', drawing: 'charts' },
    { href: '/learning', label: 'Learning', drawing: 'learning' },
    {
      href: '/dashboard/profile',
      pages: ['/dashboard/days', '/dashboard/family'],
      label: 'Me',
      drawing: 'profile',
    },
  ],
  more: [],
} as const

export const DESK_NAVIGATION = {
  title: 'Astrologer Dashboard',
  main: [
    { href: '/astrologer-dashboard', label: 'Today', drawing: 'today' },
    { href: '/astrologer-dashboard/week', label: 'Week', drawing: 'week' },
    { href: '/astrologer-dashboard/to-verify', label: 'To verify', drawing: 'verify' },
    { href: '/astrologer-dashboard/clients', label: 'Clients', drawing: 'people' },
  ],
  more: [
    {
      title: 'Bookings',
      links: [
        {
          href: '/astrologer-dashboard/bookings',
          pages: ['/astrologer-dashboard/payments'],
          label: 'All bookings',
        },
        {
          href: '/astrologer-dashboard/diary',
          pages: ['hours', 'special-days', 'calendars'].map((page) => `/astrologer-dashboard/${page}`),
          label: 'Hours and time off',
          right: 'availability',
        },
        { href: '/astrologer-dashboard/pending', label: 'Pending Payments' },
        { href: '/astrologer-dashboard/book', label: 'Book for a client' },
        { href: '/astrologer-dashboard/waitlist', label: 'Waitlist' },
        { href: '/astrologer-dashboard/calls', label: 'Call list' },
        { href: '/astrologer-dashboard/studio', label: 'Quick chart', right: 'charts-and-notes' },
        { href: '/astrologer-dashboard/reminders', label: 'Reminders and emails' },
        { href: '/astrologer-dashboard/reviews', label: 'Reviews' },
        {
          href: '/astrologer-dashboard/answer-templates',
          label: 'Answer templates',
          right: 'charts-and-notes',
        },
        { href: '/astrologer-dashboard/muhurta-rules', label: 'Muhurta rules', right: 'charts-and-notes' },
      ],
    },
    {
      title: 'Money',
      links: [
        { href: '/astrologer-dashboard/statement', label: 'Bank statement', right: 'statements' },
        { href: '/astrologer-dashboard/money', label: 'Payments received', right: 'income' },
        { href: '/astrologer-dashboard/vouchers', label: 'Gift vouchers' },
        { href: '/astrologer-dashboard/figures', label: 'Reports', right: 'figures' },
      ],
    },
    {
      title: 'Courses',
      links: [{ href: '/dashboard/enrollments', label: 'Course enrollments', right: 'enrollments' }],
    },
  ],
} as const

export const ADMIN_NAVIGATION = {
  title: 'Admin',
  main: [
    { href: '/admin', label: 'Overview', drawing: 'overview' },
    { href: '/admin/practice', label: 'Site', drawing: 'site' },
    { href: '/admin/blog', label: 'Blog', drawing: 'blog' },
    { href: '/admin/people', label: 'People', drawing: 'people' },
  ],
  more: [
    {
      title: 'To do',
      links: [
        { href: '/admin/messages', label: 'Messages' },
        { href: '/admin/suggestions', label: 'Suggestions' },
        { href: '/admin/reviews', label: 'Reviews' },
        { href: '/dashboard/enrollments', label: 'Course enrollments' },
      ],
    },
    {
      title: 'Bookings and money',
      links: [
        { href: '/admin/figures', label: 'Reports' },
        { href: '/admin/bookings', label: 'All bookings' },
        { href: '/admin/clients', label: 'Clients' },
        { href: '/admin/invoices', label: 'Invoices' },
        { href: '/admin/money', label: 'Payments' },
        { href: '/admin/vouchers', label: 'Vouchers sold' },
        { href: '/admin/gst', label: 'GST summary' },
        { href: '/admin/exports', label: 'Exports' },
      ],
    },
    {
      title: 'The site',
      links: [
        {
          href: '/admin/content/courses',
          pages: ['/admin/content/modules', '/admin/content/lessons'],
          label: 'Courses and lessons',
        },
        { href: '/admin/content/packages', pages: ['/admin/content/intake-questions'], label: 'Consultations' },
        { href: '/admin/content/passes', label: 'Session passes' },
        { href: '/admin/content/vouchers', label: 'Gift vouchers' },
        { href: '/admin/content/coupons', label: 'Coupons' },
        { href: '/admin/content/astrologers', label: 'Astrologers' },
        { href: '/admin/content/testimonials', label: 'Testimonials' },
        { href: '/admin/content/faq', label: 'Questions' },
        {
          href: '/admin/content/teachers',
          pages: ['/admin/content/teacher-pages', '/admin/content/resources'],
          label: 'Teachers',
        },
      ],
    },
    {
      title: 'Records',
      links: [
        { href: '/admin/staff', label: 'Staff and roles' },
        { href: '/admin/subscribers', label: 'Subscribers' },
        { href: '/admin/emails', label: 'Emails' },
        { href: '/admin/audit', label: 'Audit log' },
      ],
    },
  ],
} as const
