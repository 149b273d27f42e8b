import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { writeMapArchive } from '../../../../test/map-archive.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { openMapTiles } from '../../../adapters/map-tiles.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let folder: string
let archive: Buffer
let [app, plain]: TestApp[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomlark-tiles-'))
  archive = await writeMapArchive(join(folder, 'town.pmtiles'))
  const guestRenderer = await loadGuestRenderer(webFolder)
  app = await startTestApp({ webFolder, guestRenderer, mapTiles: join(folder, 'town.pmtiles') })
  plain = await startTestApp({ webFolder, guestRenderer })
})
afterAll(async () => {
  await Promise.all([app?.close(), plain?.close(), rm(folder, { recursive: true })])
})

const read = (headers: Record<string, string>, of = app) => fetch(`${of?.url}/stays/map.pmtiles`, { headers })

describe('GET /stays/map.pmtiles', () => {
  test('is what a reader of tiles expects', async () => {
    const tiles = new PMTiles(`${app?.url}/stays/map.pmtiles`)
    expect(await tiles.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 0, maxZoom: 0 })
    const tile = await tiles.getZxy(0, 0, 0)
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).includes('Positano')).toBe(true)
  })

  test('sends the part that is asked for, and nothing to a browser that has it', async () => {
    const part = await read({ range: 'bytes=0-6' })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('PMTiles')
    expect(part.headers.get('content-range')).toBe(`bytes 0-6/${archive.length}`)
    expect(part.headers.get('cache-control')).toContain('max-age')
    const etag = part.headers.get('etag') ?? ''
    expect((await read({ range: 'bytes=0-6', 'if-none-match': etag })).status).toBe(304)
    const rest = await read({ range: 'bytes=120-' })
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(archive.subarray(120))
  })

  test.each([undefined, 'bytes=5-2', 'bytes=99999-', 'bytes=-5', 'bytes=0-1,4-5', 'lines=1-2'])(
    'sends no whole file and nothing beyond it for %j',
    async (range) => {
      const answer = await read(range === undefined ? {} : { range })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe(`bytes */${archive.length}`)
      expect(await answer.text()).toBe('')
    },
  )

  test('is not there without tiles, and neither are streets nor a wider policy on the page', async () => {
    const house = {
      with: await openTestHotel(app as TestApp, 1),
      without: await openTestHotel(plain as TestApp, 1),
    }
    expect((await read({ range: 'bytes=0-6' }, plain)).status).toBe(404)
    const pages = [
      await app?.ask('GET', `/stays/${house.with.hotel.slug}`),
      await plain?.ask('GET', `/stays/${house.without.hotel.slug}`),
    ]
    expect(pages.map((page) => String(page?.body).includes('Show streets'))).toEqual([true, false])
    const policies = pages.map((page) => page?.headers.get('content-security-policy') ?? '')
    expect(policies[0]).toContain("trusted-types default; worker-src 'self'")
    expect(policies[1]).toContain("trusted-types 'none'")
  })
})

describe('openMapTiles', () => {
  test('refuses what is no file of vector tiles, naming it', async () => {
    const other = join(folder, 'other.pmtiles')
    await writeFile(other, archive.with(99, 2))
    await expect(openMapTiles(other)).rejects.toThrow(
      `not a file of vector tiles (PMTiles, version 3): ${other}`,
    )
    await writeFile(other, 'text')
    await expect(openMapTiles(other)).rejects.toThrow('not a file of vector tiles')
    await expect(openMapTiles(join(folder, 'none.pmtiles'))).rejects.toThrow('cannot be read')
  })
})
