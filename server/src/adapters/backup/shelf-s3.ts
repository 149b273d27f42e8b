import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { StartupError } from '../../db/startup-error.ts'
import { isBackupName, type Shelf } from './shelf.ts'

const prefix = 'backups/'
/** A bucket takes at most 10,000 parts, so a backup may have 156 GB. */
const partBytes = 16 * 1024 * 1024
const timeoutMs = 120_000

/** Keeps backups as objects below `backups/` in a bucket, `https://key:secret@host/bucket?region=…`. */
export function createS3Shelf(address: string): Shelf {
  const url = new URL(address)
  const place = url.origin + url.pathname
  const bucket = new S3mini({
    endpoint: place,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    requestAbortTimeout: timeoutMs,
  })
  return {
    place,
    async put(name, bytes) {
      const key = prefix + name
      const upload = await bucket.getMultipartUploadId(key, 'application/octet-stream')
      try {
        const parts = []
        let size = 0
        for await (const part of inParts(bytes)) {
          parts.push(await bucket.uploadPart(key, upload, part, parts.length + 1))
          size += part.length
        }
        await bucket.completeMultipartUpload(key, upload, parts)
        return size
      } catch (error) {
        await bucket.abortMultipartUpload(key, upload).catch(() => {})
        throw error
      }
    },
    async open(name) {
      const key = prefix + name
      const found = await bucket.objectExists(key)
      if (!found) throw new StartupError(`There is no backup ${name} in ${place}.`)
      const size = await bucket.getContentLength(key)
      // One answer that lasts as long as a whole restore would run into the time limit.
      const parts = async function* () {
        for (let from = 0; from < size; from += partBytes) {
          const answer = await bucket.getObjectRaw(key, false, from, Math.min(from + partBytes, size))
          yield Buffer.from(await answer.arrayBuffer())
        }
      }
      return Readable.from(parts(), { objectMode: false })
    },
    async list() {
      const found = (await bucket.listObjects('/', prefix)) ?? []
      return found
        .map(({ Key, Size }) => ({ name: Key.slice(prefix.length), bytes: Number(Size) }))
        .filter(({ name }) => isBackupName(name))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
    },
    async remove(name) {
      await bucket.deleteObject(prefix + name)
    },
  }
}

async function* inParts(bytes: Readable): AsyncGenerator<Buffer> {
  let [chunks, size]: [Buffer[], number] = [[], 0]
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(chunks)
    ;[chunks, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(chunks)
}
