import webPush from 'web-push'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { findPushKey, lockPushKeys, type PushKey, recordPushKey } from '#db/push/push-keys.ts'

/** Makes the key by which push services know this site, unless there is one. A new key would end every subscription. */
export async function ensurePushKey(db: Database, keys: KeyRing, now: Date): Promise<PushKey> {
  return db.transaction(async (tx) => {
    await lockPushKeys(tx)
    const existing = await findPushKey(tx)
    if (existing) return existing

    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const key = { publicKey, sealedPrivateKey: sealWithRing(privateKey, keys) }
    await recordPushKey(tx, { ...key, createdAt: now })
    return key
  })
}
