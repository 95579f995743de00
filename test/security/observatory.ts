/**
 * The scoring of Mozilla's HTTP Observatory, applied locally to one response: 100 points, minus some for what is
 * missing, plus extra points that count only from a score of 90. An A+ needs 100 or more.
 * Rules of August 2024: developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export type Finding = { readonly rule: string; readonly points: number }

const BEGIN_WITH = 100
const EXTRA_FROM = 90
const BEST_FROM = 100

const HALF_A_YEAR_SECONDS = 15_768_000
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

export async function observe(response: Response): Promise<{ grade: string; points: number; findings: Finding[] }> {
  const { headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const findings = [
    policy(headers),
    ...headers.getSetCookie().map(cookie),
    crossOriginSharing(headers),
    transportSecurity(headers),
    referrer(headers),
    scripts(isPage ? await response.clone().text() : ''),
    sniffing(headers),
    framing(headers),
    resourceSharing(headers),
  ]
  const losses = sum(findings.filter(({ points }) => points < 0))
  const base = BEGIN_WITH + losses
  const points = Math.max(0, base >= EXTRA_FROM ? base + sum(findings.filter(({ points }) => points > 0)) : base)
  return { grade: points >= BEST_FROM ? 'A+' : 'less', points, findings }
}

function policy(headers: Headers): Finding {
  const header = headers.get('content-security-policy')
  if (header === null) return { rule: 'no content security policy', points: -25 }

  const directives = new Map(header.split(';').map((part) => directive(part)))
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const script = sourcesOf('script-src')
  const isBound = script.some((source) => /^'(nonce-|sha(256|384|512)-)/.test(source))
  const isOpen = script.some((source) => ['*', 'https:', 'http:', 'data:'].includes(source))
  if ((script.includes("'unsafe-inline'") && !isBound) || (isOpen && !script.includes("'strict-dynamic'"))) {
    return { rule: 'scripts from anywhere', points: -20 }
  }
  if (script.includes("'unsafe-eval'")) return { rule: 'eval', points: -10 }
  if ([...directives.values()].flat().includes('http:')) return { rule: 'parts over plain http', points: -20 }
  if (sourcesOf('style-src').includes("'unsafe-inline'")) return { rule: 'inline styles only', points: 0 }
  const isClosed = directives.get('default-src')?.join() === "'none'"
  return isClosed ? { rule: 'closed by default', points: 10 } : { rule: 'nothing unsafe', points: 5 }
}

function directive(part: string): [string, string[]] {
  const [name = '', ...sources] = part.trim().split(/\s+/)
  return [name, sources]
}

function cookie(line: string): Finding {
  const isSession = /sess|login/i.test(line.split('=')[0] ?? '')
  if (!/; Secure/i.test(line)) return { rule: `cookie without Secure: ${line}`, points: isSession ? -40 : -5 }
  if (isSession && !/; HttpOnly/i.test(line)) return { rule: `cookie open to scripts: ${line}`, points: -30 }
  return { rule: 'protected cookies', points: /; SameSite=(Lax|Strict)/i.test(line) ? 5 : 0 }
}

function crossOriginSharing(headers: Headers): Finding {
  const isShared = headers.has('access-control-allow-origin')
  return { rule: 'shared with other origins', points: isShared ? -50 : 0 }
}

function transportSecurity(headers: Headers): Finding {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  if (seconds === 0) return { rule: 'no strict transport security', points: -20 }
  return { rule: 'strict transport security', points: seconds >= HALF_A_YEAR_SECONDS ? 0 : -10 }
}

function referrer(headers: Headers): Finding {
  const isPrivate = PRIVATE_REFERRERS.includes(headers.get('referrer-policy') ?? '')
  return { rule: 'referrer', points: isPrivate ? 5 : -5 }
}

function scripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\//g)]
  return { rule: 'scripts of other sites', points: foreign.length > 0 ? -5 : 0 }
}

function sniffing(headers: Headers): Finding {
  return { rule: 'type sniffing', points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 }
}

function framing(headers: Headers): Finding {
  const isForbidden = headers.get('content-security-policy')?.includes("frame-ancestors 'none'") ?? false
  if (isForbidden) return { rule: 'frames are forbidden by the policy', points: 5 }
  return { rule: 'frames', points: headers.get('x-frame-options') === 'DENY' ? 0 : -20 }
}

function resourceSharing(headers: Headers): Finding {
  const isOwn = ['same-origin', 'same-site'].includes(headers.get('cross-origin-resource-policy') ?? '')
  return { rule: 'use by other sites', points: isOwn ? 10 : 0 }
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((total, { points }) => total + points, 0)
}
