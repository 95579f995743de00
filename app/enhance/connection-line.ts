import { ENHANCEMENT } from '#content/frame/enhancement.ts'

/** Says on pages behind sign-in that there is no connection, as long as there is none. */
export function showConnection() {
  const line = document.createElement('p')
  line.className = 'connection-line'
  line.role = 'status'
  document.body.append(line)
  const show = () => {
    line.textContent = navigator.onLine ? '' : ENHANCEMENT.offline
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
