import type { ServiceContext } from '../context.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import type { NewImage } from '../platform/images/images.queries.ts'
import { storeScenes } from './hotel-pictures.ts'
import { hotelRoomsSketches } from './hotels.ts'
import type { Climate } from './seasons.ts'
import { insertMark, selectBareTypes } from './seed.queries.ts'

const views: Record<Climate, string> = {
  coast: 'room-sea',
  tropics: 'room-sea',
  fjord: 'room-sea',
  alps: 'room-alpine',
  desert: 'room-desert',
  city: 'room-city',
}

/** The name of a room type says more about its view than the hotel's climate does. */
const named: [RegExp, string][] = [
  [/garden|courtyard|vineyard|orange/i, 'room-garden'],
  [/terrace|suite|patio/i, 'room-terrace'],
]

export function chooseScene(typeName: string, hotelName: string): string {
  const byName = named.find(([words]) => words.test(typeName))?.[1]
  return byName ?? views[hotelRoomsSketches.get(hotelName)?.climate ?? 'city']
}

/** Stores one picture for each room type of the demo. */
export async function seedRoomPictures(ctx: ServiceContext, keeperId: string): Promise<void> {
  const pictures: { id: string; images: NewImage[] }[] = []
  for (const { id, name, hotelName } of await selectBareTypes(ctx.sql, keeperId)) {
    pictures.push({ id, images: await storeScenes(ctx, [chooseScene(name, hotelName)]) })
  }
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.room-pictures'))) return
    for (const { id, images } of pictures) {
      await keepPhotos(ctx, tx, { shelf: 'room-type', ownerId: id }, images)
    }
  })
}
