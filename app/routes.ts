import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Documents are only read and ship no React; applications hydrate. */
export default [
  layout('routes/documents.tsx', [index('routes/public/home.tsx'), route('*', 'routes/public/not-found.tsx')]),

  layout('routes/applications.tsx', [route('auth', 'routes/account/auth.tsx')]),

  // Answers without a page of their own.
  route('sky', 'routes/public/sky.ts'),
] satisfies RouteConfig
