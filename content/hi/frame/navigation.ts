/** The places of a client's own area, in the app frame. */
export const CLIENT_NAVIGATION = {
  title: 'मेरा डैशबोर्ड',
  places: [
    { href: '/dashboard', label: 'मेरा डैशबोर्ड', drawing: 'today' },
    { href: '/consultation', label: 'परामर्श', drawing: 'book' },
    { href: '/horoscope', label: 'कुंडली', drawing: 'charts' },
    { href: '/learning', label: 'मेरे कोर्स', drawing: 'learning' },
  ],
} as const

/**
 * The places of the staff area in the order of work, each with its pages. A link with rights is shown to whoever has one of
 * them; tabs stand above every page of a place, links on its first page only.
 */
export const STAFF_NAVIGATION = {
  title: 'हमारा केंद्र',
  places: [
    { href: '/staff', pages: ['/astrologer-dashboard'], label: 'आज', drawing: 'today' },
    {
      href: '/staff/week',
      label: 'हफ़्ता',
      drawing: 'week',
      rights: ['desk'],
      tabs: [
        { href: '/staff/week', label: 'हफ़्ता' },
        {
          href: '/staff/week/diary',
          pages: ['/staff/week/hours', '/staff/week/special-days'],
          label: 'काम के घंटे और छुट्टी',
          rights: ['availability'],
        },
        { href: '/staff/week/calendars', label: 'कैलेंडर', rights: ['availability'] },
      ],
    },
    {
      href: '/staff/clients',
      label: 'क्लाइंट',
      drawing: 'people',
      tabs: [
        { href: '/staff/clients', label: 'क्लाइंट' },
        { href: '/staff/bookings', label: 'बुकिंग' },
        { href: '/staff/clients/messages', label: 'संदेश भेजें', rights: ['desk'] },
        { href: '/staff/clients/calls', label: 'फ़ोन करने की सूची', rights: ['desk'] },
        { href: '/staff/clients/waitlist', label: 'वेटिंग लिस्ट', rights: ['desk'] },
      ],
    },
    {
      href: '/staff/money',
      label: 'पैसे',
      drawing: 'money',
      tabs: [
        { href: '/staff/money', label: 'जाँचना है' },
        { href: '/staff/money/received', pages: ['/staff/money/entries'], label: 'मिले भुगतान', rights: ['income'] },
        { href: '/staff/money/invoices', pages: ['/staff/money/vouchers'], label: 'इनवॉइस' },
        { href: '/staff/money/statements', label: 'बैंक स्टेटमेंट', rights: ['statements'] },
        { href: '/staff/money/reports', pages: ['/staff/money/gst'], label: 'रिपोर्ट', rights: ['income'] },
        { href: '/staff/money/exports', label: 'एक्सपोर्ट', rights: ['income'] },
      ],
    },
    {
      href: '/staff/inbox',
      label: 'इनबॉक्स',
      drawing: 'inbox',
      tabs: [
        { href: '/staff/inbox/messages', label: 'संदेश', rights: ['admin'] },
        { href: '/staff/inbox/suggestions', label: 'सुझाव', rights: ['admin'] },
        { href: '/staff/inbox/reviews', label: 'रिव्यू', rights: ['reviews'] },
        { href: '/staff/inbox/questions', label: 'प्रश्न', rights: ['enrollments'] },
        { href: '/staff/inbox/reminders', label: 'रिमाइंडर', rights: ['desk'] },
        { href: '/staff/inbox/emails', label: 'ईमेल', rights: ['admin'] },
      ],
    },
    {
      href: '/staff/tools',
      label: 'टूल',
      drawing: 'charts',
      rights: ['desk'],
      links: [
        { href: '/staff/tools/studio', label: 'तुरंत कुंडली', rights: ['charts-and-notes'] },
        { href: '/staff/tools/charts', label: 'सेव की हुई कुंडलियाँ', rights: ['charts-and-notes'] },
        { href: '/muhurta', label: 'मुहूर्त' },
        { href: '/panchanga', label: 'पंचांग' },
        { href: '/festivals', label: 'त्योहार' },
        { href: '/horoscope/compatibility', label: 'कुंडली मिलान' },
        { href: '/staff/tools/answer-templates', label: 'उत्तर के टेम्पलेट', rights: ['charts-and-notes'] },
        { href: '/staff/tools/muhurta-rules', label: 'अपने मुहूर्त नियम', rights: ['charts-and-notes'] },
      ],
    },
    {
      href: '/staff/courses',
      label: 'कोर्स',
      drawing: 'learning',
      rights: ['enrollments'],
      tabs: [
        { href: '/staff/courses', label: 'लिए गए कोर्स' },
        { href: '/staff/courses/students', label: 'विद्यार्थी' },
        { href: '/staff/courses/groups', label: 'बैच' },
        { href: '/staff/courses/charts', label: 'कुंडलियाँ' },
        { href: '/staff/courses/work', label: 'विद्यार्थियों का काम' },
        {
          href: '/staff/courses/courses',
          pages: ['/staff/courses/modules', '/staff/courses/lessons', '/staff/courses/quiz-questions'],
          label: 'कोर्स और पाठ',
          rights: ['admin'],
        },
      ],
    },
    {
      href: '/staff/website',
      label: 'वेबसाइट',
      drawing: 'site',
      isApart: true,
      rights: ['admin'],
      links: [
        { href: '/admin/blog', label: 'ब्लॉग' },
        { href: '/staff/website/testimonials', label: 'क्लाइंट क्या कहते हैं' },
        { href: '/staff/website/faq', label: 'प्रश्न और उत्तर' },
        { href: '/staff/website/pages', label: 'अपने पेज' },
        {
          href: '/staff/website/teachers',
          pages: ['/staff/website/teacher-pages', '/staff/website/resources'],
          label: 'शिक्षक',
        },
        { href: '/staff/website/links', label: 'लिंक' },
        { href: '/staff/website/translations', label: 'अनुवाद' },
      ],
    },
    {
      href: '/staff/services',
      label: 'सेवाएँ और कीमतें',
      drawing: 'services',
      rights: ['admin'],
      links: [
        { href: '/staff/services/packages', pages: ['/staff/services/intake-questions'], label: 'परामर्श' },
        { href: '/staff/courses/courses', label: 'कोर्स' },
        { href: '/staff/services/passes', label: 'सेशन पास' },
        { href: '/staff/services/vouchers', label: 'गिफ़्ट वाउचर' },
        { href: '/staff/services/coupons', label: 'कूपन' },
      ],
    },
    {
      href: '/staff/practice',
      label: 'हमारा केंद्र',
      drawing: 'practice',
      rights: ['admin'],
      links: [
        { href: '/staff/practice/go-live', label: 'साइट शुरू करने से पहले' },
        { href: '/staff/practice/team', label: 'टीम' },
        { href: '/staff/practice/astrologers', label: 'साइट के ज्योतिषी' },
        { href: '/staff/practice/getting-paid', label: 'भुगतान लेना' },
        { href: '/staff/practice/audit', label: 'बदलावों का रिकॉर्ड' },
        { href: '/staff/practice/backups', label: 'बैकअप' },
      ],
    },
  ],
} as const
