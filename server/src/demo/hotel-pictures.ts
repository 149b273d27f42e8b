import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageSize } from '../adapters/image-store.ts'
import { makePlaceholder, type Picture } from '../adapters/pictures.ts'
import type { ServiceContext } from '../context.ts'
import { storePicture } from '../platform/images/image-files.service.ts'
import type { NewImage } from '../platform/images/images.queries.ts'
import { demoFolder } from './read-demo.ts'

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
export function storeScenes(ctx: Pick<ServiceContext, 'images'>, scenes: string[]): Promise<NewImage[]> {
  return Promise.all(
    scenes.map(async (scene) => ({
      ...(await storePicture(ctx, await readScene(scene))),
      caption: captions[scene] ?? '',
    })),
  )
}
