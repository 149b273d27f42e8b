import { guest } from '@roomlark/contract/guest-site/guest-hotels'
import { hotelRemoval } from '@roomlark/contract/inventory/hotel-removal'
import { hotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { hotels } from '@roomlark/contract/inventory/hotels'
import { readRoute, route } from '../../http/route.ts'
import { listHotelActivity } from './activity.service.ts'
import { createHotel, getHotel, listHotels, setHotelActive, updateHotel } from './hotels.service.ts'
import { addImages, captionImage, orderImages, removeImage } from './images/images.service.ts'
import { importHotels } from './import/import.service.ts'
import { getPublicHotel } from './public/public-hotel.service.ts'
import { previewRemoval, removeHotel, restoreHotel } from './removal/removal.service.ts'
import { findNextSetup, getHotelSetup } from './setup/setup.service.ts'

export const hotelsRoutes = [
  readRoute(hotels.list, (ctx, { query }) => listHotels(ctx, query)),
  route(hotels.get, (ctx, { params }) => getHotel(ctx, params.id)),
  route(hotels.create, (ctx, { body }) => createHotel(ctx, body)),
  route(hotels.update, (ctx, { params, body }) => updateHotel(ctx, params.id, body)),
  route(hotels.setActive, (ctx, { params, body }) => setHotelActive(ctx, params.id, body.isActive)),
  route(hotels.remove, (ctx, { params }) => removeHotel(ctx, params.id)),
  route(hotelRemoval.preview, (ctx, { params }) => previewRemoval(ctx, params.id)),
  route(hotelRemoval.restore, (ctx, { params }) => restoreHotel(ctx, params.id)),
  route(hotels.activity, (ctx, { params }) => listHotelActivity(ctx, params.id)),
  route(hotels.import, (ctx, { body }) => importHotels(ctx, body)),
  route(hotelSetup.get, (ctx, { params }) => getHotelSetup(ctx, params.id)),
  route(hotelSetup.next, (ctx) => findNextSetup(ctx)),
  readRoute(guest.getHotel, (ctx, { params }) => getPublicHotel(ctx, params.slug)),
  route(hotels.addImages, (ctx, { params, files }) => addImages(ctx, params.id, files)),
  route(hotels.orderImages, (ctx, { params, body }) => orderImages(ctx, params.id, body.imageIds)),
  route(hotels.captionImage, (ctx, { params, body }) => captionImage(ctx, params, body.caption)),
  route(hotels.removeImage, (ctx, { params }) => removeImage(ctx, params)),
]
