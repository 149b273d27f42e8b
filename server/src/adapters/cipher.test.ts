import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCipher, loadOrCreateKey } from './cipher.ts'

describe('a cipher', () => {
  test('decrypts whatever was encrypted', () => {
    const cipher = createCipher(randomBytes(32))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cipher.decrypt(cipher.encrypt(text))).toBe(text)
      }),
    )
  })

  test('never produces the same output twice, and nothing readable', () => {
    const cipher = createCipher(randomBytes(32))
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (text) => {
        const [one, two] = [cipher.encrypt(text), cipher.encrypt(text)]
        expect(one.equals(two)).toBe(false)
        expect(one.includes(text)).toBe(false)
      }),
    )
  })

  test('refuses text that was altered, cut short, or encrypted with another key', () => {
    const cipher = createCipher(randomBytes(32))
    const sealed = cipher.encrypt('JBSWY3DPEHPK3PXP')
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const touched = Buffer.from(sealed)
        touched.writeUInt8(touched.readUInt8(place) ^ change, place)
        expect(() => cipher.decrypt(touched)).toThrow()
      }),
    )
    expect(() => cipher.decrypt(sealed.subarray(0, -1))).toThrow()
    expect(() => createCipher(randomBytes(32)).decrypt(sealed)).toThrow()
  })

  test('signs the same data alike, but not for another purpose, with another key or for other data', () => {
    const key = randomBytes(32)
    const [cipher, again] = [createCipher(key), createCipher(key)]
    const signature = cipher.sign('one', Buffer.from('data'))
    expect(signature).toHaveLength(32)
    expect(again.sign('one', Buffer.from('data'))).toEqual(signature)
    expect(cipher.sign('two', Buffer.from('data'))).not.toEqual(signature)
    expect(cipher.sign('one', Buffer.from('date'))).not.toEqual(signature)
    expect(createCipher(randomBytes(32)).sign('one', Buffer.from('data'))).not.toEqual(signature)
  })
})

describe('loadOrCreateKey', () => {
  test('creates a key only its owner can read, shared by servers started together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roomlark-key-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const dataDir = join(folder, 'not/there/yet')
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateKey(dataDir)))
    for (const key of keys) expect(key.equals(keys[0] ?? Buffer.of())).toBe(true)
    expect(keys[0]).toHaveLength(32)
    expect(await loadOrCreateKey(dataDir)).toEqual(keys[0])
    expect(await readdir(dataDir)).toEqual(['secret.key'])
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  })
})
