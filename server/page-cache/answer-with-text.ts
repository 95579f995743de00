import { readPlainQuestion } from '#server/http/plain-question.ts'
import type { ShortAnswer } from '#server/short-answers.ts'
import type { PageAnswer } from './page-answer.ts'
import { answerTo, type PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

const SECOND_MS = 1_000

/** A kept page as the text that goes over the line, for those who ask for it without ado (decision 0090). */
export function answerWithText(cache: PageCache, { keepAliveMs }: { readonly keepAliveMs: number }): ShortAnswer {
  const staying = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / SECOND_MS}\r\n`
  // Whole texts, because putting a page together takes as long as sending it; of this second, because they tell the time.
  const texts = new Map<PageAnswer, string>()
  let second = 0

  function textOf(answer: PageAnswer): string {
    const now = Math.floor(Date.now() / SECOND_MS)
    if (now !== second) texts.clear()
    second = now
    const text = texts.get(answer) ?? write(answer, new Date(now * SECOND_MS))
    texts.set(answer, text)
    return text
  }

  function write({ head, latin1 }: PageAnswer, date: Date): string {
    return `${head}Date: ${date.toUTCString()}\r\n${staying}\r\n${latin1}`
  }

  return (bytes) => {
    const question = readPlainQuestion(bytes)
    const key = question && pageKey({ method: 'GET', ...question })
    const page = key === undefined ? undefined : cache.find(key)
    return question && page && textOf(answerTo(question, page))
  }
}
