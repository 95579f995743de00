import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Documents are only read and ship no React; applications hydrate. */
export default [
  layout('routes/documents.tsx', [
    index('routes/public/home.tsx'),
    route('courses', 'routes/public/courses.tsx'),
    route('consultation', 'routes/public/consultation.tsx'),
    route('free-content', 'routes/public/free-content.tsx'),
    route('free-content/:slug', 'routes/public/teacher.tsx'),
    route('blog', 'routes/blog/list.tsx'),
    route('blog/:id', 'routes/blog/post.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('booking-cancelled', 'routes/public/booking-cancelled.tsx'),
    route('newsletter/subscribe', 'routes/public/newsletter-subscribe.tsx'),
    route('newsletter/confirm', 'routes/public/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/public/newsletter-unsubscribe.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/applications.tsx', [
    route('auth', 'routes/account/auth.tsx'),
    route('account/verify', 'routes/account/verify.tsx'),
    route('account/confirm-address', 'routes/account/confirm-address.tsx'),
    route('account/social-address', 'routes/account/social-address.tsx'),
    route('account/confirm-identity', 'routes/account/confirm-identity.tsx'),
    route('account/change-password', 'routes/account/change-password.tsx'),
    route('account/invitation', 'routes/account/invitation.tsx'),
    route('astrologer-setup', 'routes/account/astrologer-setup.tsx'),
    route('create-admin', 'routes/account/create-admin.tsx'),
    route('admin/blog', 'routes/admin/blog.tsx'),
    route('dashboard', 'routes/account/dashboard.tsx', [
      index('routes/account/dashboard/bookings.tsx'),
      route('profile', 'routes/account/dashboard/profile.tsx'),
      route('history', 'routes/account/dashboard/history.tsx'),
      route('invoices', 'routes/account/dashboard/invoices.tsx'),
      route('enrollments', 'routes/account/dashboard/enrollments.tsx'),
    ]),
  ]),

  // Answers without a page of their own.
  route('blog/feed.xml', 'routes/blog/feed.ts'),
  route('blog/:id/cover.svg', 'routes/blog/cover.ts'),
  route('blog/:id/og.png', 'routes/blog/og-image.ts'),
  route('sky', 'routes/public/sky.ts'),
  route('og.png', 'routes/public/og-image.ts', { id: 'og-image-of-the-site' }),
  route('og/:name', 'routes/public/og-image.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('site.webmanifest', 'routes/public/manifest.ts'),
  route('sign-out', 'routes/account/sign-out.ts'),
  route('account/export', 'routes/account/export.ts'),
  route('api/auth/callback/:provider', 'routes/api/social-callback.ts'),
] satisfies RouteConfig
