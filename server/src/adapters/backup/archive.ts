import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { StartupError } from '../../db/startup-error.ts'

export type AddEntry = (name: string, bytes: Buffer) => Promise<void>
export type ArchiveEntry = { name: string; bytes: Buffer }

/**
 * The key is derived with 64 MB of memory. The default of age is 256 MB, as much as a whole server takes; the minimum length
 * of passphrases makes up for it.
 */
const scryptWorkFactor = 16
const ageMagic = Buffer.from('age-encryption.org/')
const gzipMagic = Buffer.from([0x1f, 0x8b])

/** Returns the bytes of a tar file, compressed by gzip and, with a passphrase, encrypted as `age -p` does. */
export async function writeArchive(
  produce: (add: AddEntry) => Promise<void>,
  passphrase: string | undefined,
): Promise<Readable> {
  const tar = pack()
  const add: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      if (tar.destroyed) reject(new Error('The archive was closed.'))
      tar.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()))
    })
  const compressed = createGzip({ level: 5 })
  // A fault on the way destroys the last stream with it, so that whoever reads it learns of it.
  pipeline(Readable.from(tar), compressed).catch((error) => compressed.destroy(error))
  produce(add).then(
    () => tar.finalize(),
    (error) => tar.destroy(error),
  )
  if (passphrase === undefined) return compressed
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(scryptWorkFactor)
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream)
  return Readable.fromWeb(encrypted as ReadableStream)
}

/** Reads the entries in their order. Whatever is wrong with the bytes is one sentence. */
export async function* readArchive(
  source: Readable,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const plain = await decrypted(source, passphrase)
  const tar = extract()
  const unzipped = new PassThrough()
  const feeding = pipeline(plain, createGunzip(), unzipped, tar)
  feeding.catch((error) => tar.destroy(error))
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: await buffer(entry) }
    }
    await feeding
  } catch (error) {
    throw new StartupError(`The backup is damaged or incomplete (${describeError(error)}).`, { cause: error })
  } finally {
    source.destroy()
  }
}

async function decrypted(source: Readable, passphrase: string | undefined): Promise<Readable> {
  const { head, whole } = await peek(source)
  if (head.subarray(0, 2).equals(gzipMagic)) return whole
  if (!head.subarray(0, ageMagic.length).equals(ageMagic)) {
    source.destroy()
    throw new StartupError('This file is no backup of Roomlark, or its beginning is damaged.')
  }
  if (passphrase === undefined) {
    source.destroy()
    throw new StartupError('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.')
  }
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(whole) as globalThis.ReadableStream)
    return Readable.fromWeb(opened as ReadableStream)
  } catch (cause) {
    source.destroy()
    const isWrong = /no identity matched/.test(describeError(cause))
    throw new StartupError(
      isWrong
        ? 'BACKUP_PASSPHRASE is not the passphrase of this backup.'
        : `The backup is damaged (${describeError(cause)}).`,
      { cause },
    )
  }
}

async function peek(source: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = source.iterator({ destroyOnReturn: false })
  const first: Buffer[] = []
  let length = 0
  while (length < ageMagic.length) {
    const { value, done } = await chunks.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const head = Buffer.concat(first)
  const rest = async function* () {
    yield head
    yield* chunks
  }
  return { head, whole: Readable.from(rest(), { objectMode: false }) }
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
