import { hotels } from '@roomlark/contract/inventory/hotels'
import { route } from '../../../http/route.ts'
import { addImages, captionImage, orderImages, removeImage } from './images.service.ts'

export const imagesRoutes = [
  route(hotels.addImages, (ctx, { params, files }) => addImages(ctx, params.id, files)),
  route(hotels.orderImages, (ctx, { params, body }) => orderImages(ctx, params.id, body.imageIds)),
  route(hotels.captionImage, (ctx, { params, body }) => captionImage(ctx, params, body.caption)),
  route(hotels.removeImage, (ctx, { params }) => removeImage(ctx, params)),
]
