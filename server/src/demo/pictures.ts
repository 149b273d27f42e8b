import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageSize } from '../adapters/image-store.ts'
import { makePlaceholder, type Picture } from '../adapters/pictures.ts'
import type { Transaction } from '../db/database.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import { storePicture } from '../platform/images/image-files.service.ts'
import type { NewImage } from '../platform/images/images.queries.ts'
import type { DemoContext } from './demo-context.ts'
import { demoHotels } from './hotels.ts'
import { demoFolder } from './read-demo.ts'
import type { Climate } from './seasons.ts'

const folder = join(demoFolder, 'scenes')

const captions: Record<string, string> = {
  alpine: 'The hotel below the peaks',
  breakfast: 'Breakfast',
  'city-dusk': 'The street at dusk',
  city: 'The neighbourhood',
  coast: 'The coast from the terrace',
  desert: 'The hotel in the dunes',
  fjord: 'The fjord in the morning',
  island: 'The bay',
  lake: 'By the lake',
  lobby: 'The lobby',
  pool: 'The pool',
  'room-alpine': 'A room with a mountain view',
  'room-city': 'A room above the rooftops',
  'room-desert': 'A room facing the dunes',
  'room-garden': 'A room facing the garden',
  'room-sea': 'A room with a sea view',
  'room-terrace': 'A room with a terrace',
}

const read = new Map<string, Promise<Picture>>()

/** Reads a picture of the demo, which ships in every size because drawing them all takes ten seconds. */
function readScene(scene: string): Promise<Picture> {
  const known = read.get(scene) ?? readSizes(scene)
  read.set(scene, known)
  return known
}

async function readSizes(scene: string): Promise<Picture> {
  const file = (size: ImageSize) => readFile(join(folder, `${scene}-${size}.webp`))
  const bytes = { small: await file('small'), medium: await file('medium'), large: await file('large') }
  const { width, height } = await sharp(bytes.large).metadata()
  return { width, height, placeholder: await makePlaceholder(sharp(bytes.small)), bytes }
}

/** A picture as somebody would send it. */
export function sceneFile(scene: string): Promise<Buffer> {
  return readFile(join(folder, `${scene}-large.webp`))
}

/** Stores files for one hotel or room type, which `keepPhotos` then makes its pictures. */
export function storeScenes(ctx: DemoContext, scenes: string[]): Promise<NewImage[]> {
  return Promise.all(
    scenes.map(async (scene) => ({
      ...(await storePicture(ctx, await readScene(scene))),
      caption: captions[scene] ?? '',
    })),
  )
}

const views: Record<Climate, string> = {
  coast: 'room-sea',
  tropics: 'room-sea',
  fjord: 'room-sea',
  alps: 'room-alpine',
  desert: 'room-desert',
  city: 'room-city',
}

/** The name of a room type says more about its view than the hotel's climate does. */
export function chooseScene(typeName: string, climate: Climate): string {
  if (/garden|courtyard|vineyard|orange/i.test(typeName)) return 'room-garden'
  return /terrace|suite|patio/i.test(typeName) ? 'room-terrace' : views[climate]
}

/** Stores one picture for each room type of the demo. */
export async function seedRoomPictures(ctx: DemoContext, tx: Transaction): Promise<void> {
  const types = await tx<{ id: string; name: string; hotelId: string }[]>`
    SELECT t.id, t.name, t.hotel_id AS "hotelId" FROM room_types t JOIN hotels h ON h.id = t.hotel_id
    WHERE h.owner_id = ${ctx.actor.userId} ORDER BY t.created_at, t.id`
  const climates = new Map(demoHotels.map(({ id, rooms }) => [id, rooms?.climate ?? 'city']))
  for (const { id: ownerId, name, hotelId } of types) {
    const scene = chooseScene(name, climates.get(hotelId) ?? 'city')
    await keepPhotos(ctx, tx, { shelf: 'room-type', ownerId }, await storeScenes(ctx, [scene]))
  }
}
