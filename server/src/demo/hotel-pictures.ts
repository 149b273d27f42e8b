import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../adapters/pictures.ts'
import type { ServiceContext } from '../context.ts'
import { storePicture } from '../modules/images/image-files.service.ts'
import type { NewImage } from '../modules/images/images.queries.ts'

const folder = join(import.meta.dirname, '../../demo/scenes')

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

export type DrawnScenes = Map<string, Picture>

export const allScenes: readonly string[] = Object.keys(captions)

/** Draws the missing pictures and prepares them like uploads. SVG is rendered nowhere else. */
export async function drawScenes(
  ctx: Pick<ServiceContext, 'pictures'>,
  drawn: DrawnScenes,
  scenes: readonly string[],
): Promise<void> {
  const waiting = scenes.filter((scene) => !drawn.has(scene))
  const drawOneAfterTheOther = async () => {
    for (let scene = waiting.shift(); scene !== undefined; scene = waiting.shift()) {
      const bytes = await sceneFile(scene)
      drawn.set(scene, await ctx.pictures.prepare({ name: scene, bytes }))
    }
  }
  await Promise.all([drawOneAfterTheOther(), drawOneAfterTheOther()])
}

/** A picture as somebody would send it. */
export function sceneFile(scene: string): Promise<Buffer> {
  return sharp(join(folder, `${scene}.svg`))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Stores files for one hotel or room type, which `keepPhotos` then makes its pictures. */
export async function storeScenes(
  ctx: Pick<ServiceContext, 'images'>,
  drawn: DrawnScenes,
  scenes: string[],
): Promise<NewImage[]> {
  return Promise.all(
    scenes.map(async (scene) => {
      const picture = drawn.get(scene)
      if (!picture) throw new Error(`there is no scene ${scene}`)
      return { ...(await storePicture(ctx, picture)), caption: captions[scene] ?? '' }
    }),
  )
}
