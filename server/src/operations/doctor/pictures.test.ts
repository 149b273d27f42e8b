import { expect, test } from 'vitest'
import { startTestAppForTest } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { jpeg } from '../../../test/pictures.ts'
import { storedNames, upload } from '../../../test/uploads.ts'
import { fileOfImageName, imageNames, newImageFile } from '../../adapters/image-store.ts'
import { createS3Store } from '../../adapters/image-store-s3.ts'
import { examineDatabase } from './doctor.service.ts'

test('names pictures without files, and files that belong to no picture once they are old', async () => {
  const app = await startTestAppForTest()
  const { token } = await createActor(app)
  const { id } = await createHotel(app, token)
  await upload(app, token, id, [{ bytes: await jpeg(60, 40) }])
  const [stored = ''] = await storedNames(app)
  const found = async () => {
    const { findings } = await examineDatabase({ ...app.services, sql: app.pool })
    return findings.filter(({ faults }) => faults > 0).map(({ name, rows }) => [name, rows])
  }
  expect(await found()).toEqual([])

  const [left = ''] = imageNames(newImageFile())
  await app.services.images.put(left, Buffer.from('x'))
  expect(await found()).toEqual([])
  app.advance(4 * 86_400_000)
  expect(await found()).toEqual([['pictures-known', [{ name: left, storedAt: expect.any(Date) }]]])

  await app.services.images.remove([left, stored])
  const incomplete = { file: fileOfImageName(stored), missing: [stored] }
  expect(await found()).toEqual([['pictures-complete', [incomplete]]])
})

test('says that it could not look while the store is out of reach', async () => {
  const app = await startTestAppForTest()
  const images = createS3Store('http://key:secret@127.0.0.1:9/pictures')
  const { failures } = await examineDatabase({ sql: app.pool, images })
  expect(failures.map(({ name }) => name)).toEqual(['pictures-complete', 'pictures-known'])
})
