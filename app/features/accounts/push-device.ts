/** What the server needs to write to this browser; undefined if its user does not allow it. Asks for the permission. */
export async function subscribeDevice(publicKey: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register('/app-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One for an earlier key of the site would be refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
