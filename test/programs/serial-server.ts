// Takes the steps of a history that its parent sends, until it is killed.
import { connect } from '#db/client.ts'
import { type Scene, type Step, take } from '#test/races/serial-steps.ts'

type Order = { readonly id: number; readonly step: Step; readonly scene: Scene; readonly placed: string | undefined }

const [url = '', applicationName = ''] = process.argv.slice(2)
const { db } = connect(url, { applicationName })

process.on('message', async ({ id, step, scene, placed }: Order) => {
  try {
    process.send?.({ id, taken: await take(db, step, scene, placed) })
  } catch (error) {
    process.send?.({ id, failure: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ isReady: true })
