import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Cipher = {
  encrypt(text: string): Buffer
  decrypt(sealed: Uint8Array): string
  /** Returns 32 bytes that nobody without the key can make, always the same for one purpose and data. */
  sign(purpose: string, data: Uint8Array): Buffer
}

const ivLength = 12
const tagLength = 16

/**
 * Texts are AES-256-GCM: iv, tag, then the text. Signatures are HMAC-SHA256 with a key derived for each purpose, so that
 * one made for one purpose is worth nothing for another.
 */
export function createCipher(key: Buffer): Cipher {
  return {
    encrypt(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([
        decipher.update(bytes.subarray(ivLength + tagLength)),
        decipher.final(),
      ]).toString('utf8')
    },
    sign(purpose, data) {
      const ownKey = Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
      return createHmac('sha256', ownKey).update(data).digest()
    },
  }
}

/**
 * Reads the key in the data folder, which is created on the first start. Servers started together agree on
 * one key.
 */
export async function loadOrCreateKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32), { mode: 0o600 })
  try {
    await link(draft, path)
    await chmod(path, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path)
}
