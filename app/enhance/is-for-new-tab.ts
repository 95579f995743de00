/** Whether a click opens a new tab or window, or is not one of the main button. */
export function isForNewTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
