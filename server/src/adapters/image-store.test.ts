import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../../test/s3.ts'
import {
  fileOfImageName,
  type ImageStore,
  imageNames,
  newImageFile,
  type StoredImage,
} from './image-store.ts'
import { createFolderStore } from './image-store-folder.ts'
import { createS3Store } from './image-store-s3.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
const stores: Record<string, ImageStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomlark-store-'))
  s3 = await startS3()
  stores.folder = await createFolderStore(folder)
  stores.s3 = createS3Store(s3.url)
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

function storeCalled(name: string): ImageStore {
  const store = stores[name]
  if (!store) throw new Error('no such store')
  return store
}

async function listed(store: ImageStore, beginning?: string): Promise<StoredImage[]> {
  const found: StoredImage[] = []
  for await (const batch of store.list(beginning)) found.push(...batch)
  return found
}

describe.each(['folder', 's3'])('the store: %s', (kind) => {
  test('returns what was stored, and nothing once it is removed', async () => {
    const store = storeCalled(kind)
    const [small = '', medium = ''] = imageNames(newImageFile())
    await store.put(small, Buffer.from('one'))
    await store.put(medium, Buffer.from('another'))

    const opened = await store.open(medium)
    expect(opened?.size).toBe(7)
    expect(opened && (await buffer(opened.body)).toString()).toBe('another')

    await store.remove([small, medium])
    expect(await store.open(small)).toBeNull()
    expect(await store.open(medium)).toBeNull()
  })

  test('removing a missing file, or none at all, is fine', async () => {
    const store = storeCalled(kind)
    await store.remove(imageNames(newImageFile()))
    await store.remove([])
  })

  test('lists everything with its storage time', async () => {
    const store = storeCalled(kind)
    const names = Array.from({ length: 8 }, newImageFile).flatMap(imageNames)
    await Promise.all(names.map((name) => store.put(name, Buffer.from('x'))))

    const found = await listed(store)
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { storedAt } of found) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)

    const beginning = names[0]?.slice(0, 2) ?? ''
    expect((await listed(store, beginning)).map(({ name }) => name).toSorted()).toEqual(
      names.filter((name) => name.startsWith(beginning)).toSorted(),
    )

    await store.remove(names)
    expect(await listed(store)).toEqual([])
  })
})

test('the folder lists more than one batch', async () => {
  const names = Array.from({ length: 200 }, newImageFile).flatMap(imageNames)
  await Promise.all(names.map((name) => writeFile(join(folder, name), 'x')))
  const found = await listed(storeCalled('folder'))
  expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  await storeCalled('folder').remove(names)
})

test('a bucket is listed page after page', async () => {
  // The responses are canned, because the server used by the other tests cannot issue the token for a second
  // page.
  const pages = [listing('a.webp', 'next one'), listing('b.webp')]
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/xml').end(pages.shift())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  const { port } = server.address() as AddressInfo
  const found = await listed(createS3Store(`http://key:secret@127.0.0.1:${port}/pictures`))
  expect(found.map(({ name }) => name)).toEqual(['a.webp', 'b.webp'])
  expect(asked[0]).not.toContain('continuation-token')
  expect(asked[1]).toContain('continuation-token=next%20one')
})

function listing(name: string, next?: string): string {
  const object = `<Contents><Key>hotels/${name}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified>
    <ETag>"e"</ETag><Size>1</Size><StorageClass>STANDARD</StorageClass></Contents>`
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>pictures</Name><KeyCount>1</KeyCount>
    <IsTruncated>${next !== undefined}</IsTruncated>${more}${object}</ListBucketResult>`
}

test('the folder keeps no half-written file when writing fails', async () => {
  const store = storeCalled('folder')
  await expect(store.put('missing/x.webp', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})

test('a bucket out of reach, or one that refuses, is 503 for the caller', async () => {
  const away = await startS3()
  await away.close()
  const denied = s3.url.replace('S3RVER:S3RVER', 'S3RVER:wrong')
  const absent = s3.url.replace('/pictures', '/nowhere')
  for (const address of [away.url, denied, absent]) {
    const store = createS3Store(address)
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.remove(['a.webp'])).rejects.toMatchObject({ code: 'unavailable' })
  }
})

test('only our own names are valid', () => {
  const file = newImageFile()
  expect(fileOfImageName(`${file}-small.webp`)).toBe(file)
  const others = [
    '',
    file,
    `${file}-huge.webp`,
    `${file}-small.svg`,
    `../${file}-small.webp`,
    `.${file}-small.webp`,
  ]
  for (const name of others) expect(fileOfImageName(name)).toBeNull()
})
