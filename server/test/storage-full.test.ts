import { expect, test } from 'vitest'
import { startTestApp, startTestAppForTest } from './app.ts'
import { createActor } from './factories.ts'
import { createHotel } from './hotels.ts'
import { jpeg } from './pictures.ts'
import { upload } from './uploads.ts'

const full = { status: 507, body: { success: false, code: 'storage_full' } }

test('a full disk, for pictures or for the database, is 507 with Retry-After', async () => {
  const { images } = (await startTestAppForTest()).services
  const enospc = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const app = await startTestApp({ images: { ...images, put: () => Promise.reject(enospc) } })
  try {
    const { token } = await createActor(app, 'hotel')
    const { id } = await createHotel(app, token)
    const photo = await upload(app, token, id, [{ bytes: await jpeg() }])
    expect(photo).toMatchObject(full)
    expect(photo.headers.get('retry-after')).toBe('60')

    // PostgreSQL raises this when it cannot extend a file.
    await app.sql.unsafe(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
      END $$;
      CREATE TRIGGER full_disk BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION full_disk()`)
    const body = { firstName: 'Ada', lastName: 'Byron' }
    const profile = await app.ask('PUT', '/api/v1/users/profile', { token, body })
    expect(profile).toMatchObject(full)
    expect(profile.headers.get('retry-after')).toBe('60')
  } finally {
    await app.close()
  }
})
