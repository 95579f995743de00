import { HtmlValidate } from 'html-validate'

const OF_PAGES = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Email programs lay out by tables and read the attributes of old HTML only. */
const OF_EMAILS = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-deprecated-attr': 'off' } })

/**
 * A fold whose summary has a heading with a line below it needs a box around both. HTML allows headings in a summary and no
 * box; browsers and screen readers handle it as they do a box in a button.
 */
const BOX_IN_SUMMARY = /^element-permitted-content: <(div|p)> element is not permitted as content under <summary>/

/** What html-validate says about a page or an email, a line each. */
export async function findHtmlProblems(html: string, kind: 'page' | 'email' = 'page'): Promise<string[]> {
  const { results } = await (kind === 'page' ? OF_PAGES : OF_EMAILS).validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`)
    .filter((problem) => !BOX_IN_SUMMARY.test(problem))
}
