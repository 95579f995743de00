import { wholeStyles } from './whole-styles.ts'

/**
 * Another page, fetched instead of visited, to take parts from. The styles written into it are left out: this page permits
 * only its own, and has those of everything by now.
 */
export async function readPage(answer: Response): Promise<Document> {
  const [html] = await Promise.all([answer.text(), wholeStyles()])
  return new DOMParser().parseFromString(html.replace(/<style\b.*?<\/style>/s, ''), 'text/html')
}
