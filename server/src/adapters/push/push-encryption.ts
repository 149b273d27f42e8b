import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const curve = 'prime256v1'
const recordSize = 4096
/** Marks the last record; without padding, since the lengths of our messages say nothing. */
const lastRecord = Buffer.from([2])

type Keys = { p256dh: string; auth: string }
/** Random values of each message; the test of RFC 8291's example passes its own. */
type Chosen = { privateKey: Buffer; salt: Buffer }

/** Encrypts a message for one browser, which alone can read it: RFC 8291, in one record of RFC 8188. */
export function encryptPush(message: string, { p256dh, auth }: Keys, chosen: Chosen = chooseKey()): Buffer {
  const own = createECDH(curve)
  own.setPrivateKey(chosen.privateKey)
  const theirs = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()])
  const shared = deriveBytes(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = deriveBytes(shared, chosen.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = deriveBytes(shared, chosen.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(message, 'utf8'), cipher.update(lastRecord), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(own.getPublicKey().length, 4)
  return Buffer.concat([chosen.salt, head, own.getPublicKey(), ...record, cipher.getAuthTag()])
}

/** Tells whether this is a point of the curve. */
export function isPushKey(p256dh: string): boolean {
  const own = createECDH(curve)
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

function chooseKey(): Chosen {
  const own = createECDH(curve)
  own.generateKeys()
  return { privateKey: own.getPrivateKey(), salt: randomBytes(16) }
}

function deriveBytes(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
