/** The places of a client's own area, in the app frame. */
export const CLIENT_NAVIGATION = {
  title: 'నా డాష్‌బోర్డ్',
  places: [
    { href: '/dashboard', label: 'నా డాష్‌బోర్డ్', drawing: 'today' },
    { href: '/consultation', label: 'సంప్రదింపు', drawing: 'book' },
    { href: '/horoscope', label: 'జాతకం', drawing: 'charts' },
    { href: '/learning', label: 'నా కోర్సులు', drawing: 'learning' },
  ],
} as const

/**
 * The places of the staff area in the order of work, each with its pages. A link with rights is shown to whoever has one of
 * them; tabs stand above every page of a place, links on its first page only.
 */
export const STAFF_NAVIGATION = {
  title: 'మా కేంద్రం',
  places: [
    { href: '/staff', pages: ['/astrologer-dashboard'], label: 'ఈరోజు', drawing: 'today' },
    {
      href: '/staff/week',
      label: 'వారం',
      drawing: 'week',
      rights: ['desk'],
      tabs: [
        { href: '/staff/week', label: 'వారం' },
        {
          href: '/staff/week/diary',
          pages: ['/staff/week/hours', '/staff/week/special-days'],
          label: 'పని వేళలు, సెలవులు',
          rights: ['availability'],
        },
        { href: '/staff/week/calendars', label: 'క్యాలెండర్‌లు', rights: ['availability'] },
      ],
    },
    {
      href: '/staff/clients',
      label: 'క్లయింట్లు',
      drawing: 'people',
      tabs: [
        { href: '/staff/clients', label: 'క్లయింట్లు' },
        { href: '/staff/bookings', label: 'బుకింగ్‌లు' },
        { href: '/staff/clients/messages', label: 'సందేశాలు', rights: ['desk'] },
        { href: '/staff/clients/calls', label: 'ఫోన్ చేయాల్సినవారు', rights: ['desk'] },
        { href: '/staff/clients/waitlist', label: 'వెయిటింగ్ లిస్ట్', rights: ['desk'] },
      ],
    },
    {
      href: '/staff/money',
      label: 'డబ్బు',
      drawing: 'money',
      tabs: [
        { href: '/staff/money', label: 'సరిచూడాల్సినవి' },
        { href: '/staff/money/received', pages: ['/staff/money/entries'], label: 'అందినవి', rights: ['income'] },
        { href: '/staff/money/invoices', pages: ['/staff/money/vouchers'], label: 'ఇన్‌వాయిస్‌లు' },
        { href: '/staff/money/statements', label: 'స్టేట్‌మెంట్‌లు', rights: ['statements'] },
        { href: '/staff/money/reports', pages: ['/staff/money/gst'], label: 'రిపోర్ట్‌లు', rights: ['income'] },
        { href: '/staff/money/exports', label: 'ఎక్స్‌పోర్ట్‌లు', rights: ['income'] },
      ],
    },
    {
      href: '/staff/inbox',
      label: 'ఇన్‌బాక్స్',
      drawing: 'inbox',
      tabs: [
        { href: '/staff/inbox/messages', label: 'సందేశాలు', rights: ['admin'] },
        { href: '/staff/inbox/suggestions', label: 'సూచనలు', rights: ['admin'] },
        { href: '/staff/inbox/reviews', label: 'రివ్యూలు', rights: ['reviews'] },
        { href: '/staff/inbox/questions', label: 'ప్రశ్నలు', rights: ['enrollments'] },
        { href: '/staff/inbox/reminders', label: 'రిమైండర్లు', rights: ['desk'] },
        { href: '/staff/inbox/emails', label: 'ఈమెయిల్‌లు', rights: ['admin'] },
      ],
    },
    {
      href: '/staff/tools',
      label: 'సాధనాలు',
      drawing: 'charts',
      rights: ['desk'],
      links: [
        { href: '/staff/tools/studio', label: 'తక్షణ జాతకం', rights: ['charts-and-notes'] },
        { href: '/staff/tools/charts', label: 'సేవ్ చేసిన జాతకాలు', rights: ['charts-and-notes'] },
        { href: '/muhurta', label: 'ముహూర్తం' },
        { href: '/panchanga', label: 'పంచాంగం' },
        { href: '/festivals', label: 'పండుగలు' },
        { href: '/horoscope/compatibility', label: 'జాతక పొంతన' },
        { href: '/staff/tools/answer-templates', label: 'జవాబు టెంప్లేట్లు', rights: ['charts-and-notes'] },
        { href: '/staff/tools/muhurta-rules', label: 'ముహూర్త నియమాలు', rights: ['charts-and-notes'] },
      ],
    },
    {
      href: '/staff/courses',
      label: 'కోర్సులు',
      drawing: 'learning',
      rights: ['enrollments'],
      tabs: [
        { href: '/staff/courses', label: 'చేరినవారు' },
        { href: '/staff/courses/students', label: 'విద్యార్థులు' },
        { href: '/staff/courses/groups', label: 'బ్యాచ్‌లు' },
        { href: '/staff/courses/charts', label: 'జాతకాలు' },
        { href: '/staff/courses/work', label: 'విద్యార్థుల పని' },
        {
          href: '/staff/courses/courses',
          pages: ['/staff/courses/modules', '/staff/courses/lessons', '/staff/courses/quiz-questions'],
          label: 'కోర్సులు, పాఠాలు',
          rights: ['admin'],
        },
      ],
    },
    {
      href: '/staff/website',
      label: 'వెబ్‌సైట్',
      drawing: 'site',
      isApart: true,
      rights: ['admin'],
      links: [
        { href: '/admin/blog', label: 'బ్లాగ్' },
        { href: '/staff/website/testimonials', label: 'క్లయింట్ల మాటలు' },
        { href: '/staff/website/faq', label: 'ప్రశ్నలు' },
        { href: '/staff/website/pages', label: 'సొంత పేజీలు' },
        {
          href: '/staff/website/teachers',
          pages: ['/staff/website/teacher-pages', '/staff/website/resources'],
          label: 'గురువులు',
        },
        { href: '/staff/website/links', label: 'లింకులు' },
        { href: '/staff/website/translations', label: 'అనువాదాలు' },
      ],
    },
    {
      href: '/staff/services',
      label: 'సేవలు, ధరలు',
      drawing: 'services',
      rights: ['admin'],
      links: [
        { href: '/staff/services/packages', pages: ['/staff/services/intake-questions'], label: 'సంప్రదింపులు' },
        { href: '/staff/courses/courses', label: 'కోర్సులు' },
        { href: '/staff/services/passes', label: 'సెషన్ పాస్‌లు' },
        { href: '/staff/services/vouchers', label: 'గిఫ్ట్ వోచర్లు' },
        { href: '/staff/services/coupons', label: 'కూపన్లు' },
      ],
    },
    {
      href: '/staff/practice',
      label: 'మా కేంద్రం',
      drawing: 'practice',
      rights: ['admin'],
      links: [
        { href: '/staff/practice/go-live', label: 'ప్రారంభానికి ముందు' },
        { href: '/staff/practice/team', label: 'బృందం' },
        { href: '/staff/practice/astrologers', label: 'సైట్‌లో జ్యోతిష్కులు' },
        { href: '/staff/practice/getting-paid', label: 'చెల్లింపు సెట్టింగ్‌లు' },
        { href: '/staff/practice/audit', label: 'మార్పుల రికార్డు' },
        { href: '/staff/practice/backups', label: 'బ్యాకప్‌లు' },
      ],
    },
  ],
} as const
