import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { unavailable } from '../errors.ts'
import { type ImageStore, imageUrls } from './image-store.ts'

const prefix = 'hotels/'
const portion = 1000
const timeoutMs = 20_000

const types: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' }

/**
 * Stores pictures as objects in a bucket, `https://key:secret@host/bucket?region=…`, which need not be
 * public.
 */
export function createS3Store(address: string): ImageStore {
  const url = new URL(address)
  const bucket = new S3mini({
    endpoint: url.origin + url.pathname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    requestAbortTimeout: timeoutMs,
  })
  return {
    getUrls: imageUrls,
    async put(name, bytes) {
      const type = types[extname(name)] ?? 'image/webp'
      const answer = await answered(bucket.putObject(prefix + name, bytes, type))
      await answer.body?.cancel()
    },
    async open(name) {
      const answer = await answered(bucket.getObjectResponse(prefix + name))
      if (!answer?.body) return null
      return { body: Readable.from(answer.body), size: Number(answer.headers.get('content-length')) }
    },
    async remove(names) {
      if (names.length === 0) return
      const removed = await answered(bucket.deleteObjects(names.map((name) => prefix + name)))
      if (removed.includes(false))
        throw unavailable(new Error('the bucket kept some of the removed pictures'))
    },
    async *list(beginning = '') {
      let token: string | undefined
      do {
        const page = await answered(bucket.listObjectsPaged('/', prefix + beginning, portion, token))
        const objects = page?.objects ?? []
        yield objects.map(({ Key, LastModified }) => ({
          name: Key.slice(prefix.length),
          storedAt: new Date(LastModified),
        }))
        token = page?.nextContinuationToken
      } while (token)
    },
  }
}

/** To the caller, an unreachable bucket means "not now"; the log has the reason. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw unavailable(error)
  }
}
