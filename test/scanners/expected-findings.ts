type Expected = { readonly finding: RegExp; readonly because: string }

/** What the scanners say and we leave as it is; docs/security.md lists the same. */
const EXPECTED: readonly Expected[] = [
  {
    finding: /Strict-Transport-Security is not set|Secure Flag cookie|Secure flag is not set/i,
    because: 'the scanned site is on http; with an https address both are set (F1)',
  },
  {
    finding: /CSP .*(style-src|unsafe-inline)|X-XSS-Protection is not set/i,
    because:
      'applications allow inline styles (0101); X-XSS-Protection is obsolete, and the policy allows no inline script',
  },
  {
    finding: /HttpOnly flag is not set in the cookie\s*:\s*(theme|chart-style)/i,
    because: 'scripts write the theme and the style of charts (3.3.4)',
  },
]

/** Why a finding is no fault; undefined for one that is. */
export function expectedOf(finding: string): string | undefined {
  return EXPECTED.find((each) => each.finding.test(finding))?.because
}
