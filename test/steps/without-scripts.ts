/** A page as its reader sees it: scripts of the frame name, for example, the browser's session storage. */
export function withoutScripts(page: string): string {
  return page.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
}
